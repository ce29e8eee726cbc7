import type { Outline } from '#engine';
import type { SourceFile } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { hashOf } from '../cache/hash.ts';
import { readState } from './build-state.ts';
import { codeKey } from './code-key.ts';
import { buildPlaces } from './places.ts';

/**
 * The outlines of those of some pages whose texts the last build of a folder has read, by file: whoever needs no more of them need not
 * parse thousands of pages. `folders` are those of that build; the pages may lie elsewhere.
 */
export function knownOutlines(
  pages: readonly SourceFile[],
  folders: { pages: string; out: string },
): Map<string, Outline> {
  const state = readState(buildPlaces(folders).stateFile, () => codeKey(projectRoot));
  const byText = new Map(Object.values(state?.pages ?? {}).map(({ text, outline }) => [text, outline]));
  return new Map(
    pages.flatMap(({ file, text }): [string, Outline][] => {
      const outline = byText.get(hashOf(text));
      return outline ? [[file, outline]] : [];
    }),
  );
}
