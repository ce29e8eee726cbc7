import { resolve } from 'node:path';
import { boundariesOf } from '../../src/content/4-compile/time/boundaries.ts';
import { publicFolderOf } from '../files/public-folder.ts';
import { readContent } from '../files/read-content.ts';
import { projectRoot } from '../project-root.ts';
import { loadChecker } from '../schemas/load-checker.ts';
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
