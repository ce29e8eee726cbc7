import type { Edit } from '#engine/edit';
import type { Path } from '#kit/model';
import type { EditOptions, Selection } from './types.ts';

type Edits = readonly { file: string; edit: Edit }[];

/** How edits stand in the history, with what is selected afterwards: it goes with its entry, and is the list where that is gone. */
export function withSelected({ edits, options }: { edits: Edits; options: EditOptions }, now: Selection): EditOptions {
  const own = edits.filter(({ file }) => file === now.file);
  const path = own.reduce((at, { edit }) => pathAfter(at, edit), now.path);
  if (options.select || path === now.path) return options;
  const isGone = path.length < now.path.length;
  return { ...options, select: { ...(isGone ? { file: now.file } : now), path, keepsFocus: true } };
}

function pathAfter(path: Path, edit: Edit): Path {
  const list = edit.op === 'remove' ? edit.path.slice(0, -1) : edit.path;
  const place = path[list.length];
  if (typeof place !== 'number' || list.some((step, index) => step !== path[index])) return path;
  const now = placeAfter(place, edit);
  if (now === place) return path;
  return now === undefined ? list : [...list, now, ...path.slice(list.length + 1)];
}

/** The place of an entry in the list that an edit changes; nothing once it is gone. */
function placeAfter(place: number, edit: Edit): number | undefined {
  if (edit.op === 'insert') return place >= edit.index ? place + 1 : place;
  if (edit.op === 'duplicate') return place > edit.index ? place + 1 : place;
  if (edit.op === 'move') {
    if (place === edit.from) return edit.to;
    return place + Number(edit.to <= place && place < edit.from) - Number(edit.from < place && place <= edit.to);
  }
  const gone = edit.op === 'remove' ? edit.path.at(-1) : undefined;
  if (typeof gone !== 'number') return place;
  return gone === place ? undefined : place - Number(gone < place);
}
