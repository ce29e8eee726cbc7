import { parseArgs } from 'node:util';
import { runCommand } from '#builder/base';
import { serveSite } from '#builder/server';

/**
 * `npm run serve [-- --out DIR]`: serves a built site and the contact backend. `--pages` is taken, as it was when the server read
 * the content: now all that it needs stands in the build.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, pages: { type: 'string' } },
  });
  await serveSite(values.out);
});
