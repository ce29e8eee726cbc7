import { commandArgs, runCommand, UsageError } from '#builder/base';
import { buildAndReport } from '#builder/build';

/**
 * `npm run build [-- --pages DIR] [--public DIR] [--out DIR] [--at DATE] [--compress best]`: validates the pages and builds the
 * static site, as it is now or at another time. With `--compress best` it is compressed as well as can be, however many pages
 * it has: what goes live is worth the time.
 */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'build',
    does: 'Validates the pages and builds the site as files that any host can serve.',
    usage: ['npm run build -- [--pages DIR] [--public DIR] [--out DIR] [--at DATE] [--compress best]'],
    options: {
      pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
      public: { type: 'string', value: 'DIR', words: 'the folder of files that are served as they are (public)' },
      out: { type: 'string', default: 'dist', value: 'DIR', words: 'where the site is built (dist)' },
      at: { type: 'string', value: 'DATE', words: 'the site as it is at another time' },
      compress: { type: 'string', value: 'best', words: 'compresses as well as can be, which takes longer' },
    },
    example: 'npm run build -- --at 2030-05-01 --out preview',
    allowPositionals: false,
  });
  const { pages, out, at, compress } = values;
  if (compress !== undefined && compress !== 'best')
    throw new UsageError(`\`--compress ${compress}\` can't be done: write \`--compress best\`, or leave it out.`);
  await buildAndReport({ pages, publicFolder: values.public, out, at, compress });
});
