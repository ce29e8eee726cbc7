import { dirname, join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import { lastPart } from '../../src/content/base/content-names.ts';
import { sampleDescription } from '../../src/content/catalogue/sample-text.ts';
import { writeInside } from '../inside.ts';
import { projectRoot } from '../project-root.ts';
import { loadBlock } from '../schemas/load-block.ts';
import { UsageError } from '../usage-error.ts';
import { existingPage, mistakesOf, type PageFolder, pagesOption, sampleSite, writtenPageName } from './page-folder.ts';
import { sectionLines } from './section-lines.ts';

/**
 * Writes a new page that is valid at once, and gives what to tell the editor.
 * Throws UsageError where the name can't be one, or where the page exists; an existing file is never overwritten.
 */
export function addPage(page: string, folder: PageFolder): string {
  const name = writtenPageName(page, folder);
  const address = name === 'home' ? '/' : `/${name}`;
  const existing = existingPage(name, folder);
  if (existing)
    throw new UsageError(
      `The page \`${relative(process.cwd(), existing)}\` exists already. Choose another name, or edit that page.`,
    );
  const route = folder.site.context.routes.get(address);
  if (route) throw new UsageError(`The address ${address} is taken by \`${route.file}\`. Choose another name.`);
  const file = join(folder.folder, `${name}.yaml`);
  const shown = relative(process.cwd(), file);
  const text = pageText(
    name,
    relative(dirname(file), join(projectRoot, 'schema/bundle.schema.json')).split(sep).join('/'),
    (type) => sectionLines(type, loadBlock(projectRoot, type), sampleSite(folder), { indent: 2, isListIndented: true }),
  );
  const mistakes = mistakesOf({ file: shown, text }, folder);
  if (mistakes) throw new UsageError(`${mistakes}\n\nNothing was written.`);
  writeInside(folder.folder, `${name}.yaml`, text, { isNew: true });
  const option = pagesOption(folder);
  return [
    `Wrote ${shown}. It is valid as it stands, and its address is ${address}.`,
    '',
    'What to do next:',
    `  1. Run \`npm run dev${option && ` --${option}`}\` and open http://127.0.0.1:4173${address}; it changes as you save.`,
    '  2. Write your own words in place of the samples, the title and the description first.',
    `  3. Add sections: \`npm run new -- section card-grid ${name}${option}\`. http://127.0.0.1:4173/__gallery shows all there are.`,
    `  4. Link to it: a page that nothing leads to is found by nobody. The menu stands in ${folder.shown}/_site.yaml under \`navigation\`.`,
    `  5. Run \`npm run validate -- ${shown}${option}\` before you publish.`,
  ].join('\n');
}

function pageText(name: string, schema: string, section: (type: string) => string[]): string {
  const words = lastPart(name).replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const lines = [
    `# yaml-language-server: $schema=${schema}`,
    '# What the browser tab and search results show: 10 to 65 characters, not the same as on another page.',
    `title: ${title} · ((product))`,
    '# What search results show below the title: 50 to 160 characters.',
    `description: ${sampleDescription(title)}`,
    '# The sections of the page, from top to bottom. Each begins with a dash. The first is the hero.',
    'sections:',
    ...section('hero').map((line) =>
      `  ${line}`.replace(/^( {4}heading: ).*/, (_, key: string) => key + stringify(title).trim()),
    ),
    '',
    ...section('prose').map((line) => `  ${line}`),
    '',
  ];
  return lines.join('\n');
}
