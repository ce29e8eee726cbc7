import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#builder/base';
import { factUses, renameFactWritten } from '#builder/change';

const usage = `Write one of:
  npm run facts -- uses NAME         where a figure is shown, such as: npm run facts -- uses lives
  npm run facts -- rename OLD NEW    another name for it, wherever it is shown
With --dry-run it is shown what would change and nothing is written; with --pages DIR the figures are those of another folder.`;

/** `npm run facts -- uses NAME | rename OLD NEW [--dry-run] [--pages DIR]`: what of the content shows a figure, and its new name. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [what, name, to, ...more] = positionals;
  if (!name || more.length > 0) throw new UsageError(usage);
  if (what === 'uses' && to === undefined) console.log(factUses(name, values.pages));
  else if (what === 'rename' && to !== undefined)
    console.log(renameFactWritten(name, to, { folder: values.pages, isDryRun: values['dry-run'] }));
  else throw new UsageError(usage);
});
