import type { Path } from '#kit/model';
import type { Said } from './candidates.ts';
import type { Reading, ReadPart } from './found-words.ts';

type Made = { said: readonly Said[]; parts: readonly ReadPart[]; readingOf: (path: Path) => Reading };

/**
 * What words of the page are most likely made of: the only field that says more than they do, the only value that stands among
 * them, or what holds all values that do. Nothing where none does.
 */
export function madeOf(section: unknown, path: Path, { said, parts, readingOf }: Made): Path | undefined {
  const [clicked] = said.map(({ words }) => tokensOf(words));
  const fuller = parts.filter(({ read }) => clicked && clicked.length > 0 && isAmong(clicked, tokensOf(read)));
  if (fuller.length === 1) return fuller[0]?.found.path;
  const values = [
    ...parts.map(({ found, read }) => ({ path: found.path, tokens: tokensOf(read) })),
    ...figuresIn(section, path, readingOf),
  ];
  for (const { words } of said) {
    const among = tokensOf(words);
    const within = values.filter(({ tokens }) => tokens.length > 0 && isAmong(tokens, among));
    // What several entries say, such as a unit, doesn't tell which of them is meant.
    const alone = within.filter((value) => values.filter(({ tokens }) => isSame(tokens, value.tokens)).length === 1);
    const made = (alone.length > 0 ? alone : within).map((value) => value.path);
    if (made.length > 0) return made.reduce(commonPath);
  }
  return undefined;
}

/** Numbers and days of a section, which pages write in many ways, by the figures that they are made of. */
function figuresIn(value: unknown, path: Path, readingOf: (path: Path) => Reading): { path: Path; tokens: string[] }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => figuresIn(entry, [...path, index], readingOf));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => figuresIn(entry, [...path, name], readingOf));
  if (typeof value === 'number') return [{ path, tokens: tokensOf(String(value)) }];
  const isDay = typeof value === 'string' && readingOf(path).widget === 'date';
  // A month is a word on a page.
  const [year, , day] = isDay ? value.split('-') : [];
  return year && day ? [{ path, tokens: [String(Number(day)), year] }] : [];
}

/** Words and numbers, without what stands between them. */
function tokensOf(text: string): string[] {
  return text.replace(/(?<=\d)[,.\u2009\u202F\u00A0](?=\d{3}\b)/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether words stand among others, all of them. */
function isAmong(tokens: readonly string[], all: readonly string[]): boolean {
  return tokens.every((token) => all.includes(token));
}

function isSame(tokens: readonly string[], others: readonly string[]): boolean {
  return tokens.join(' ') === others.join(' ');
}

function commonPath(one: Path, other: Path): Path {
  const end = one.findIndex((step, index) => step !== other[index]);
  return end < 0 ? one : one.slice(0, end);
}
