import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, decodeSource } from '#engine';
import type { SourceFile } from '#kit/model';
import type { HostedContent, Version } from '../host/content-host.ts';
import type { StudioFolders } from './folders.ts';

/** How often a folder is read again that others write to while it is read. */
const mostAttempts = 8;

/** An editor empties a file before it writes it: for so long, in ms, an empty one isn't taken for meant. */
const longestEmpty = 1000;
/** How often such a file is looked at, in ms. */
const lookPause = 50;

/**
 * The content folder with the version of each of its texts: a text is never told with the version of another, which would let
 * the next save go over what somebody has written meanwhile. `read` reads the folder. Throws where it never stands still.
 */
export function readHosted({ root, pages, publicFolder }: StudioFolders, read = readContent): HostedContent {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const content = read(root, pages, publicFolder);
    const versions = versionsIn(root, allFiles(content));
    if (versions) return { content, versions };
  }
  throw new Error('The files change while they are read.');
}

/** The content folder, once none of its texts was emptied just now. */
export async function readWritten(folders: StudioFolders): Promise<HostedContent> {
  for (;;) {
    const hosted = readHosted(folders);
    const empty = allFiles(hosted.content).filter(({ text }) => text === '');
    if (!empty.some(({ file }) => isJustEmptied(join(folders.root, file)))) return hosted;
    await sleep(lookPause);
  }
}

/** Resolves once none of these files was emptied just now. */
export async function untilWritten(files: readonly string[]): Promise<void> {
  while (files.some(isJustEmptied)) await sleep(lookPause);
}

/** A disk may go by another clock: what was emptied long after now is none. */
function isJustEmptied(file: string): boolean {
  const entry = statSync(file, { throwIfNoEntry: false });
  return entry?.size === 0 && Math.abs(Date.now() - entry.mtimeMs) < longestEmpty;
}

/** The version of each text, unless a file says something else by now. */
function versionsIn(root: string, sources: readonly SourceFile[]): Map<string, Version> | undefined {
  const versions = new Map<string, Version>();
  for (const { file, text } of sources) {
    const bytes = bytesOf(join(root, file));
    const now = bytes && decodeSource(file, bytes);
    if (!now || !('text' in now) || now.text !== text) return undefined;
    versions.set(file, versionOf(bytes));
  }
  return versions;
}

/** The SHA-256 of bytes. */
export function versionOf(bytes: Uint8Array): Version;
export function versionOf(bytes: Uint8Array | undefined): Version | undefined;
export function versionOf(bytes: Uint8Array | undefined): Version | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** What a file holds; nothing where none is there. Throws UsageError for what is no file: a pipe would never end. */
export function bytesOf(file: string): Buffer | undefined {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry && !entry.isFile()) throw new UsageError(`\`${file}\` is no file.`);
  return entry && readFileSync(file);
}
