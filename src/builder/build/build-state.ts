import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outline } from '#engine';
import { codeOf } from '../base/error-code.ts';
import { insideOf } from '../base/inside.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { writeWhole } from '../files/write-whole.ts';
import { asWritten, type Written } from '../render/output-file.ts';
import type { CheckedFile } from '../workers/page-worker.ts';

/** What the last build knew of a page. Only pages without errors are kept. */
export type KnownPage = {
  /** The hash of the page's text. */
  text: string;
  outline: Outline;
  checked: CheckedFile;
  written: Written[];
  /** How many of the times at which something of it comes or goes had passed. */
  passed: number;
};

/** What the last build of a folder has left, for pages whose inputs have not changed. */
export type BuildState = {
  /** Names the code and the schemas that have checked the pages. */
  code: string;
  /** The time (ms since 1970) from which on everything was checked. */
  now: number;
  /** Names everything else that all pages were made from: the site, its outlines, the bundles, the layout. */
  layout: string;
  pages: Record<string, KnownPage>;
  /** What was made of all of them: feeds, calendars, and what is shown where no page is. */
  gathered: Written[];
};

/**
 * The state of the last build, or nothing where there is none that can be read or other code has left it. `code` gives the
 * code's name, and is only asked where there is one.
 */
export function readState(file: string, code: () => string): BuildState | undefined {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as BuildState;
    return state.code === code() ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the state down. `file` is named by hashes alone, so that it need not go through `inside.ts`. */
export function writeState(file: string, state: BuildState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify(state));
}

/** True where every one of some files still stands in `out` as it was written. */
export function isWhole({ written }: Pick<KnownPage, 'written'>, out: string): boolean {
  return written.every((file) => standsAs(file, join(out, file.path)));
}

/** True where a file stands as it was written. */
export function standsAs({ size, time }: Written, file: string): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat?.size === size && stat.mtimeMs === time;
}

/** A file that is taken over has been changed or deleted while the site was built. */
export class LostFileError extends Error {}

/** Where files are taken over from and to, and the paths that are there already. */
export type TakeOver = { out: string; next: string; present: ReadonlySet<string> };

/**
 * Puts unchanged files into the next site, without copying them where the disk can link, and returns how they stand there.
 * Throws LostFileError where one is no longer what was written.
 */
export function takeOverFiles(written: readonly Written[], { out, next, present }: TakeOver): Written[] {
  return written.flatMap((file) => {
    if (present.has(file.path)) return file;
    const from = join(out, file.path);
    const to = insideOf(next, file.path);
    mkdirSync(dirname(to), { recursive: true });
    const isLinked = taken(from, to);
    if (!standsAs(file, isLinked ? to : from)) throw new LostFileError(from);
    return isLinked ? file : asWritten(next, file.path);
  });
}

/** True where the file was linked. */
function taken(from: string, to: string): boolean {
  try {
    return linkOrCopy(from, to);
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new LostFileError(from) : error;
  }
}
