import type { ReactNode } from 'react';
import type { Edit } from '#engine/edit';
import { isHolder, type Path, valueAt } from '#kit/model';
import { isWithin } from '../form/schema.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { isShared } from '../store/site-folders.ts';
import type { StudioStore } from '../store/types.ts';
import type { Behind, BehindChange } from '../worker/behind-types.ts';
import type { FileView } from '../worker/protocol.ts';
import { Note } from './BehindNote.styles.ts';
import { openChanges, settle, unsettle, useSettled, type Way, wayOf } from './settled.ts';

type NoteProps = { fileView: FileView; behind: Behind; root: Path };

const markWords = 'Mark as up to date';
const changedWords = 'The original has changed since this was translated';

/**
 * What the original says otherwise since the open page was translated, sentence by sentence above the form, each leading to its field: in
 * the form of a section what concerns that. Once all are settled, the page counts as up to date.
 */
export function BehindNote({ fileView: { file, data }, behind, root }: NoteProps): ReactNode {
  const store = useStore();
  const settled = useSettled(file);
  const open = openChanges(behind, settled, data);
  const here = behind.changes?.filter(({ path }) => isWithin(path, root)) ?? [];
  const others = open.filter((change) => !here.includes(change)).length;
  const done = (change: BehindChange, way: Way, button: HTMLElement) => {
    const { sentence, figure, taken = [] } = change;
    const isLast = figure !== undefined || open.length === 1;
    // What is settled by itself stays in its row, so that nothing else comes below the pointer.
    if (isLast) {
      const entry = button.closest('li');
      const next = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button');
      (next ?? document.getElementById('studio-form'))?.focus();
    }
    if (figure === undefined) settle(file, sentence, way);
    if (way === 'marked') return isLast ? void upToDate(store, file, figure) : undefined;
    const edits = taken.map(({ path, to }) => setting(path, to));
    void store.edit(
      [...edits, ...(isLast ? markOf(change, behind) : [])].map((edit) => ({ file, edit })),
      { says: 'What the original says now was taken over' },
    );
  };
  const undo = ({ sentence, taken = [] }: BehindChange, way: Way) => {
    unsettle(file, sentence);
    if (way === 'marked') return;
    const edits = taken.map(({ path, from }) => ({ file, edit: setting(path, from) }));
    void store.edit(edits, { says: 'What was taken over from the original was put back' });
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
            {markWords}
          </button>
        </div>
      </Note>
    );
  if (open.length === 0) return null;
  return (
    <Note aria-label="What the original says now">
      <h3>{changedWords}</h3>
      <ul>
        {here.map((change) => (
          <Row
            key={change.sentence}
            file={file}
            place={placeIn(data, change.path)}
            change={change}
            way={wayOf(change, settled, data)}
            onDone={(way, button) => done(change, way, button)}
            onUndo={(way) => undo(change, way)}
          />
        ))}
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

type RowProps = {
  file: string;
  place: Path;
  change: BehindChange;
  way: Way | undefined;
  onDone: (way: Way, button: HTMLElement) => void;
  onUndo: (way: Way) => void;
};

function Row({ file, place, change: { sentence, taken }, way, onDone, onUndo }: RowProps): ReactNode {
  const store = useStore();
  const selected = useStudio((state) => state.selection.path);
  return (
    <li>
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
          onClick={({ currentTarget }) => (way ? onUndo(way) : onDone(taken ? 'taken' : 'marked', currentTarget))}
        >
          {way ? 'Undo' : taken ? 'Take it over' : markWords}
        </button>
        {taken && !way && (
          <button type="button" className="way" onClick={({ currentTarget }) => onDone('marked', currentTarget)}>
            {markWords}
          </button>
        )}
        <span role="status">{way ? (way === 'taken' ? 'Taken over' : 'Up to date') : ''}</span>
      </div>
    </li>
  );
}

function setting(path: Path, value: unknown): Edit {
  return value === undefined ? { op: 'remove', path } : { op: 'set', path, value };
}

/** What says in a translation that it is up to date, or one of its figures. */
function markOf({ figure, taken = [] }: BehindChange, { mark }: Behind): Edit[] {
  if (figure !== undefined) return taken.map(({ to }) => setting([figure, 'translated'], to));
  return mark === undefined ? [] : [setting(['translated'], mark)];
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
  // A mark is seen nowhere.
  const isMarked = !('refused' in plan) && (await store.carryOut(plan, true));
  if (!isMarked) settle(file, undefined);
}
