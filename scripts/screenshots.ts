import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { buildGallery } from '#builder/generate';
import { launchChromium } from '#builder/render';
import { exampleSubjects, routeSubjects, stateSubjects, takePictures } from './screenshots/take.ts';

const defaults = { site: '360,768,1280,1920', studio: '1024,1440,1920' };

/**
 * `npm run screenshots [-- --url URL] [--out DIR] [--widths 360,…] [--themes dark,light] [--only TEXT,…]`: pictures of
 * a served site (start it first) and of all examples of all blocks: every route as a whole page, every menu, dialog,
 * toast and error, in each width and theme. `--only` takes those whose name holds one of the texts.
 * `--studio`: every state of the Studio instead, for which nothing has to be served.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4173' },
      out: { type: 'string', default: '.screenshots' },
      widths: { type: 'string' },
      themes: { type: 'string', default: 'dark,light' },
      only: { type: 'string', default: '' },
      studio: { type: 'boolean', default: false },
    },
  });
  const { url, out } = values;
  const widths = (values.widths ?? defaults[values.studio ? 'studio' : 'site']).split(',').map(Number);
  const wanted = { out, widths, themes: values.themes.split(','), only: values.only.split(',') };
  mkdirSync(out, { recursive: true });
  const { taken, failed } = values.studio ? await takeStudio(wanted) : await takeSite(url, wanted);
  console.log(`${taken} pictures are in ${out}/.`);
  if (failed.length > 0) {
    console.error(`These could not be taken:\n${failed.join('\n')}`);
    process.exitCode = 1;
  }
});

type Wanted = { out: string; widths: number[]; themes: string[]; only: string[] };

async function takeStudio(wanted: Wanted) {
  const { takeStudioStates } = await import('./screenshots/studio-states.ts');
  return takeStudioStates(projectRoot, wanted);
}

async function takeSite(url: string, { only, ...wanted }: Wanted) {
  const { folder: gallery, remove } = temporaryFolder('gallery-');
  try {
    await buildGallery(projectRoot, gallery);
    const all = [...(await routeSubjects(url)), ...stateSubjects(url), ...exampleSubjects(gallery)];
    const subjects = all.filter(({ name }) => only.some((text) => name.includes(text)));
    const browser = await launchChromium(console.log);
    const pictures = await takePictures(browser, subjects, wanted);
    await browser.close();
    return pictures;
  } finally {
    remove();
  }
}
