import { statSync, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFilesBelow } from '../files/files-below.ts';

/** Called for a file that was saved, added or removed. It may be called twice for one change. */
type OnChange = (file: string) => void;

/** Milliseconds between two looks at the folder, a file: 20 files are looked at every half second, 2,000 every 4 s. */
const shortestPause = 500;
const pauseOfFile = 2;

/** An editor empties a file before it writes it: how long, in milliseconds, until an empty one is taken for meant. */
const emptyPause = 30;

/**
 * Watches a content folder, the folder of shared sections included. The system tells of changes at once, but not of all:
 * a folder may be new, or on a disk that doesn't tell. So the folder is also looked at now and then. Returns what ends it.
 */
export function watchFolder(folder: string, onChange: OnChange): () => void {
  const tell = (file: string) => {
    if (statSync(file, { throwIfNoEntry: false })?.size === 0) setTimeout(() => onChange(file), emptyPause);
    else onChange(file);
  };
  const watchers = [folder, join(folder, '_shared')]
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory())
    .map((path) => watch(path, (_, name) => name !== null && tell(join(path, name))).on('error', () => undefined));
  let known: Map<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    const found = await statesOf(folder);
    if (isOver) return;
    for (const [file, state] of found) if (known && known.get(file) !== state) onChange(file);
    for (const file of known?.keys() ?? []) if (!found.has(file)) onChange(file);
    known = found;
    timer = setTimeout(look, Math.max(shortestPause, found.size * pauseOfFile)).unref();
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** The files of a folder, each with its time and size. */
async function statesOf(folder: string): Promise<Map<string, string>> {
  const files = await listFilesBelow(folder).catch(() => []);
  const states = await Promise.all(
    files.map(async (file): Promise<[string, string] | undefined> => {
      const state = await stat(file).catch(() => undefined);
      return state && [file, `${state.mtimeMs} ${state.size}`];
    }),
  );
  return new Map(states.filter((state) => state !== undefined));
}
