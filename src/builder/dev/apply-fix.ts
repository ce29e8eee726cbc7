import { relative } from 'node:path';
import type { Diagnostic } from '#kit/model';
import { insideOf, OutsideError } from '../base/inside.ts';
import { whileAlone } from '../files/content-lock.ts';
import type { DevContent } from './dev-content.ts';
import { saveFile } from './save-file.ts';

/** Which fix is meant, as the message that offered it told the browser. */
export type WantedFix = { file: string; code: string; range: readonly [number, number]; text: string };

/** What came of it: undefined where it is written, else a sentence for the editor; then nothing is written. */
export type FixResult = string | undefined;

const isOld = 'The file has changed since this message. Look at it again.';
const isUnsure = 'This fix would leave another mistake behind, so nothing was changed.';

/**
 * Makes one fix that a message of the preview offers. The file is read again first, the message must still be there,
 * and the fix must keep what every fix promises.
 */
export function applyFix(wanted: WantedFix, content: DevContent, folder: string): FixResult {
  return whileAlone(folder, () => applied(wanted, content, folder));
}

function applied(wanted: WantedFix, content: DevContent, folder: string): FixResult {
  const path = content.pathOf(wanted.file);
  if (path === undefined) return isOld;
  if (isLinked(folder, path)) return 'This file is only linked from the folder of the pages. Change it where it lies.';
  content.update(path);
  const found = content.diagnostics().find((diagnostic) => isWanted(diagnostic, wanted));
  if (!found) return isOld;
  const fixed = content.fixedText(found);
  if (fixed === undefined) return isUnsure;
  saveFile(folder, relative(folder, path), fixed);
  return undefined;
}

function isLinked(folder: string, path: string): boolean {
  try {
    insideOf(folder, relative(folder, path));
    return false;
  } catch (error) {
    if (error instanceof OutsideError) return true;
    throw error;
  }
}

function isWanted({ file, code, fix }: Diagnostic, wanted: WantedFix): boolean {
  const isSame = fix?.range[0] === wanted.range[0] && fix.range[1] === wanted.range[1] && fix.text === wanted.text;
  return file === wanted.file && code === wanted.code && isSame;
}
