import { type Command, commandArgs, runCommand, wrongUsage } from '#builder/base';
import { factUses, renameFactWritten } from '#builder/change';

const command = {
  name: 'facts',
  does: 'Says where a figure of `_facts.yaml` is shown, and gives it another name.',
  usage: [
    'npm run facts -- uses NAME         where a figure is shown',
    'npm run facts -- rename OLD NEW    another name for it, wherever it is shown',
  ],
  options: {
    'dry-run': { type: 'boolean', default: false, words: 'shows what would change, and writes nothing' },
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
  },
  example: 'npm run facts -- uses lives',
  allowPositionals: true,
} as const satisfies Command;

/** `npm run facts -- uses NAME | rename OLD NEW [--dry-run] [--pages DIR]`: what of the content shows a figure, and its new name. */
await runCommand(async () => {
  const { values, positionals } = commandArgs(command);
  const [what, name, to, ...more] = positionals;
  if (!name || more.length > 0) throw wrongUsage(command);
  if (what === 'uses' && to === undefined) console.log(factUses(name, values.pages));
  else if (what === 'rename' && to !== undefined)
    console.log(renameFactWritten(name, to, { folder: values.pages, isDryRun: values['dry-run'] }));
  else throw wrongUsage(command);
});
