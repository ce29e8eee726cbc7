import type { SiteNote } from '../worker/protocol.ts';

/** How many things there are to look at: all that is to be translated in a file is one, so that no mistake is lost among it. */
export function thingsToLookAt(notes: readonly SiteNote[]): number {
  return new Set(notes.map((note) => (note.topic === 'translations' ? note.file : note))).size;
}
