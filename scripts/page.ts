import { parseArgs } from 'node:util';
import { pageUses } from './references/uses.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const usage = `Write:
  npm run page -- uses PATH     where a page is linked from, such as: npm run page -- uses /about
                                also a picture (/images/map.svg) or a shared section (_shared/contact)
With --pages DIR the pages are those of another folder.`;

/** `npm run page -- uses PATH [--pages DIR]`: what of the content refers to a page. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' } },
    allowPositionals: true,
  });
  const [what, path, ...more] = positionals;
  if (what !== 'uses' || path === undefined || more.length > 0) throw new UsageError(usage);
  console.log(pageUses(path, values.pages));
});
