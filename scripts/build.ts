import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#builder/base';
import { buildAndReport } from '#builder/build';

/**
 * `npm run build [-- --pages DIR] [--public DIR] [--out DIR] [--at DATE] [--compress best]`: validates the pages and builds the
 * static site, as it is now or at another time. With `--compress best` it is compressed as well as can be, however many pages
 * it has: what goes live is worth the time.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      public: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      at: { type: 'string' },
      compress: { type: 'string' },
    },
  });
  const { pages, out, at, compress } = values;
  if (compress !== undefined && compress !== 'best')
    throw new UsageError(`\`--compress ${compress}\` can't be done: write \`--compress best\`, or leave it out.`);
  await buildAndReport({ pages, publicFolder: values.public, out, at, compress });
});
