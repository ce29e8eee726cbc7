import { parseArgs } from 'node:util';
import { factUses } from './references/uses.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const usage = `Write:
  npm run facts -- uses NAME    where a figure is shown, such as: npm run facts -- uses lives
With --pages DIR the figures are those of another folder.`;

/** `npm run facts -- uses NAME [--pages DIR]`: what of the content shows a figure. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' } },
    allowPositionals: true,
  });
  const [what, name, ...more] = positionals;
  if (what !== 'uses' || name === undefined || more.length > 0) throw new UsageError(usage);
  console.log(factUses(name, values.pages));
});
