import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundledFile, projectRoot } from '#builder/base';
import { git } from '#builder/change';
import { dataFolder } from '#contact-server';
import type { OwnDelivery, OwnPublishing } from '#publishing';
import type { StudioFolders } from '#studio/server';

/** What publishes from this machine; nothing where the pages go nowhere from here: no repository is named, and no command. Its code is loaded only then. */
export async function ownPublishing(folders: StudioFolders): Promise<OwnPublishing | undefined> {
  const { PUBLISH_REMOTE, PUBLISH_TOKEN_FILE, PUBLISH_COMMAND: command } = process.env;
  const remote = PUBLISH_REMOTE || originOf(folders.pages);
  if (!remote && !command) return undefined;
  type Publish = (folders: StudioFolders, data: string, delivery: OwnDelivery) => Promise<OwnPublishing>;
  const program = pathToFileURL(bundledFile(projectRoot, 'src/publishing/http/own-machine.ts')).href;
  const { publishHere } = (await import(program)) as { publishHere: Publish };
  return publishHere(folders, dataFolder(), { remote, tokenFile: PUBLISH_TOKEN_FILE || undefined, command });
}

/** Where the repository of the pages comes from, if a program can push there without asking anybody. */
export function originOf(pages: string): string | undefined {
  const origin = git(pages, ['remote', 'get-url', 'origin'])?.trim() ?? '';
  if (origin.startsWith('file://')) return fileURLToPath(origin);
  // Git takes what has no colon before a slash for a folder, seen from the top of the repository (git-fetch, "GIT URLS").
  const top = git(pages, ['rev-parse', '--show-toplevel'])?.trim();
  if (origin !== '' && top && !/^[^/]*:/.test(origin)) return resolve(top, origin);
  return pushable.test(origin) ? origin : undefined;
}

const pushable = /^(?:https:\/\/|ssh:\/\/|[\w.-]+@[\w.-]+:)/;
