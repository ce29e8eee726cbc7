import type { Path } from '#engine/edit';
import { type TextRange, textRanges } from '#kit/model';
import { hasMarks, type Widget } from '../form/widget.ts';
import { figureSign, signsOf } from '../marked/signs.ts';
import type { Said } from './candidates.ts';
import type { FoundWords, Reading, ReadPart } from './found-words.ts';
import { madeOf } from './made-of.ts';

/** The field that says the words of a candidate; `inPlace` where they can be changed as they stand. */
export type Found = { path: Path; candidate: number; inPlace: FoundWords | undefined };

/** What can be written where it stands: words, and nothing that is looked up. */
const written: ReadonlySet<Widget> = new Set<Widget>(['text', 'figured', 'rich-text', 'paragraphs']);

/**
 * The field of a section that says the words of a candidate: the only one, or the one at the same place among as many of the same
 * list. Where words are put together of several values, the field that they are most likely made of, or what holds all of those.
 */
export function findWords(
  section: unknown,
  path: Path,
  said: readonly Said[],
  readingOf: (path: Path) => Reading,
): Found | undefined {
  const fields = textsIn(section, path);
  const parts = fields.flatMap((field) => writtenParts(field, readingOf(field.path)));
  const near = said.filter(({ isNear }) => isNear);
  const at = (one: Said) => said.indexOf(one);
  for (const one of near) {
    const { words, ...place } = one;
    const same = words === '' ? [] : parts.filter(({ read }) => letters(read) === letters(words));
    const found = oneOf(same, place)?.found;
    if (found) return { path: found.path, candidate: at(one), inPlace: found };
  }
  for (const one of near) {
    const like = one.words === '' ? [] : fields.filter(({ raw }) => looksLike(plain(one.words), raw));
    if (like.length === 1 && like[0]) return { path: like[0].path, candidate: at(one), inPlace: undefined };
  }
  const made = madeOf(section, path, { said, parts, readingOf });
  return made && made.length > path.length ? { path: made, candidate: 0, inPlace: undefined } : undefined;
}

/** The part that stands at a place of the page: those of one list stand in its order, all of them once or several times over. */
function oneOf<Part extends { found: FoundWords }>(
  same: readonly Part[],
  { nth, count }: Pick<Said, 'nth' | 'count'>,
): Part | undefined {
  if (same.length < 2) return same[0];
  const shapes = new Set(same.map(({ found }) => found.path.filter((step) => typeof step === 'string').join('/')));
  return shapes.size === 1 && count % same.length === 0 ? same[nth % same.length] : undefined;
}

/** What words say now in their field; nothing where something else of it has changed. */
export function wordsNow(value: unknown, { before, after }: FoundWords): string | undefined {
  if (typeof value !== 'string' || value.length < before.length + after.length) return undefined;
  if (!value.startsWith(before) || !value.endsWith(after)) return undefined;
  return value.slice(before.length, value.length - after.length);
}

/** The same words where others have changed what stands around them; nothing where no other part of their field says just that. */
export function wordsAgain(
  value: unknown,
  { before, after, ...found }: FoundWords,
  words: string,
): FoundWords | undefined {
  if (typeof value !== 'string' || found.widget === 'text' || words === '') return undefined;
  const [range, other] = textRanges(value).filter(({ start, end }) => value.slice(start, end) === words);
  return range && !other ? { ...found, before: value.slice(0, range.start), after: value.slice(range.end) } : undefined;
}

function textsIn(value: unknown, path: Path): { path: Path; raw: string }[] {
  if (typeof value === 'string') return path.at(-1) === 'type' ? [] : [{ path, raw: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, [...path, name]));
}

/** What of a field can stand on the page as one element, and how it is read: all of it, or each of several paragraphs. */
function writtenParts({ path, raw }: { path: Path; raw: string }, { widget, figures }: Reading): ReadPart[] {
  if (widget === undefined || !written.has(widget)) return [];
  const isKnown = (name: string) => widget !== 'text' && figures.isKnown(name);
  const whole: TextRange = { start: raw.length - raw.trimStart().length, end: raw.trimEnd().length };
  return (widget === 'paragraphs' ? textRanges(raw) : [whole]).map(({ start, end, list }) => {
    const words = raw.slice(start, end);
    const signs = signsOf(words, isKnown, hasMarks(widget));
    return {
      // A paragraph within an entry of a list would end the list.
      found: {
        path,
        before: raw.slice(0, start),
        words,
        after: raw.slice(end),
        widget: list ? 'rich-text' : widget,
      },
      read: signs.map((sign) => (sign.shown === figureSign ? figures.wordsOf(sign.written) : sign.shown)).join(''),
    };
  });
}

/** Words without spaces: what breaks a line on the page is none of its text. */
function letters(text: string): string {
  return plain(text).replaceAll(' ', '');
}

/** Words in one line, with the signs of a keyboard: quotes and dashes are set by the page, one for one. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/["‘’‚“”„«»‹›]/g, "'")
    .replace(/–\u2060?/g, '-');
}

/** Whether words of the page can be those of a field: anything may stand for a placeholder, and marks are not seen. */
function looksLike(words: string, raw: string): boolean {
  let from = 0;
  const parts = withoutMarkdown(raw).split(placeholder);
  for (const [index, part] of parts.entries()) {
    const at = index === 0 ? (words.startsWith(part) ? 0 : -1) : words.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return parts.length > 1 ? words.endsWith(parts.at(-1) ?? '') : from === words.length;
}

const placeholder = /\(\([^()]*\)\)/;

/** A text as it is read: of a link only its words, and no stars. */
function withoutMarkdown(raw: string): string {
  return plain(raw)
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/[*_[\]]/g, '');
}
