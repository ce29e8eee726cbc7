import { commandArgs, runCommand } from '#builder/base';
import { serveSite } from '#builder/server';

/**
 * `npm run serve [-- --out DIR]`: serves a built site and the contact backend. `--pages` is taken, as it was when the server read
 * the content: now all that it needs stands in the build.
 */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'serve',
    does: 'Serves a built site with its contact form.',
    usage: ['npm run serve -- [--out DIR]'],
    options: {
      out: { type: 'string', default: 'dist', value: 'DIR', words: 'the folder of the built site (dist)' },
      pages: { type: 'string', value: 'DIR', words: 'not needed any more: the build holds all that it needs' },
    },
    example: 'npm run serve -- --out dist',
    allowPositionals: false,
  });
  await serveSite(values.out);
});
