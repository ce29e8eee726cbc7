import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { nearest } from '../../src/content/base/nearest.ts';
import { writeInside } from '../inside.ts';
import { projectRoot } from '../project-root.ts';
import { loadBlock } from '../schemas/load-block.ts';
import { UsageError } from '../usage-error.ts';
import { existingPage, mistakesOf, type PageFolder, pageName, pagesOption, sampleSite } from './page-folder.ts';
import { sectionLines } from './section-lines.ts';
import { findPlace, SpliceError } from './splice-section.ts';

type NewSection = { type: string; page: string; after: string | undefined };

/**
 * Puts a sample section into a page, at the end or after section `after`, and gives what to tell the editor.
 * Every other byte of the file stays. Throws UsageError where that can't be done, and then nothing is written.
 */
export function addSection({ type, page, after }: NewSection, folder: PageFolder): string {
  checkType(type, folder.checker.blockTypes);
  const name = pageName(page, folder);
  const file = existingPage(name, folder);
  if (!file)
    throw new UsageError(
      `There is no page \`${name}\` in \`${folder.shown}\`. Write \`npm run new -- page ${name}${pagesOption(folder)}\` to begin one.`,
    );
  const shown = relative(process.cwd(), file);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(file));
  const source = (whole: string) => ({ file: shown, text: whole.replace(/^\uFEFF/, '') });
  const before = mistakesOf(source(text), folder);
  if (before) throw new UsageError(`${before}\n\nMend this first; then a section can be added. Nothing was changed.`);
  const { spliced, line } = insert(text, type, after, sampleSite(folder));
  const mistakes = mistakesOf(source(spliced), folder);
  if (mistakes)
    throw new UsageError(`${mistakes}\n\nThis section needs what the site does not have yet. Nothing was changed.`);
  writeInside(folder.folder, relative(folder.folder, file), spliced);
  const option = pagesOption(folder);
  return [
    `Added the section \`${type}\` to ${shown}, from line ${line} on. The page is valid as it stands.`,
    '',
    'What to do next:',
    `  1. Run \`npm run dev${option && ` --${option}`}\` and open the page; it changes as you save.`,
    '  2. Write your own words in place of the samples; a note names each that is left. The last line names what else the',
    `     block may have: http://127.0.0.1:4173/__gallery/blocks/${type}.html shows it.`,
    `  3. Run \`npm run validate -- ${shown}${option}\` before you publish.`,
  ].join('\n');
}

function checkType(type: string, types: readonly string[]): void {
  if (type === 'hero')
    throw new UsageError('A page has one hero, at its top, and every page has it already. Choose another block.');
  if (types.includes(type)) return;
  const word = nearest(type, types);
  const list = `The blocks are: ${types.filter((known) => known !== 'hero').join(', ')}.`;
  throw new UsageError(`There is no block type \`${type}\`. ${word ? `Change it to \`${word}\`.` : list}`);
}

function insert(
  text: string,
  type: string,
  after: string | undefined,
  site: Parameters<typeof sectionLines>[2],
): { spliced: string; line: number } {
  try {
    const place = findPlace(text);
    const position = after === undefined ? place.count : Number(after);
    if (!Number.isInteger(position))
      throw new SpliceError(
        `\`--after ${after}\` is no number. Write the number of the section that stands before the new one, from 1 on.`,
      );
    const lines = sectionLines(type, loadBlock(projectRoot, type), site, place.style);
    const spliced = place.insert(lines, position);
    const differs = [...spliced].findIndex((character, index) => character !== text[index]);
    const [start = ''] = lines;
    const line = spliced.slice(0, spliced.indexOf(start, Math.max(differs - start.length, 0))).split('\n').length;
    return { spliced, line };
  } catch (error) {
    if (error instanceof SpliceError) throw new UsageError(`${error.message} Nothing was changed.`);
    throw error;
  }
}
