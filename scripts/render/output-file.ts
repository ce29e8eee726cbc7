import { writeInside } from '../inside.ts';

/** A file of the built site, by its path below the output folder. */
export type OutputFile = { path: string; content: string | Uint8Array };

/** Writes one file below a folder, and nothing outside of it. */
export function writeOutput(folder: string, { path, content }: OutputFile): void {
  writeInside(folder, path, content);
}
