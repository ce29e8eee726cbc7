import { type Command, commandArgs, projectRoot, runCommand, wrongUsage } from '#builder/base';
import { addBlock, addPage, addSection, openPageFolder } from '#builder/change';
import { whileAlone } from '#builder/files';

const command = {
  name: 'new',
  does: 'Writes a page, a section or a block that is valid to begin with.',
  usage: [
    'npm run new -- page PATH              a page',
    'npm run new -- section TYPE PAGE      a section at the end of a page, such as: npm run new -- section card-grid prices',
    'npm run new -- block NAME             a block, for developers',
  ],
  options: {
    template: {
      type: 'string',
      value: 'NAME',
      words: 'what a page begins with: article, event, job, landing, press-release, thank-you',
    },
    after: { type: 'string', value: 'N', words: 'a section comes after section N instead of at the end' },
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
  },
  example: 'npm run new -- page summer-fair --template event',
  allowPositionals: true,
} as const satisfies Command;

/** `npm run new -- page PATH [--template NAME] | section TYPE PAGE [--after N] | block NAME [--pages DIR]`: writes something valid to begin with. */
await runCommand(async () => {
  const { values, positionals } = commandArgs(command);
  const [what, first, second, ...more] = positionals;
  if (first === undefined || more.length > 0) throw wrongUsage(command);
  const { pages, after, template } = values;
  if (template !== undefined && what !== 'page') throw wrongUsage(command);
  if (what === 'page' && second === undefined)
    console.log(whileAlone(pages, () => addPage(first, openPageFolder(pages), template)));
  else if (what === 'section' && second !== undefined)
    console.log(whileAlone(pages, () => addSection({ type: first, page: second, after }, openPageFolder(pages))));
  else if (what === 'block' && second === undefined) console.log(await addBlock(projectRoot, first));
  else throw wrongUsage(command);
});
