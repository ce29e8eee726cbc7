import { allFiles, definitionOf, pageName, placeInForms, readText } from '#engine';
import { type NewWords, replaceWords, type WrittenWords, writtenWords } from '#engine/refactor';
import { applySplices, type Splice, spliceBetween } from '#kit/model';
import { figuresOf, placeholdersIn } from '../form/figures.ts';
import { changedText } from '../marked/change-text.ts';
import { figureSign, plainLook, type Sign, signsOf } from '../marked/signs.ts';
import { type Placeholder, placeholdersOf } from './figures-said.ts';
import type { LiveSite } from './live-site.ts';
import { type Match, type Matcher, matchesIn } from './matches.ts';
import type { FoundPlace, FoundWords, PageChange, WordsPlace, WordsQuery } from './protocol.ts';
import { searchPattern } from './search-pattern.ts';

/** As many places as are listed, and replaced, at once. */
const most = 500;
/** How many signs are shown before and after what was found. */
const around = 48;
/**
 * Every place of words in what visitors read, as they read it: figures are one sign that no word is found in, addresses of links
 * aren't there, and neither are those that stand among the words. `match` looks for expressions, of which one may never end.
 */
export async function findWords(query: WordsQuery, live: LiveSite, match: Matcher): Promise<FoundWords> {
  const pattern = query.words === '' ? undefined : searchPattern(query);
  if (!pattern) return { places: [], more: 0 };
  if ('refused' in pattern) return pattern;
  const { files, checker, site } = live;
  const figures = placeholdersOf(site.context);
  const texts = writtenWords(files, checker);
  const shown = texts.map((text) => shownOf(read(text)));
  const found = await (query.isPattern ? match(query, shown) : matchesIn(query, shown));
  if (!found)
    return { refused: 'This expression takes too long. Write one that says more exactly what is looked for.' };
  const places: FoundPlace[] = [];
  let { more } = found;
  for (const [index, text] of texts.entries()) {
    const matches = found.inTexts[index] ?? [];
    if (matches.length === 0) continue;
    const signs = read(text);
    for (const one of replaceable(matches, signs)) {
      if (places.length < most) places.push(placeOf(text, signs, one, { files, checker, figures }));
      else more += 1;
    }
  }
  return { places, more };
}

const allKnown = () => true;

function hasMarks({ kind }: Pick<WrittenWords, 'kind'>): boolean {
  return kind === 'rich-text' || kind === 'paragraphs';
}

function read(text: Pick<WrittenWords, 'kind' | 'value'>): Sign[] {
  return signsOf(text.value, allKnown, hasMarks(text));
}

/** True for an address among the words, of the web or of mail. */
function isAddress(word: string): boolean {
  return word.includes('@') || /https?:\/\/|www\.|mailto:/.test(word);
}

function shownOf(signs: readonly Sign[]): string {
  return signs.map((sign) => sign.shown).join('');
}

/** Of what was found in a text, what may be replaced. */
function replaceable(matches: readonly Match[], signs: readonly Sign[]): Match[] {
  const shown = shownOf(signs);
  const addresses = [...shown.matchAll(/\S+/g)].flatMap(({ index, 0: word }) =>
    isAddress(word) ? [[index, index + word.length] as const] : [],
  );
  return matches.filter(({ from, to }) => {
    const found = signs.slice(from, to);
    const words = shown.slice(from, to);
    const isOneLink = new Set(found.map(({ look }) => look.link)).size === 1;
    const isFigure = found.some(({ shown: sign }) => sign === figureSign);
    const isInAddress = addresses.some(([start, end]) => from < end && to > start);
    // A letter of two halves is whole.
    const isWhole = !/^[\uDC00-\uDFFF]/.test(words) && !/[\uD800-\uDBFF]$/.test(words);
    return isOneLink && !isFigure && !isInAddress && isWhole;
  });
}

type Showing = Pick<LiveSite, 'files' | 'checker'> & { figures: readonly Placeholder[] };

function placeOf(
  text: WrittenWords,
  signs: readonly Sign[],
  match: Match,
  { files, checker, figures }: Showing,
): FoundPlace {
  const { file, path, value } = text;
  const { wordsOf } = figuresOf(placeholdersIn(file, figures));
  const words = (from: number, to: number) =>
    signs
      .slice(Math.max(0, from), to)
      .map(({ shown, written }) => (shown === figureSign ? wordsOf(written) : shown === '\n' ? ' ' : shown))
      .join('');
  const [start, end] = [match.from - around, match.to + around];
  const source = allFiles(files).find((one) => one.file === file);
  const data = source && checker.read(source, definitionOf(source, files)).data;
  return {
    file,
    path,
    value,
    from: match.from,
    to: match.to,
    where: placeInForms(pageName(file), data, path, checker),
    before: (start > 0 ? '…' : '') + words(start, match.from),
    words: words(match.from, match.to),
    instead: match.instead,
    after: words(match.to, end) + (end < signs.length ? '…' : ''),
  };
}

type Replacing = Extract<PageChange, { kind: 'replace' }>;

/** Replaces what was found at the places that were chosen: the query is made of each text once more, and nothing else is touched. */
export function replacePlan({ query, places }: Replacing, live: LiveSite): ReturnType<typeof replaceWords> {
  const pattern = searchPattern(query);
  if ('refused' in pattern) return pattern;
  const texts = new Map<string, WordsPlace[]>();
  for (const place of places) {
    const key = JSON.stringify([place.file, place.path]);
    texts.set(key, [...(texts.get(key) ?? []), place]);
  }
  const known = new Map(
    writtenWords(live.files, live.checker).map((text) => [JSON.stringify([text.file, text.path]), text]),
  );
  const changed: NewWords[] = [];
  for (const [key, chosen] of texts) {
    const text = known.get(key);
    if (!text || chosen.some(({ value }) => value !== text.value)) return { refused: meanwhile };
    const made = replaced(text, chosen, query);
    if (typeof made === 'string') return { refused: made };
    if (made.splices.length > 0) changed.push(made);
  }
  const title = `“${query.words}” became “${query.instead}” at ${counted(places.length, 'place')}.`;
  return replaceWords({ files: live.files, checker: live.checker, now: Date.now() }, { title, texts: changed });
}

const meanwhile = 'Something has changed meanwhile. Look once more at what you replace.';

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** What becomes of a text; why it can't be, where its marks would mean something else then. */
function replaced(text: WrittenWords, chosen: readonly WordsPlace[], query: WordsQuery): NewWords | string {
  const { file, path, value } = text;
  const signs = read(text);
  const isChosen = ({ from, to }: Match) => chosen.some((place) => place.from === from && place.to === to);
  const [found = []] = matchesIn(query, [shownOf(signs)]).inTexts;
  const matches = replaceable(found, signs).filter(isChosen);
  if (matches.length !== chosen.length) return meanwhile;
  const readSigns = (words: string) => read({ ...text, value: words });
  let after = value;
  let shown = shownOf(signs);
  for (const { from, to, instead } of matches.toReversed()) {
    const look = signs[from]?.look ?? plainLook;
    const added = instead.split('').map((sign) => ({ shown: sign, written: sign, look }));
    after = changedText(after, readSigns(after), { from, to, added }, readSigns, false);
    shown = shown.slice(0, from) + instead + shown.slice(to);
  }
  if (shownOf(readSigns(after)) !== shown)
    return `“${query.instead}” would be read as something else in “${readText(value).text.trim()}”. Leave that one out, and change it by hand.`;
  return { file, path, value, splices: splicesTo(after, value, signs, matches) };
}

/** How a text becomes the new one: each place by itself, where nothing else of it is written in another way. */
function splicesTo(after: string, before: string, signs: readonly Sign[], matches: readonly Match[]): Splice[] {
  const each = matches.map(({ from, to, instead }): Splice => {
    const last = signs[to - 1];
    return { start: signs[from]?.start ?? 0, end: last ? last.start + last.written.length : 0, text: instead };
  });
  const isPlain = applySplices(before, each) === after;
  return isPlain ? each : spliceBetween(before, after);
}
