import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { filesBelow } from '#builder/files';
import type { Checker } from '#engine';
import type { Path } from '#kit/model';

/** Kinds of fields that visitors read. */
const readKinds = /^(?:text|rich-text|paragraphs|[a-z]+-text)$/;

/** What stands in a text and is no word: placeholders, the targets of links, addresses. */
const notWords = /(\(\([^)]*\)\)|\]\([^)]*\)|[\w.+-]+@[\w.-]+)/;

const latin = 'abcdefghijklmnopqrstuvwxyz';
const greek = 'αβψδεφγηιξκλμνοπϙρστθωϡχυζ';
const letters = new Map(
  [...latin].flatMap((letter, index) => {
    const other = greek[index] ?? '';
    return [
      [letter, other],
      [letter.toUpperCase(), other.toUpperCase()],
    ] as const;
  }),
);

/** The language in which a browser writes dates and numbers there. */
export const markedLanguage = 'el';

/** A text in letters that no code of the site writes, so that words of the code stand out. */
export function marked(text: string): string {
  return text
    .split(notWords)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => letters.get(letter) ?? letter)))
    .join('');
}

/** A copy of a content folder in `to` whose every text is marked: those that the schemas say people read, figures and names. */
export function copyMarkedPages(from: string, to: string, checker: Checker): void {
  for (const file of filesBelow(from).filter((name) => /\.ya?ml$/.test(name))) {
    const name = relative(from, file);
    const data = parse(readFileSync(file, 'utf8')) as Data;
    mark(name, data, checker);
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), stringify(data));
  }
}

type Data = Record<string, unknown>;

function mark(name: string, data: Data, checker: Checker): void {
  if (name === '_facts.yaml') {
    for (const fact of Object.values(data) as { value: string; source: string }[]) {
      fact.value = marked(fact.value);
      fact.source = marked(fact.source);
    }
    return;
  }
  if (name === '_site.yaml') {
    data['language'] = markedLanguage;
    for (const field of ['product', 'organization']) {
      const named = data[field] as { name: string };
      named.name = marked(named.name);
    }
    markTexts(data, checker.check('SiteSource', data).values);
    return;
  }
  markTexts(data, checker.check('PageSource', data).values);
  for (const section of (data['sections'] ?? []) as Data[]) markSection(section, checker);
}

function markSection(section: Data, checker: Checker): void {
  const type = section['type'];
  // A shared section only names the file of its words.
  if (typeof type !== 'string' || type === 'shared') return;
  const { values } = checker.checkBlock(type, section);
  markTexts(section, values);
  for (const { kind, value } of values)
    if (kind === 'sections') for (const inner of value as Data[]) markSection(inner, checker);
}

function markTexts(data: Data, values: readonly { kind: string; path: Path; value: unknown }[]): void {
  for (const { kind, path, value } of values) {
    // A picture is told by its field `alt`.
    if (kind === 'image') (value as { alt: string }).alt = marked((value as { alt: string }).alt);
    if (!readKinds.test(kind) || typeof value !== 'string') continue;
    let holder: Data | undefined = data;
    for (const step of path.slice(0, -1)) holder = holder?.[step] as Data | undefined;
    const field = path.at(-1);
    if (holder && field !== undefined) holder[field] = marked(value);
  }
}
