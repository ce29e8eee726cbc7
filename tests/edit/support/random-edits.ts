import type { Edit, Path } from '#engine/edit';

type Pick = (count: number) => number;
type Place = { path: Path; value: unknown };

/** Texts that are hard to write: each means something to YAML, or needs care. */
const hardTexts = [
  '',
  ' ',
  'yes',
  'null',
  '12',
  '0x1f',
  '2025-11-03',
  '- a',
  'a: b',
  'a #b',
  '# a',
  'it’s "so" \\ and \'so\'',
  "it's",
  '((facts.lives)) of us',
  '{product}',
  '[a](/b)',
  '@home, 50 %',
  'a, b] c}',
  'ends with:',
  'ends with "',
  'one\ntwo\n',
  'one\n\ntwo\n',
  'one\n\n\ntwo',
  'one\n\n',
  '\none\n',
  ' one\n  two\n',
  'heading: One\ntype: two\n',
  'some:\n- one\n- two\n',
  'tab\there',
  'e\u0301 \u{1f600} \u00a0 \u2028 \ufeff',
  'back\r\nfeed',
  `long ${'words that go on '.repeat(12)}until here`,
  `longer: ${'and "on" and '.repeat(15)}on`,
  `${'paragraph of several words, '.repeat(6)}end.\n\n${'another one: '.repeat(12)}end.\n`,
];
const words = ['river', 'seven', 'a', 'harbour-side', 'plain', 'Ünsinn', '42'];

/** One of the changes that people make, somewhere in the data. */
export function randomEdit(data: unknown, pick: Pick): Edit {
  const places = placesIn(data, []);
  const one = <T>(all: readonly T[]): T | undefined => all[pick(all.length)];
  const lists = places.filter((place): place is { path: Path; value: unknown[] } => Array.isArray(place.value));
  const fields = places.filter(({ path }) => typeof path.at(-1) === 'string');
  const texts = places.filter((place): place is { path: Path; value: string } => typeof place.value === 'string');
  const maps = places.filter(({ value }) => isFields(value));
  const list = one(lists);
  const entry = list && list.value.length > 0 ? pick(list.value.length) : undefined;
  const kind = pick(20);
  const text = one(texts);
  if (kind < 5 && text) return { op: 'set', path: text.path, value: withOtherWord(text.value, pick) };
  if (kind < 8 && text) return { op: 'set', path: text.path, value: one(hardTexts) };
  if (kind < 9) return { op: 'set', path: one(places.slice(1))?.path ?? [], value: someValue(data, pick) };
  if (kind < 11)
    return { op: 'set', path: [...(one(maps)?.path ?? []), `new-${pick(99)}`], value: someValue(data, pick) };
  if (kind < 12) return { op: 'set', ...varied(one(places.slice(1)) ?? { path: [], value: data }, pick) };
  if (kind < 13)
    return { op: 'rename', path: one(fields)?.path ?? [], key: one(['other', 'new name', 'a: b', 'ä', '7']) ?? '' };
  if (kind < 15) return { op: 'remove', path: one(places.slice(1))?.path ?? [] };
  if (!list || entry === undefined) return { op: 'set', path: ['title'], value: 'Another title' };
  const { path, value } = list;
  if (kind < 17) return { op: 'move', path, from: entry, to: pick(value.length) };
  if (kind < 18) return { op: 'duplicate', path, index: entry };
  return {
    op: 'insert',
    path,
    index: pick(value.length + 1),
    value: pick(2) === 0 ? value[entry] : someValue(data, pick),
  };
}

/** Every value in some data, with its path; the whole stands first. */
export function placesIn(value: unknown, path: Path): Place[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...path, index]))
    : isFields(value)
      ? Object.entries(value).flatMap(([name, item]) => placesIn(item, [...path, name]))
      : [];
  return [{ path, value }, ...inside];
}

/** A text with one of its words changed. */
export function withOtherWord(text: string, pick: Pick): string {
  const found = [...text.matchAll(/[\p{L}]+/gu)];
  const word = found[pick(found.length)];
  const other = words[pick(words.length)] ?? '';
  return word ? text.slice(0, word.index) + other + text.slice(word.index + word[0].length) : `${text}${other}`;
}

function someValue(data: unknown, pick: Pick): unknown {
  const places = placesIn(data, []).slice(1);
  const kind = pick(8);
  if (kind === 0) return [];
  if (kind === 1) return {};
  if (kind === 2) return [true, null, -1.5, 1e21, 0][pick(5)];
  if (kind < 5) return hardTexts[pick(hardTexts.length)];
  return places[pick(places.length)]?.value ?? 'A few words';
}

/** A value with something inside of it changed, as a form gives it back as a whole. */
function varied({ path, value }: Place, pick: Pick): { path: Path; value: unknown } {
  const copy: unknown = structuredClone(value);
  if (Array.isArray(copy)) {
    if (pick(2) === 0) copy.splice(pick(copy.length + 1), 0, 'Put in');
    else copy.splice(pick(copy.length), 1);
  } else if (isFields(copy)) {
    for (const name of Object.keys(copy)) {
      if (typeof copy[name] === 'string' && pick(2) === 0) copy[name] = withOtherWord(copy[name], pick);
      else if (pick(6) === 0) delete copy[name];
    }
    if (pick(3) === 0) copy['added'] = 'Put in';
  } else return { path, value: hardTexts[pick(hardTexts.length)] };
  return { path, value: copy };
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
