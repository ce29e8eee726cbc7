import { fileTitle } from '../outline/file-title.ts';
import { useStudio } from '../store/context.tsx';
import type { Plan } from '../worker/protocol.ts';
import { plainWords } from './plain-words.ts';
import { SideBySide } from './SideBySide.tsx';

type PlanProps = { plan: Plan; does: string; onBack: () => void; onDo: () => void };

/** What a change of pages does everywhere, before it is done. `does` stands on the button that does it. */
export function PlanView({ plan: { title, changes, mentions, notes }, does, onBack, onDo }: PlanProps) {
  const pages = useStudio((state) => state.choices.pages);
  const others = changes.filter(({ before, after, from }) => before !== undefined && after !== undefined && !from);
  return (
    <>
      <p>{title}</p>
      {others.length > 0 && (
        <section>
          <h3>
            {others.length === 1 ? 'One other place changes with it' : `${others.length} other places change with it`}
          </h3>
          {others.map(({ file, before = '', after = '' }) => (
            <details key={file}>
              <summary>{fileTitle(file, pages)}</summary>
              <SideBySide before={before} after={after} labels={['Now', 'Then']} />
            </details>
          ))}
        </section>
      )}
      {mentions.length > 0 && (
        <section>
          <h3>It is also named here, which stays as it is</h3>
          <ul className="sentences">
            {mentions.map(({ file, line, where }) => (
              <li key={`${file} ${line}`}>{where ? plainWords(where) : `${fileTitle(file, pages)}, line ${line}`}</li>
            ))}
          </ul>
        </section>
      )}
      {notes.map((note) => (
        <p key={note} className="muted">
          {plainWords(note)}
        </p>
      ))}
      <p className="muted">It can be undone as a whole.</p>
      <div className="row">
        <button type="button" className="main" onClick={onDo}>
          {does}
        </button>
        <button type="button" className="small" onClick={onBack}>
          Back
        </button>
      </div>
    </>
  );
}
