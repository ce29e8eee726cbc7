import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allFiles } from '../../src/content/4-compile/content-files.ts';
import type { HostedContent, Version } from '../../src/studio/host/content-host.ts';
import { readContent } from '../files/read-content.ts';
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

export function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(resolve(file)) : undefined;
}
