import { parseArgs } from 'node:util';
import { runCommand } from '#builder/base';
import { buildAndReport } from '#builder/build';
import { serveSite } from '#builder/server';

/** `npm start`: validates, builds and serves the site with its contact backend. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, out: { type: 'string', default: 'dist' } },
  });
  if (await buildAndReport(values)) await serveSite(values.out);
});
