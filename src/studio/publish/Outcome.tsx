import { useState } from 'react';
import type { Choices, Contradiction, Published, Publishing } from '../host/publishing.ts';
import { Problems } from './Problems.tsx';

type OutcomeProps = {
  outcome: Published | undefined;
  publishing: Publishing;
  /** Tries it again, with what was decided. */
  onAgain: (choices: Choices) => void;
};

/** What stands in the way of a publication, and what can be done about it. Nothing is public while this is shown. */
export function Outcome({ outcome, publishing, onAgain }: OutcomeProps) {
  if (!outcome || 'published' in outcome || 'scheduled' in outcome) return null;
  if ('unchanged' in outcome) return <p role="status">Visitors see all of this already.</p>;
  if ('confirm' in outcome) return <Confirmation publishing={publishing} onDone={() => onAgain({})} />;
  if ('problems' in outcome)
    return <Problems title="Nothing was published: there is something to fix first" problems={outcome.problems} />;
  if ('contradictions' in outcome) return <Contradictions files={outcome.contradictions} onChosen={onAgain} />;
  return (
    <p role="alert" className="wrong">
      {outcome.refused}
    </p>
  );
}

type FilesProps = {
  files: Readonly<Record<string, readonly Contradiction[]>>;
  onChosen: (choices: Choices) => void;
};

/** The same words, changed here and by somebody else meanwhile: one of both has to be chosen. */
function Contradictions({ files, onChosen }: FilesProps) {
  const [chosen, setChosen] = useState<Choices>({});
  const asked = Object.entries(files).flatMap(([file, places]) => places.map((place) => ({ file, place })));
  const sideOf = (file: string, { path }: Contradiction) => chosen[file]?.[JSON.stringify(path)];
  const isDecided = asked.every(({ file, place }) => sideOf(file, place) !== undefined);
  return (
    <section>
      <h3>Somebody has published other words here meanwhile. Which ones count?</h3>
      {asked.map(({ file, place }) => {
        const key = JSON.stringify(place.path);
        const choose = (side: 'mine' | 'theirs') => setChosen({ ...chosen, [file]: { ...chosen[file], [key]: side } });
        return (
          <fieldset key={`${file} ${key}`}>
            <legend>
              {file}
              {place.path.length > 0 && `, ${place.path.join(' › ')}`}
            </legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="row">
                <input
                  type="radio"
                  name={`${file} ${key}`}
                  checked={sideOf(file, place) === side}
                  onChange={() => choose(side)}
                />
                {side === 'mine' ? 'Yours' : 'Published'}: {valueWords(place[side])}
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className="row">
        <button type="button" className="main" disabled={!isDecided} onClick={() => onChosen(chosen)}>
          Go on with these
        </button>
      </div>
    </section>
  );
}

function valueWords(value: unknown): string {
  if (value === undefined) return 'nothing: it is deleted';
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}

/** Somebody without a passkey types a code that is mailed. */
function Confirmation({ publishing, onDone }: { publishing: Publishing; onDone: () => void }) {
  const [code, setCode] = useState('');
  const [isMailed, setMailed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const mail = async () => {
    const wrong = await publishing.mailCode();
    setProblem(wrong);
    setMailed(wrong === undefined);
  };
  const confirm = async () => {
    const wrong = await publishing.confirmByCode(code);
    setProblem(wrong);
    if (wrong === undefined) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void (isMailed ? confirm() : mail());
      }}
    >
      <p>Confirm that it is you. With a passkey, which you can add on the Studio’s first page, this takes one touch.</p>
      {isMailed && (
        <label>
          The code in the mail
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
      )}
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="main">
          {isMailed ? 'Confirm' : 'Mail me a code'}
        </button>
      </div>
    </form>
  );
}
