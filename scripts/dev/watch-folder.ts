import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FSWatcher } from 'vite';
import type { FileEvent } from './dev-content.ts';

type OnChange = (file: string, event: FileEvent) => void;

/** Milliseconds between two looks at the folder, a file: 20 files are looked at every half second, 2,000 every 4 s. */
const shortestPause = 500;
const pauseOfFile = 2;

/**
 * Calls `onChange` for every file that is saved, added or removed. The watcher tells at once, but not everything: what
 * is saved before it has seen the folder, or twice within some milliseconds. So the folder is also looked at now and then.
 * A change may be told twice. Returns what ends it.
 */
export function watchFolder(watcher: FSWatcher, folder: string, onChange: OnChange): () => void {
  watcher.add(folder);
  for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, (file) => onChange(file, event));
  let known: Map<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    const found = await statesOf(folder);
    if (isOver) return;
    for (const [file, state] of found)
      if (known && known.get(file) !== state) onChange(file, known.has(file) ? 'change' : 'add');
    for (const file of known?.keys() ?? []) if (!found.has(file)) onChange(file, 'unlink');
    known = found;
    timer = setTimeout(look, Math.max(shortestPause, found.size * pauseOfFile)).unref();
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The files of a folder, each with its time and size. */
async function statesOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const states = await Promise.all(
    names.map(async (name): Promise<[string, string] | undefined> => {
      const state = await stat(join(folder, name)).catch(() => undefined);
      return state?.isFile() ? [join(folder, name), `${state.mtimeMs} ${state.size}`] : undefined;
    }),
  );
  return new Map(states.filter((state) => state !== undefined));
}
