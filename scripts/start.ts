import { parseArgs } from 'node:util';
import { runCommand } from '../src/builder/base/run-command.ts';
import { buildAndReport } from '../src/builder/build/build-and-report.ts';
import { serveSite } from '../src/builder/server/listen.ts';

/** `npm start`: validates, builds and serves the site with its contact backend. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, out: { type: 'string', default: 'dist' } },
  });
  if (await buildAndReport(values)) await serveSite(values.out);
});
