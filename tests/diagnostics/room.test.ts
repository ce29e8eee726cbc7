import { expect, it } from 'vitest';
import { allFiles, withTexts } from '#engine';
import { check, frozenContent } from './support/harmless.ts';

/** About 145 pixels wide where it is set small, and about 330. */
const [wide, wider] = ['Erstattungsfähigkeit', 'Krankenversicherungsbeitragsrückerstattung'];

/** The codes that are said of the content with one text in place of another in a file. */
function saidOf(name: string, from: string, to: string): string[] {
  const source = allFiles(frozenContent).find(({ file }) => file === `base/${name}`);
  expect(source?.text).toContain(from);
  const text = source?.text.replace(from, to) ?? '';
  return check(withTexts(frozenContent, new Map([[`base/${name}`, text]]))).map(({ code }) => code);
}

it.each([
  ['an entry of the menu', '_site.yaml', 'label: About', `label: ${wider}`],
  ['an entry of the footer, which stands in two columns', '_site.yaml', 'label: Write to us', `label: ${wide}`],
  ['the text of a card', 'services.yaml', 'text: Half', `text: ${wider}`],
  ['a text that is bold in part', 'services.yaml', 'text: Half', `text: "**${wider.slice(0, 9)}**${wider.slice(9)}" #`],
  ['a figure', 'home.yaml', 'value: "12"', 'value: "1,234,567,890,123"'],
  ['a cell of a table', 'prices.yaml', '$40', wide],
])('a word that is wider than a small phone is noted in %s', (_, name, from, to) => {
  expect(saidOf(name, from, to)).toEqual(['text/wide-word']);
});

it.each([
  ['an entry of the menu, which has the whole width', '_site.yaml', 'label: About', `label: ${wide}`],
  ['the words beside a number, which are set small', 'home.yaml', 'value: "12"', 'value: "12 simultaneously"'],
  ['the first cell of a row, which stands above the others', 'prices.yaml', 'First talk', wide],
  ['a mail address', 'services.yaml', 'text: Half', 'text: "[appointments@reception.lindenhof.example](/contact)" #'],
])('a word that has room is not noted in %s', (_, name, from, to) => {
  expect(saidOf(name, from, to)).toEqual([]);
});
