import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { sectionTitle } from '../form/schema.ts';
import type { SectionEdits } from '../outline/section-edits.ts';
import { signOfKind } from '../shell/kind-signs.ts';
import { Sign } from '../shell/Sign.tsx';
import { useStore, useStudio } from '../store/context.tsx';
import { type Conversion, conversionsOf } from './convert-section.ts';
import { KindList } from './KindDialog.styles.ts';

type KindProps = { edits: SectionEdits; index: number; onClose: () => void };

/** What else a section can be, with what becomes of its words, before it is changed. */
export function KindDialog({ edits, index, onClose }: KindProps): ReactNode {
  const choices = useStudio((state) => state.choices);
  const { section } = edits.at(index);
  const kinds = useMemo(() => conversionsOf(section, choices), [section, choices]);
  const hasNotes = useNotes(edits, index);
  const [type, setType] = useState<string>();
  const [keeps, setKeeps] = useState(true);
  const chosen = kinds.find((kind) => kind.type === type) ?? kinds.find(({ refused }) => refused === undefined);
  const left = chosen ? leftOf(chosen, hasNotes) : [];
  const change = async () => {
    if (!chosen || chosen.refused !== undefined) return;
    if (await edits.change(index, chosen, keeps && left.length > 0)) onClose();
  };
  return (
    <StudioDialog title="Change what it is" onClose={onClose}>
      <fieldset>
        <legend>{edits.label(index)} becomes:</legend>
        <KindList>
          {kinds.map((kind) => (
            <Kind
              key={kind.type}
              kind={kind}
              left={leftOf(kind, hasNotes)}
              isChosen={kind === chosen}
              onChoose={() => setType(kind.type)}
            />
          ))}
        </KindList>
      </fieldset>
      {left.length > 0 && (
        <label>
          <input type="checkbox" checked={keeps} onChange={(event) => setKeeps(event.currentTarget.checked)} />
          Keep it as it was, too, hidden from visitors below
        </label>
      )}
      <p className="muted">It can be undone as a whole.</p>
      <div className="row">
        <button type="button" className="main" aria-disabled={!chosen || undefined} onClick={() => void change()}>
          Change it
        </button>
        <button type="button" className="small" onClick={onClose}>
          Cancel
        </button>
      </div>
    </StudioDialog>
  );
}

/** Whether whoever writes the text has left notes in it, which rows made of entries have no place for. */
function useNotes(edits: SectionEdits, index: number): boolean {
  const store = useStore();
  const [hasNotes, setHasNotes] = useState(false);
  useEffect(() => {
    const { file, path } = edits.at(index);
    void store.ask((asked) => asked.entry(file, path)).then((entry) => setHasNotes(hasComment(entry?.text ?? '')));
  }, [store, edits, index]);
  return hasNotes;
}

function hasComment(text: string): boolean {
  return text.split('\n').some((line) => line.trimStart().startsWith('#'));
}

function leftOf({ left, entries }: Conversion, hasNotes: boolean): readonly string[] {
  return hasNotes && entries === undefined ? [...left, 'Notes in its text'] : left;
}

type RowProps = { kind: Conversion; left: readonly string[]; isChosen: boolean; onChoose: () => void };

function Kind({ kind, left, isChosen, onChoose }: RowProps): ReactNode {
  const id = useId();
  const { type, refused, samples, joined } = kind;
  return (
    <li>
      <label>
        <input
          type="radio"
          name="kind"
          checked={isChosen}
          disabled={refused !== undefined}
          aria-describedby={id}
          onChange={onChoose}
        />
        <Sign name={signOfKind(type)} />
        {sectionTitle(type)}
      </label>
      <div id={id}>
        {refused === undefined ? (
          <>
            {left.length === 0 && samples.length === 0 && <p>All of it comes along.</p>}
            {left.length > 0 && <p>Doesn’t come along: {left.join(', ')}.</p>}
            {joined.length > 0 && <p>Stands at the end of the text then: {joined.join(', ')}.</p>}
            {samples.length > 0 && <p>Still to be written by you: {samples.join(', ')}.</p>}
          </>
        ) : (
          <p>{refused}</p>
        )}
      </div>
    </li>
  );
}
