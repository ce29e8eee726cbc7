import { resolve } from 'node:path';
import { projectRoot } from '#builder/base';
import { loadChecker, publicFolderOf, readContent } from '#builder/files';
import { boundariesOf } from '#engine';
import type { Repository } from './github.ts';
import { lastDeployed } from './last-deployed.ts';

/**
 * The times (ms since 1970) at which something of the content in `folder`, a checked-out commit, has appeared or disappeared
 * since its site was published last; none where that is not known.
 */
export async function becameDue(folder: string, repository: Repository, now: number): Promise<number[]> {
  const since = (await lastDeployed(repository)) ?? now;
  const pages = resolve(folder, 'pages');
  const files = readContent(resolve(folder), pages, publicFolderOf(pages, resolve(folder, 'public')));
  return boundariesOf(files, loadChecker(projectRoot)).filter((time) => time > since && time <= now);
}
