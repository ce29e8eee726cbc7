import { parseArgs } from 'node:util';
import { buildAndReport } from './build/build-and-report.ts';
import { runCommand } from './run-command.ts';

/** `npm run build [-- --pages DIR] [--public DIR] [--out DIR]`: validates the pages and builds the static site. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      public: { type: 'string' },
      out: { type: 'string', default: 'dist' },
    },
  });
  await buildAndReport({ pages: values.pages, publicFolder: values.public, out: values.out });
});
