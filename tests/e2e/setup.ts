import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#builder/base';
import { buildGallery } from '#builder/generate';
import { launchBrowserServer } from '#builder/render';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import type { SiteName } from '../support/visitor.ts';
import { copyWorkingPages } from '../support/working-pages.ts';

/** One browser for all browser tests, and one server for each site, built once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const running: RunningCommand[] = [];
  const browser = await launchBrowserServer(console.log);
  const teardown = async () => {
    await Promise.all([browser.close(), ...running.map(({ stop }) => stop())]);
    removeFolder(folder);
  };
  const out = ofEachSite((name) => join(folder, name));
  const data = ofEachSite((name) => join(folder, `${name}-data`));
  const build = async (name: SiteName, ...of: string[]): Promise<string | undefined> => {
    const { code, output } = await runScript('build', [...of, '--out', out[name]]);
    return code === 0 ? undefined : output;
  };
  const buildFrozen = async (name: SiteName, pages: string): Promise<void> => {
    const problem = await build(name, '--pages', pages, '--public', specification.public);
    if (problem !== undefined) throw new Error(`The ${name} site was not built:\n${problem}`);
  };
  const serve = async (name: SiteName, ...of: string[]): Promise<string> => {
    const environment = { PORT: '0', DATA_DIR: data[name], CONTACT_RATE_LIMIT: '0' };
    const server = startScript('serve', [...of, '--out', out[name]], environment);
    running.push(server);
    const [, url = ''] = await server.waitFor(addressLine);
    return url;
  };
  try {
    const workingPages = copyWorkingPages(folder);
    const gallery = join(folder, 'gallery');
    // The first one bundles the scripts, which the others take over.
    await buildFrozen('frozen', specification.pages);
    const [contentProblem = ''] = await Promise.all([
      build('content'),
      buildFrozen('working', workingPages),
      buildGallery(projectRoot, gallery),
    ]);
    const [frozen, working, content] = await Promise.all([
      serve('frozen', '--pages', specification.pages),
      serve('working', '--pages', workingPages),
      // Mistakes in pages/ are for the tests of pages/ to tell; all others run.
      contentProblem === '' ? serve('content') : '',
    ]);
    project.provide('sites', { frozen, working, content });
    project.provide('builtFolders', out);
    project.provide('gallery', gallery);
    project.provide('dataFolders', data);
    project.provide('contentProblem', contentProblem);
    project.provide('browser', browser.wsEndpoint());
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

function ofEachSite(of: (name: SiteName) => string): Record<SiteName, string> {
  return { frozen: of('frozen'), working: of('working'), content: of('content') };
}
