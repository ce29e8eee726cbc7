import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { ListenError, serveSite } from './server/listen.ts';

/** `npm run serve [-- --out DIR] [--pages DIR]`: serves a built site and the contact backend. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' }, pages: { type: 'string', default: 'pages' } } });
  if (!existsSync(join(values.out, '404.html'))) throw new ListenError(`There is no built site in ${values.out}/. Run \`npm run build\` first.`);
  await serveSite(values);
});
