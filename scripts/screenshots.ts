import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './browser/launch.ts';
import { buildGallery } from './gallery/build-gallery.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';
import { exampleSubjects, routeSubjects, stateSubjects, takePictures } from './screenshots/take.ts';

/**
 * `npm run screenshots [-- --url URL] [--out DIR] [--widths 360,…] [--themes dark,light] [--only TEXT,…]`: pictures of
 * a served site (start it first) and of all examples of all blocks: every route as a whole page, every menu, dialog,
 * toast and error, in each width and theme. `--only` takes those whose name holds one of the texts.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4173' },
      out: { type: 'string', default: '.screenshots' },
      widths: { type: 'string', default: '360,768,1280,1920' },
      themes: { type: 'string', default: 'dark,light' },
      only: { type: 'string', default: '' },
    },
  });
  const { url, out } = values;
  const gallery = mkdtempSync(join(tmpdir(), 'gallery-'));
  try {
    await buildGallery(projectRoot, gallery);
    const all = [...(await routeSubjects(url)), ...stateSubjects(url), ...exampleSubjects(gallery)];
    const subjects = all.filter(({ name }) => values.only.split(',').some((text) => name.includes(text)));
    mkdirSync(out, { recursive: true });
    const browser = await launchChromium(console.log);
    const widths = values.widths.split(',').map(Number);
    const { taken, failed } = await takePictures(browser, subjects, { out, widths, themes: values.themes.split(',') });
    await browser.close();
    console.log(`${taken} pictures are in ${out}/.`);
    if (failed.length > 0) {
      console.error(`These could not be taken:\n${failed.join('\n')}`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(gallery, { recursive: true, force: true });
  }
});
