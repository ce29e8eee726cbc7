import { commandArgs, runCommand } from '#builder/base';
import { buildAndReport } from '#builder/build';
import { serveSite, tryToListen } from '#builder/server';
import { serveWithStudio } from './with-studio.ts';

/** `npm start`: validates, builds and serves the site with its contact backend. */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'start',
    does: 'Validates the pages, builds the site and serves it with its contact form.',
    usage: ['npm start -- [--pages DIR] [--out DIR]', 'npm start -- --studio [--pages DIR]'],
    options: {
      pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
      studio: {
        type: 'boolean',
        default: false,
        words: 'serves what was published last, and the Studio for people with accounts at STUDIO_URL',
      },
      out: { type: 'string', default: 'dist', value: 'DIR', words: 'the folder of the built site (dist)' },
    },
    example: 'npm start -- --pages ../other-site/pages --out other-dist',
    allowPositionals: false,
  });
  const { studio, ...folders } = values;
  if (studio) return serveWithStudio(values.pages);
  // A port that is taken is said at once, not after the site is built for nothing.
  await tryToListen();
  if (await buildAndReport(folders)) await serveSite(values.out);
});
