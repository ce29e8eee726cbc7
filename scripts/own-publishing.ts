import { pathToFileURL } from 'node:url';
import { bundledFile, projectRoot } from '#builder/base';
import { git } from '#builder/change';
import { dataFolder } from '#contact-server';
import type { OwnDelivery, OwnPublishing } from '#publishing';
import type { StudioFolders } from '#studio/server';

/** What publishes from this machine; nothing where the pages go nowhere from here: no repository is named, and no command. Its code is loaded only then. */
export async function ownPublishing(folders: StudioFolders): Promise<OwnPublishing | undefined> {
  const { PUBLISH_REMOTE, PUBLISH_TOKEN_FILE, PUBLISH_COMMAND: command } = process.env;
  const origin = git(folders.pages, ['remote', 'get-url', 'origin'])?.trim() ?? '';
  const remote = PUBLISH_REMOTE || (pushable.test(origin) ? origin : undefined);
  if (!remote && !command) return undefined;
  type Publish = (folders: StudioFolders, data: string, delivery: OwnDelivery) => Promise<OwnPublishing>;
  const program = pathToFileURL(bundledFile(projectRoot, 'src/publishing/http/own-machine.ts')).href;
  const { publishHere } = (await import(program)) as { publishHere: Publish };
  return publishHere(folders, dataFolder(), { remote, tokenFile: PUBLISH_TOKEN_FILE || undefined, command });
}

/** Addresses to which a program can push without asking anybody. */
const pushable = /^(?:https:\/\/|ssh:\/\/|\/|[\w.-]+@[\w.-]+:)/;
