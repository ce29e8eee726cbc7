import type { ReactNode } from 'react';
import { isHolder, type Path, valueAt } from '#kit/model';
import { isWithin } from '../form/schema.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { Behind, FileView } from '../worker/protocol.ts';
import { Note } from './BehindNote.styles.ts';
import { settle, useSettled } from './settled.ts';

type NoteProps = { fileView: FileView; behind: Behind; root: Path };

/**
 * What the original says otherwise since the open page was translated, sentence by sentence above the form, each leading to its field: in
 * the form of a section what concerns that. Once all are settled, the page counts as up to date.
 */
export function BehindNote({ fileView: { file, data }, behind, root }: NoteProps): ReactNode {
  const store = useStore();
  const settled = useSettled(file);
  const selected = useStudio((state) => state.selection.path);
  const address = useStudio((state) => state.choices.pages.find((page) => page.file === file)?.path);
  const open = behind.changes?.filter(({ sentence }) => !settled.has(sentence)) ?? [];
  const here = open.filter(({ path }) => isWithin(path, root));
  const others = open.length - here.length;
  const done = (sentence: string, button: HTMLElement) => {
    // The button goes with its change; the focus goes on in the next one, else in the form.
    const entry = button.closest('li');
    const next = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button');
    (next ?? document.getElementById('studio-form'))?.focus();
    settle(file, sentence);
    if (open.length === 1) void upToDate(store, file, address);
  };
  if (behind.changes === undefined)
    return (
      <Note aria-label="What the original says now">
        <h3>The original has changed since</h3>
        <p>What it said when this page was translated was not kept here, so compare both.</p>
        <div className="ways">
          <button type="button" className="way" onClick={() => void upToDate(store, file, address)}>
            It says the same now
          </button>
        </div>
      </Note>
    );
  if (open.length === 0) return null;
  return (
    <Note aria-label="What the original says now">
      <h3>The original has changed since</h3>
      <ul>
        {here.map(({ sentence, path }) => {
          const place = placeIn(data, path);
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
                <button type="button" className="way" onClick={({ currentTarget }) => done(sentence, currentTarget)}>
                  It says so already
                </button>
                <button type="button" className="way" onClick={({ currentTarget }) => done(sentence, currentTarget)}>
                  A small change
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {others > 0 && (
        <div>
          <button type="button" className="said" onClick={() => store.select({ file, path: [] })}>
            {others === 1 ? '1 other change' : `${others} other changes`} of this page
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

/** Notes in a translation that it says what its original says now, as one step of the history. */
async function upToDate(store: StudioStore, file: string, address: string | undefined): Promise<void> {
  const plan = await store.plan({ kind: 'translated', path: address ?? '' });
  if ('refused' in plan) store.refuse(plan.refused);
  const isMarked = !('refused' in plan) && (await store.carryOut(plan));
  if (!isMarked) settle(file, undefined);
}
