import { commandArgs, runCommand } from '#builder/base';
import { changeContent } from '#builder/change';
import { migrations, planMigration } from '#engine/refactor';

/**
 * `npm run migrate [-- --dry-run] [--pages DIR]`: brings the files of a content folder to today's format, comments and all: every
 * file, or none. What needs nothing stays as it is, so that it can be run at any time.
 */
await runCommand(async () => {
  const { values } = commandArgs({
    name: 'migrate',
    does: "Brings the pages to today's format, comments and all: every file, or none.",
    usage: ['npm run migrate -- [--dry-run] [--pages DIR]'],
    options: {
      'dry-run': { type: 'boolean', default: false, words: 'shows what would change, and writes nothing' },
      pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
    },
    example: 'npm run migrate -- --dry-run',
    allowPositionals: false,
  });
  console.log(changeContent(values.pages, (site) => planMigration(site, migrations), { isDryRun: values['dry-run'] }));
});
