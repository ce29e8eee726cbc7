import { resolve } from 'node:path';
import { type Command, commandArgs, projectRoot, runCommand, wrongUsage } from '#builder/base';
import { addBlock, addPage, addSection, askedSite, newSite, openPageFolder } from '#builder/change';
import { whileAlone } from '#builder/files';

const command = {
  name: 'new',
  does: 'Writes a page, a section, a block or a whole site that is valid to begin with.',
  usage: [
    'npm run new -- page PATH              a page',
    'npm run new -- section TYPE PAGE      a section at the end of a page, such as: npm run new -- section card-grid prices',
    'npm run new -- block NAME             a block, for developers',
    'npm run new -- site DIR               a site of its own, which depends on the packed builder',
  ],
  options: {
    template: {
      type: 'string',
      value: 'NAME',
      words:
        'what a page begins with: article, event, job, landing, press-release, thank-you; a site: empty, workshop, network',
    },
    name: { type: 'string', value: 'NAME', words: 'what a site is called (as its folder)' },
    languages: { type: 'string', value: 'LIST', words: 'the languages of a site, the original first: en, es or en,es' },
    colour: { type: 'string', value: '#RRGGBB', words: 'the colour of a site' },
    from: {
      type: 'string',
      value: 'CLONE',
      words: "takes the pages of a clone of the builder's repository for a site",
    },
    after: { type: 'string', value: 'N', words: 'a section comes after section N instead of at the end' },
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
  },
  example: 'npm run new -- page summer-fair --template event',
  allowPositionals: true,
} as const satisfies Command;

/** `npm run new -- page PATH [--template NAME] | section TYPE PAGE [--after N] | block NAME [--pages DIR] | site DIR [--template NAME] …`: writes something valid to begin with. */
await runCommand(async () => {
  const { values, positionals } = commandArgs(command);
  const [what, first, second, ...more] = positionals;
  if (first === undefined || more.length > 0) throw wrongUsage(command);
  const { pages, after, template, name, languages, colour, from } = values;
  if (template !== undefined && what !== 'page' && what !== 'site') throw wrongUsage(command);
  if (what === 'page' && second === undefined)
    console.log(whileAlone(pages, () => addPage(first, openPageFolder(pages), template)));
  else if (what === 'section' && second !== undefined)
    console.log(whileAlone(pages, () => addSection({ type: first, page: second, after }, openPageFolder(pages))));
  else if (what === 'block' && second === undefined) console.log(await addBlock(projectRoot, first));
  else if (what === 'site' && second === undefined) {
    // From where it was called, which need be no site.
    const folder = resolve(process.env['INIT_CWD'] ?? '.', first);
    const said = { folder, template, name, languages: languages?.split(/[\s,]+/), colour, from };
    const wanted = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    console.log(await newSite(await askedSite({ folder, ...wanted })));
  } else throw wrongUsage(command);
});
