import { relative, resolve, sep } from 'node:path';
import { readContent } from '#builder/files';
import { allFiles, maximumBytes } from '#engine';
import { isFields } from '#kit/model';
import type { Version } from '../host/content-host.ts';
import type { StudioFolders } from './folders.ts';

/** A change that was asked for: its file as messages name it and by its path in the folder, with the version it was made from. */
export type WantedChange = {
  file: string;
  path: string;
  text: string | undefined;
  version: Version | undefined;
};

/** Names of content files: no part begins with a dot, none has a sign that means something to a disk or a shell. */
const namePattern =
  /^(?:_shared\/|(?:[a-z0-9][\w-]*\/)*(?:_shared\/)?)_?[\p{L}\p{N}][\p{L}\p{N}_.-]*\.(?:ya?ml|json)$/iu;

/** How long the name of a file or folder may be, and a whole path, in bytes: what every disk takes. */
const longestName = 240;
const longestPath = 1000;

/** How many files may be changed at once. */
const mostChanges = 2000;

/**
 * What the body of a request asks for: `{ changes: [{ file, text? }] }`, and in `If-Match` the version of each of them, in their
 * order, empty for what must not be there yet (RFC 9110, 13.1.1).
 */
export function wantedChanges(
  body: Buffer,
  ifMatch: string | undefined,
  folders: StudioFolders,
): { changes: WantedChange[] } | { refused: string } {
  const versions = versionsIn(ifMatch);
  const list = changesIn(body);
  if (!list || !versions || list.length !== versions.length || list.length === 0 || list.length > mostChanges)
    return { refused: 'This is no change that the Studio makes.' };
  const changes: WantedChange[] = [];
  const paths = new Set<string>();
  for (const [index, { file, text }] of list.entries()) {
    const path = relative(folders.pages, resolve(folders.root, file)).split(sep).join('/');
    const shown = relative(folders.root, folders.pages).split(sep).join('/');
    if (file !== `${shown}/${path}` || !(isName(path) || isThere(file, folders)))
      return { refused: `\`${file}\` is no name of a page.` };
    if (paths.has(folded(path))) return { refused: `\`${file}\` is named twice.` };
    const problem = text === undefined ? undefined : textProblem(text);
    if (problem) return { refused: `\`${file}\` can't be saved: ${problem}` };
    paths.add(folded(path));
    changes.push({ file, path, text, version: versions[index] || undefined });
  }
  return { changes };
}

function isName(path: string): boolean {
  const isShort = path.split('/').every((part) => Buffer.byteLength(part) <= longestName);
  return isShort && Buffer.byteLength(path) <= longestPath && namePattern.test(path);
}

/** Paths that are one on some disks: there neither letter case counts nor how a letter is composed. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** True for a file that the folder reads though its name is an odd one, such as `_site (1).yaml`. */
function isThere(file: string, { root, pages, publicFolder }: StudioFolders): boolean {
  return allFiles(readContent(root, pages, publicFolder)).some((source) => source.file === file);
}

function textProblem(text: string): string | undefined {
  if (Buffer.byteLength(text) > maximumBytes) return `it is longer than ${maximumBytes / 1024} kB.`;
  if (text.includes('\0')) return 'it has a sign that no text has.';
  // Half of a pair of code units can't be written as UTF-8.
  return /\p{Surrogate}/u.test(text) ? 'half a sign stands in it.' : undefined;
}

/** `"…", "", "…"`: SHA-256 in hexadecimal digits, or nothing. */
function versionsIn(header: string | undefined): string[] | undefined {
  const parts = header?.split(',').map((part) => /^\s*"([0-9a-f]{64}|)"\s*$/.exec(part)?.[1]);
  return parts?.every((part) => part !== undefined) ? parts : undefined;
}

function changesIn(body: Buffer): { file: string; text?: string }[] | undefined {
  try {
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    const list: unknown = isFields(data) ? data['changes'] : undefined;
    return Array.isArray(list) && list.every(isChange) ? list : undefined;
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is { file: string; text?: string } {
  if (!isFields(value)) return false;
  const { file, text } = value;
  return typeof file === 'string' && (text === undefined || typeof text === 'string');
}
