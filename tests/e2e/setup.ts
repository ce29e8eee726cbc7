import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../scripts/browser/launch.ts';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { copyWorkingPages } from '../support/working-pages.ts';

/** One browser and two servers for all browser tests: the frozen site as it is, and with its loose ends tied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const running: RunningCommand[] = [];
  const browser = await launchBrowserServer(console.log);
  const teardown = async () => {
    await Promise.all([browser.close(), ...running.map(({ stop }) => stop())]);
    removeFolder(folder);
  };
  const out = { frozen: join(folder, 'frozen'), working: join(folder, 'working') };
  const data = { frozen: join(folder, 'frozen-data'), working: join(folder, 'working-data') };
  const serve = async (name: keyof typeof out, pages: string): Promise<string> => {
    const args = ['--pages', pages, '--out', out[name]];
    const { code, output } = await runScript('build', [...args, '--public', specification.public]);
    if (code !== 0) throw new Error(`The ${name} site was not built:\n${output}`);
    const server = startScript('serve', args, { PORT: '0', DATA_DIR: data[name], CONTACT_RATE_LIMIT: '0' });
    running.push(server);
    const [, url = ''] = await server.waitFor(addressLine);
    return url;
  };
  try {
    const [frozen, working] = await Promise.all([
      serve('frozen', specification.pages),
      serve('working', copyWorkingPages(folder)),
    ]);
    project.provide('sites', { frozen, working });
    project.provide('builtFolders', out);
    project.provide('dataFolders', data);
    project.provide('browser', browser.wsEndpoint());
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
