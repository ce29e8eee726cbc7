import { parseArgs } from 'node:util';
import { buildAndReport } from './build/build-and-report.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run build [-- --pages DIR] [--public DIR] [--out DIR] [--at DATE]`: validates the pages and builds the static site, as it
 * is now or at another time.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      public: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      at: { type: 'string' },
    },
  });
  await buildAndReport({ pages: values.pages, publicFolder: values.public, out: values.out, at: values.at });
});
