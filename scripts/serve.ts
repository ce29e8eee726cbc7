import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { serveSite } from './server/listen.ts';

/** `npm run serve [-- --out DIR] [--pages DIR]`: serves a built site and the contact backend. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, pages: { type: 'string', default: 'pages' } },
  });
  await serveSite(values);
});
