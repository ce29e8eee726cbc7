import { commandArgs, runCommand } from '#builder/base';
import { serveSite } from '#builder/server';
import { serveWithStudio } from './with-studio.ts';

/**
 * `npm run serve [-- --out DIR]`: serves a built site and the contact backend. With `--studio` it serves what was published last, and
 * the Studio.
 */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'serve',
    does: 'Serves a built site with its contact form.',
    usage: ['npm run serve -- [--out DIR]', 'npm run serve -- --studio [--pages DIR]'],
    options: {
      studio: {
        type: 'boolean',
        default: false,
        words: 'serves what was published last, and the Studio for people with accounts at STUDIO_URL',
      },
      out: { type: 'string', default: 'dist', value: 'DIR', words: 'the folder of the built site (dist)' },
      pages: {
        type: 'string',
        value: 'DIR',
        words: 'the folder of the pages, for the Studio (pages); else the build holds all',
      },
    },
    example: 'npm run serve -- --out dist',
    allowPositionals: false,
  });
  return values.studio ? serveWithStudio(values.pages ?? 'pages') : serveSite(values.out);
});
