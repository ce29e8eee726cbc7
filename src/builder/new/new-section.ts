import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'yaml';
import { nearest } from '#engine/base';
import { blocksCalled } from '#engine/catalogue';
import { applyEdit, parseSource, styleOf } from '#engine/edit';
import { valueAt } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { writeTogether } from '../files/write-together.ts';
import { loadBlock } from '../schemas/load-block.ts';
import { existingPage, mistakesOf, type PageFolder, pagesOption, sampleSite, writtenPageName } from './page-folder.ts';
import { sectionLines } from './section-lines.ts';

type NewSection = { type: string; page: string; after: string | undefined };

/**
 * Puts a sample section into a page, at the end or after section `after`, and returns what to tell the editor.
 * Every other byte of the file stays. Throws UsageError where that can't be done, and then nothing is written.
 */
export function addSection({ type: asked, page, after }: NewSection, folder: PageFolder): string {
  const type = typeMeant(asked, folder.checker);
  const name = writtenPageName(page, folder);
  const file = existingPage(name, folder);
  if (!file)
    throw new UsageError(
      `There is no page \`${name}\` in \`${folder.shown}\`. Write \`npm run new -- page ${name}${pagesOption(folder)}\` to begin one.`,
    );
  const shown = relative(siteRoot(), file);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(file));
  const source = (whole: string) => ({ file: shown, text: whole.replace(/^\uFEFF/, '') });
  const before = mistakesOf(source(text), folder);
  if (before) throw new UsageError(`${before}\n\nFix this first; then a section can be added. Nothing was changed.`);
  const { spliced, line } = insert(text, type, after, sampleSite(folder));
  const mistakes = mistakesOf(source(spliced), folder);
  if (mistakes) throw new UsageError(`${lacking(mistakes, type, folder)} Nothing was changed.`);
  const path = relative(folder.folder, file).replaceAll('\\', '/');
  writeTogether(folder.folder, {
    title: `A new section in ${shown}`,
    writes: [{ path, before: text, after: spliced }],
  });
  const option = pagesOption(folder);
  return [
    `Added the section \`${type}\`${asked === type ? '' : `, as "${asked}" is called here,`} to ${shown}, from line ${line} on. The page is valid as it stands.`,
    '',
    'What to do next:',
    `  1. Run \`npm run dev${option && ` --${option}`}\` and open the page; it changes as you save.`,
    '  2. Write your own words in place of the samples; a note names each that is left. The last line names what else the',
    `     block may have: http://127.0.0.1:4173/__gallery/blocks/${type}.html shows it.`,
    `  3. Run \`npm run validate -- ${shown}${option}\` before you publish.`,
  ].join('\n');
}

/** The block that is called so, by its own name or as people call it. Throws UsageError where it isn't clear which one that is. */
function typeMeant(asked: string, { blockTypes: types, ownWords }: PageFolder['checker']): string {
  const meant = blocksCalled(asked, ownWords).filter(({ block }) => types.includes(block));
  const [only, ...others] = meant;
  const isClear = only?.field === undefined && others.length === 0;
  const type = types.includes(asked) ? asked : isClear ? only?.block : undefined;
  if (type === 'hero')
    throw new UsageError('A page has one hero, at its top, and every page has it already. Choose another block.');
  if (type !== undefined) return type;
  const known = types.filter((each) => each !== 'hero');
  const word = nearest(asked, known);
  const called = meant.map(({ block, field }) =>
    field === undefined ? `\`${block}\`` : `\`${field}\` of \`${block}\``,
  );
  const help =
    meant.length > 0
      ? `What people call “${asked}” is ${called.join(' or ')} here: write the name of the block.`
      : word === undefined
        ? `The blocks are: ${known.join(', ')}.`
        : `Change it to \`${word}\`.`;
  throw new UsageError(`There is no block type \`${asked}\`. ${help}`);
}

/** What the site lacks for a section of a type, as its mistakes say. */
function lacking(mistakes: string, type: string, { shown, site: { context } }: PageFolder): string {
  if (mistakes.includes('[picture/missing]') && context.media.size === 0)
    return `The block \`${type}\` shows pictures, and there is none in \`${shown}/_media\` yet. Put one there, then write this once more.`;
  return `${mistakes}\n\nThis section needs what the site does not have yet.`;
}

function insert(
  text: string,
  type: string,
  after: string | undefined,
  site: Parameters<typeof sectionLines>[2],
): { spliced: string; line: number } {
  const source = parseSource(text.replace(/^\uFEFF/, ''));
  const sections = valueAt(source.data, ['sections']);
  const count = Array.isArray(sections) ? sections.length : 0;
  const index = after === undefined ? count : Number(after);
  if (!Number.isInteger(index))
    throw new UsageError(
      `\`--after ${after}\` is no number. Write the number of the section that stands before the new one, from 1 on. Nothing was changed.`,
    );
  if (index < 1 || index > count)
    throw new UsageError(`This page has ${count} sections: write a number from 1 to ${count}. Nothing was changed.`);
  const { dashWidth, listIndent } = styleOf(source);
  const style = { indent: dashWidth, isListIndented: listIndent > 0 };
  const written = sectionLines(type, loadBlock(projectRoot, type), site, style).join('\n');
  const [value]: unknown[] = parse(written);
  const result = applyEdit(text, { op: 'insert', path: ['sections'], index, value, text: written });
  if ('refused' in result) throw new UsageError(`${result.refused} Nothing was changed.`);
  const [{ start, text: added } = { start: 0, text: '' }] = result.splices;
  const begins = start + added.length - added.trimStart().length;
  return { spliced: result.text, line: result.text.slice(0, begins).split('\n').length };
}
