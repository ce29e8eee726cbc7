import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compilePage, compileSite } from '#engine';
import { isSampleText, kindCalled, type Path, type Schema } from '#kit/model';
import { schemaAt } from '../form/schema.ts';
import { widgetFor } from '../form/widget.ts';
import { paletteContent } from '../server/palette-content.ts';

const checker = loadChecker(projectRoot);
const { context } = compileSite(
  readContent(projectRoot, join(projectRoot, 'schema/example-site'), join(projectRoot, 'schema/sample-public')),
  checker,
);
const fresh = paletteContent(projectRoot).blocks.flatMap(({ type, examples }) =>
  examples.map(({ name, text, value }) => ({ name: `${type}: ${name}`, text, value })),
);

/** Words of the trade of this project's own site, which no other site is about. */
const trade =
  /\b(?:care|clin(?:ic|ics|ical)|patients?|payers?|providers?|claims?|hospitals?|health\w*|medical|doctors?|physicians?|nurses?|prior auth\w*|authori[sz]ation|eligibility|coverage|denials?|fax(?:es)?|veterans?|network)\b/i;

const areWords = new Set<string | undefined>(['text', 'figured', 'rich-text', 'paragraphs']);

/** All texts of a section that visitors read: what is chosen, counted or led to is none. */
function wordsIn(value: unknown, section: unknown, path: Path = []): string[] {
  const schema = schemaOf(section, path);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      wordsIn(inner, section, [...path, Array.isArray(value) ? Number(name) : name]),
    );
  const { inside = {} } = kindCalled(schemaOf(section, path.slice(0, -1))?.kind);
  const isNamed = kindCalled(schema?.kind).names !== undefined || String(path.at(-1)) in inside;
  const isChosen = isNamed || (schema && (!areWords.has(widgetFor(schema)) || 'const' in schema));
  return typeof value === 'string' && /\p{L}/u.test(value) && !isChosen ? [value] : [];
}

function schemaOf(section: unknown, path: Path): Schema | undefined {
  return schemaAt('PageSource', { sections: [section] }, ['sections', 0, ...path]);
}

it.each(fresh)('a fresh section $name says of all that visitors read that it is a sample', ({ text, value }) => {
  const words = wordsIn(value, value);
  expect(words.filter((each) => !isSampleText(each))).toEqual([]);
  const source = { file: 'pages/fresh.yaml', text: `title: A page\ndescription: Of samples.\nsections:\n${text}` };
  const told = compilePage(source, context).diagnostics.filter(({ code }) => code === 'text/sample');
  expect(told).toHaveLength(words.length);
});

it.each(fresh)(
  'a fresh section $name shows no picture and leads to no other site of which nothing tells',
  ({ value }) => {
    const said = JSON.stringify(value);
    expect(said).not.toMatch(/"alt":""/);
    // A button has to lead somewhere, and its words tell that it is a sample.
    expect(said.replaceAll(/"action":\{"link":"[^"]*"\}/g, '')).not.toMatch(/"link":"https?:/);
  },
);

it.each(fresh)('a fresh section $name fits every trade', ({ value }) => {
  expect(wordsIn(value, value).filter((words) => trade.test(words))).toEqual([]);
});
