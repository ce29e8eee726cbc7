import type { Edit } from '#engine/edit';
import { contentFolder, siteFile } from '../store/site-folders.ts';
import type { SiteNote, SiteState } from '../worker/protocol.ts';

/** Notes under a name, in the order of a list. */
export type NoteGroup = { name: string; notes: readonly SiteNote[] };

/** What is to be looked at by what it is about, in the order in which that is told. */
export function byTopic({ diagnostics, topics }: SiteState): NoteGroup[] {
  return topics.flatMap(([topic, name]) => {
    const notes = diagnostics.filter((note) => note.topic === topic);
    return notes.length === 0 ? [] : [{ name, notes }];
  });
}

/** The same by files, called as people call them; those with most to look at come first. */
export function byFile({ diagnostics }: SiteState, titleOf: (file: string) => string): NoteGroup[] {
  const files = new Map<string, SiteNote[]>();
  for (const note of diagnostics) files.set(note.file, [...(files.get(note.file) ?? []), note]);
  return [...files]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([file, notes]) => ({ name: titleOf(file), notes }));
}

type SiteEdits = { file: string; edit: Edit }[];

/** The edits that set a note aside for as long as its place says what it says now. `files` are the names of all files. */
export function settleEdits(
  note: SiteNote,
  reason: string,
  { entries }: SiteState,
  files: readonly string[],
): SiteEdits {
  const folder = contentFolder(files);
  const value = { note: note.code, file: note.file.slice(folder.length), state: note.state, reason };
  const edit: Edit =
    entries === 0
      ? { op: 'set', path: ['settled'], value: [value] }
      : { op: 'insert', path: ['settled'], index: entries, value };
  return [{ file: siteFile(files), edit }];
}

/** The edits that bring a note back; with the last one, the list goes too. */
export function bringBackEdits(entry: number, { entries }: SiteState, files: readonly string[]): SiteEdits {
  const path = entries === 1 ? ['settled'] : ['settled', entry];
  return [{ file: siteFile(files), edit: { op: 'remove', path } }];
}
