import { parseArgs } from 'node:util';
import { runCommand } from '#builder/base';
import { changeContent } from '#builder/change';
import { migrations, planMigration } from '#engine/refactor';

/**
 * `npm run migrate [-- --dry-run] [--pages DIR]`: brings the files of a content folder to today's format, comments and all: every
 * file, or none. What needs nothing stays as it is, so that it can be run at any time.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, 'dry-run': { type: 'boolean', default: false } },
  });
  console.log(changeContent(values.pages, (site) => planMigration(site, migrations), { isDryRun: values['dry-run'] }));
});
