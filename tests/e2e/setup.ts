import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../scripts/browser/launch.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { copyWorkingPages } from '../support/working-pages.ts';

/** One browser and two servers for all browser tests: the site as shipped, and the site with its loose ends tied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(projectRoot, 'dist/404.html')))
    throw new Error('There is no built site in dist/. Run `npm run build` first.');
  const folder = temporaryFolder();
  const running: RunningCommand[] = [];
  const browser = await launchBrowserServer(console.log);
  const teardown = async () => {
    await Promise.all([browser.close(), ...running.map(({ stop }) => stop())]);
    removeFolder(folder);
  };
  try {
    const serve = async (name: string, args: string[]): Promise<string> => {
      const server = startScript('serve', args, { PORT: '0', DATA_DIR: join(folder, name), CONTACT_RATE_LIMIT: '0' });
      running.push(server);
      const [, url = ''] = await server.waitFor(addressLine);
      return url;
    };
    const [shipped, working] = await Promise.all([
      serve('shipped', []),
      buildWorkingSite(folder).then((args) => serve('working', args)),
    ]);
    project.provide('sites', { shipped, working });
    project.provide('dataFolders', { shipped: join(folder, 'shipped'), working: join(folder, 'working') });
    project.provide('browser', browser.wsEndpoint());
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function buildWorkingSite(folder: string): Promise<string[]> {
  const args = ['--pages', copyWorkingPages(folder), '--out', join(folder, 'dist')];
  const { code, output } = await runScript('build', args);
  if (code !== 0) throw new Error(`The site with its loose ends tied was not built:\n${output}`);
  return args;
}
