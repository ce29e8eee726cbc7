import type { ReactNode } from 'react';
import { isHolder, type Path, valueAt } from '#kit/model';
import { isWithin } from '../form/schema.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { isShared } from '../store/site-folders.ts';
import type { StudioStore } from '../store/types.ts';
import type { Behind, FileView } from '../worker/protocol.ts';
import { Note } from './BehindNote.styles.ts';
import { settle, unsettle, useSettled } from './settled.ts';

type Changed = NonNullable<Behind['changes']>[number];
type NoteProps = { fileView: FileView; behind: Behind; root: Path };

const changedWords = 'The original has changed since this was translated';

/**
 * What the original says otherwise since the open page was translated, sentence by sentence above the form, each leading to its field: in
 * the form of a section what concerns that. Once all are settled, the page counts as up to date.
 */
export function BehindNote({ fileView: { file, data }, behind, root }: NoteProps): ReactNode {
  const store = useStore();
  const settled = useSettled(file);
  const selected = useStudio((state) => state.selection.path);
  const open = behind.changes?.filter(({ sentence }) => !settled.has(sentence)) ?? [];
  const here = behind.changes?.filter(({ path }) => isWithin(path, root)) ?? [];
  const others = open.filter((change) => !here.includes(change)).length;
  const done = ({ sentence, figure }: Changed, button: HTMLElement) => {
    // What is settled by itself stays in its row, so that nothing else comes below the pointer.
    if (figure === undefined && open.length > 1) return settle(file, sentence);
    const entry = button.closest('li');
    const next = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button');
    (next ?? document.getElementById('studio-form'))?.focus();
    if (figure === undefined) settle(file, sentence);
    void upToDate(store, file, figure);
  };
  if (behind.changes === undefined)
    return (
      <Note aria-label="What the original says now">
        <h3>{behind.isUnmarked ? 'Does this say what the original says?' : changedWords}</h3>
        <p>
          {behind.isUnmarked
            ? 'Once it does, you hear here when the original changes.'
            : 'What it said when this was translated was not kept here, so compare both.'}
        </p>
        <div className="ways">
          <button type="button" className="way" onClick={() => void upToDate(store, file)}>
            Mark as up to date
          </button>
        </div>
      </Note>
    );
  if (open.length === 0) return null;
  return (
    <Note aria-label="What the original says now">
      <h3>{changedWords}</h3>
      <ul>
        {here.map((change) => {
          const { sentence } = change;
          const place = placeIn(data, change.path);
          const isSettled = settled.has(sentence);
          return (
            <li key={sentence}>
              <button
                type="button"
                className="said"
                aria-current={isWithin(selected, place) && place.length > 0 ? true : undefined}
                onClick={() => store.select({ file, path: place })}
              >
                {sentence}
              </button>
              <div className="ways">
                <button
                  type="button"
                  className="way"
                  onClick={({ currentTarget }) => (isSettled ? unsettle(file, sentence) : done(change, currentTarget))}
                >
                  {isSettled ? 'Undo' : 'Mark as up to date'}
                </button>
                <span role="status">{isSettled ? 'Up to date' : ''}</span>
              </div>
            </li>
          );
        })}
      </ul>
      {others > 0 && (
        <div>
          <button type="button" className="said" onClick={() => store.select({ file, path: [] })}>
            {others === 1 ? '1 other change' : `${others} other changes`} of this {isShared(file) ? 'file' : 'page'}
          </button>
        </div>
      )}
    </Note>
  );
}

/** As much of a path as a translation has. */
function placeIn(data: unknown, path: Path): Path {
  const length = path.findIndex((_, index) => {
    const inside = valueAt(data, path.slice(0, index + 1));
    return inside === undefined || (!isHolder(inside) && index < path.length - 1);
  });
  return length < 0 ? path : path.slice(0, length);
}

/** Notes in a translation that it says what its original says now, or in one of its figures, as one step of the history. */
async function upToDate(store: StudioStore, file: string, figure?: string): Promise<void> {
  const plan = await store.plan({ kind: 'translated', file, ...(figure === undefined ? {} : { figure }) });
  if ('refused' in plan) store.refuse(plan.refused);
  const isMarked = !('refused' in plan) && (await store.carryOut(plan));
  if (!isMarked) settle(file, undefined);
}
