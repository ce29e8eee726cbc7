import { parseArgs } from 'node:util';
import { buildAndReport } from './build/build-and-report.ts';
import { runCommand } from './run-command.ts';
import { serveSite } from './server/listen.ts';

/** `npm start`: validates, builds and serves the site with its contact backend. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, out: { type: 'string', default: 'dist' } },
  });
  if (await buildAndReport(values)) await serveSite(values.out);
});
