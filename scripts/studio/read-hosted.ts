import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allFiles } from '../../src/content/4-compile/content-files.ts';
import type { HostedContent, Version } from '../../src/studio/host/content-host.ts';
import { readContent } from '../files/read-content.ts';
import { UsageError } from '../usage-error.ts';
import type { StudioFolders } from './folders.ts';

/** The content folder with the version of each of its texts. */
export function readHosted({ root, pages, publicFolder }: StudioFolders): HostedContent {
  const content = readContent(root, pages, publicFolder);
  const versions = allFiles(content).flatMap(({ file }): [string, Version][] => {
    const version = versionOf(bytesOf(join(root, file)));
    return version === undefined ? [] : [[file, version]];
  });
  return { content, versions: new Map(versions) };
}

/** The SHA-256 of bytes. */
export function versionOf(bytes: Uint8Array | undefined): Version | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** What a file holds; nothing where none is there. Throws UsageError for what is no file: a pipe would never end. */
export function bytesOf(file: string): Buffer | undefined {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry && !entry.isFile()) throw new UsageError(`\`${file}\` is no file.`);
  return entry && readFileSync(file);
}
