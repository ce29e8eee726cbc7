import { parseArgs } from 'node:util';
import { projectRoot, runCommand, UsageError } from '#builder/base';
import { addBlock, addPage, addSection, openPageFolder } from '#builder/change';
import { whileAlone } from '#builder/files';

const usage = `Write one of:
  npm run new -- page NAME              a page, such as: npm run new -- page prices
      --template NAME                   … that begins with a template: article, event, job, landing, press-release, thank-you
  npm run new -- section TYPE PAGE      a section at the end of a page, such as: npm run new -- section card-grid prices
      --after N                         … after its section N instead
  npm run new -- block NAME             a block, for developers
With --pages DIR the pages are those of another folder.`;

/** `npm run new -- page PATH [--template NAME] | section TYPE PAGE [--after N] | block NAME [--pages DIR]`: writes something valid to begin with. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      after: { type: 'string' },
      template: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [what, first, second, ...more] = positionals;
  if (first === undefined || more.length > 0) throw new UsageError(usage);
  const { pages, after, template } = values;
  if (template !== undefined && what !== 'page') throw new UsageError(usage);
  if (what === 'page' && second === undefined)
    console.log(whileAlone(pages, () => addPage(first, openPageFolder(pages), template)));
  else if (what === 'section' && second !== undefined)
    console.log(whileAlone(pages, () => addSection({ type: first, page: second, after }, openPageFolder(pages))));
  else if (what === 'block' && second === undefined) console.log(await addBlock(projectRoot, first));
  else throw new UsageError(usage);
});
