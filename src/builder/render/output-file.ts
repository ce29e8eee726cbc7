import { statSync } from 'node:fs';
import { join } from 'node:path';
import { writeInside } from '../base/inside.ts';

/** A file of the built site, by its path below the output folder. */
export type OutputFile = { path: string; content: string | Uint8Array };

/** A file of the built site as it was written: its size in bytes and the time of its last change in ms. */
export type Written = { path: string; size: number; time: number };

/** Writes one file below a folder, and nothing outside of it. */
export function writeOutput(folder: string, { path, content }: OutputFile): void {
  writeInside(folder, path, content);
}

/** How a file of a folder stands there. */
export function asWritten(folder: string, path: string): Written {
  const { size, mtimeMs } = statSync(join(folder, path));
  return { path, size, time: mtimeMs };
}
