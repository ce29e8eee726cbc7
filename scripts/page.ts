import { createInterface } from 'node:readline/promises';
import { type Command, commandArgs, runCommand, wrongUsage } from '#builder/base';
import { type Ask, deleteWritten, duplicateWritten, pageUses, renameWritten, translatedWritten } from '#builder/change';

const command = {
  name: 'page',
  does: 'Says what refers to a page, and changes it together with all that does.',
  usage: [
    'npm run page -- uses PATH            where a page is linked from, such as: npm run page -- uses /about',
    '                                     also a section (/faq#prices), a picture (/images/map.svg), a shared section',
    '                                     (_shared/contact), a form (forms/inquiry) or a figure (facts.lives)',
    'npm run page -- rename OLD NEW       another address for a page, such as: npm run page -- rename /prices /costs',
    '                                     or another name for a section: npm run page -- rename /faq#prices /faq#costs',
    'npm run page -- duplicate OLD NEW    a copy of a page',
    'npm run page -- import FILE [PATH]   a page of a document of Word (.docx), Google Docs (.zip) or the web (.html, .mhtml)',
    'npm run page -- translated PATH …    notes that translations say what their originals say now: pages (/es/about),',
    '                                     shared sections (es/_shared/contact), figures (es/_facts, es/_facts#price)',
    'npm run page -- delete PATH          deletes a page, after asking what becomes of the links to it',
  ],
  options: {
    to: { type: 'string', value: 'PATH', words: 'links to a page that is deleted lead to this one' },
    remove: { type: 'boolean', default: false, words: 'links to a page that is deleted are taken out' },
    'dry-run': { type: 'boolean', default: false, words: 'shows what would change, and writes nothing' },
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
  },
  example: 'npm run page -- rename /prices /costs --dry-run',
  allowPositionals: true,
} as const satisfies Command;

/**
 * `npm run page -- uses PATH | rename OLD NEW | duplicate OLD NEW | import FILE [PATH] | translated PATH … | delete PATH [--to PATH | --remove] [--dry-run] [--pages DIR]`:
 * what refers to a page, and what changes it together with all that does.
 */
await runCommand(async () => {
  const { values, positionals } = commandArgs(command);
  const [what, ...paths] = positionals;
  const [first, second, ...more] = paths;
  const { pages: folder, to, remove: isRemoved, 'dry-run': isDryRun } = values;
  const isDeletion = what === 'delete' && second === undefined;
  if (!first || (more.length > 0 && what !== 'translated') || ((to !== undefined || isRemoved) && !isDeletion))
    throw wrongUsage(command);
  if (what === 'uses' && second === undefined) console.log(pageUses(first, folder));
  else if (what === 'rename' && second !== undefined) console.log(renameWritten(first, second, { folder, isDryRun }));
  else if (what === 'translated') console.log(translatedWritten(paths, { folder, isDryRun }));
  else if (what === 'duplicate' && second !== undefined)
    console.log(duplicateWritten(first, second, { folder, isDryRun }));
  else if (what === 'import') {
    // All that reads documents is loaded where one is brought in.
    const { importWritten } = await import('#studio/import');
    const from = process.env['INIT_CWD'] ?? '.';
    console.log(await importWritten(first, second, { pages: folder, isDryRun, from }));
  } else if (isDeletion)
    console.log(await deleteWritten(first, { folder, isDryRun, instead: { to, isRemoved }, ask: asking() }));
  else throw wrongUsage(command);
});

/** Asks on the terminal; nothing where there is none. */
function asking(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}
