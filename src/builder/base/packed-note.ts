import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The file of a packed builder that says what is in it. */
export const packedNoteFile = 'packed.json';

/**
 * What a packed builder knows of itself: a name for everything that it consists of, what its command is called, which version it is,
 * and what each command does, by its name.
 */
export type PackedNote = { key: string; builder: string; version: string; commands: Record<string, string> };

/** The note of the packed builder that this code belongs to. */
export function packedNote(): PackedNote {
  return JSON.parse(readFileSync(join(projectRoot, packedNoteFile), 'utf8')) as PackedNote;
}
