import { commonRow } from './common-row.ts';

/** What two sides made of one text, with the words of both; where they changed the same ones, with those of either side there. */
export type MergedWords = { text: string } | Record<Side, string>;

type Side = 'mine' | 'theirs';

/** Tokens of the base that a side has others for; `end` is exclusive. */
type Hunk = { side: Side; start: number; end: number; tokens: readonly string[] };

/** Hunks that nothing holds apart. */
type Place = { start: number; end: number; hunks: Hunk[] };

/** Signs that mean something only in pairs, or at the beginning of a line: two sides that both change some may tear a pair apart. */
const marks = /[*_~`[\]()<>{}|\\#]/;

/** A word that holds two changes apart. Figures alone don't: those of a crop or of a place on a map belong together. */
const holding = /\p{L}{2}/u;

/**
 * Merges a text word by word. Two changes are two only if a word stands between them that both sides have left as it was, and that
 * neither of them adds or takes away: what could be one change, or the same one in two places, is asked about.
 */
export function mergedWords({ base, mine, theirs }: { base: string } & Record<Side, string>): MergedWords {
  const old = tokensOf(base);
  const hunks = [...hunksOf(old, 'mine', mine), ...hunksOf(old, 'theirs', theirs)];
  if (sides.every((side) => hunks.some((hunk) => hunk.side === side && changesMarks(old, hunk))))
    return { mine, theirs };
  const places = placesOf(old, hunks);
  const texts = { mine: '', theirs: '' };
  let at = 0;
  for (const place of places) {
    const kept = old.slice(at, place.start).join('');
    const said = { mine: saidAt(old, place, 'mine'), theirs: saidAt(old, place, 'theirs') };
    const hasBoth = sides.every((side) => place.hunks.some((hunk) => hunk.side === side));
    const [only] = place.hunks;
    for (const side of sides) texts[side] += kept + said[hasBoth || !only ? side : only.side];
    at = place.end;
  }
  const rest = old.slice(at).join('');
  const [one, other] = [texts.mine + rest, texts.theirs + rest];
  return one === other ? { text: one } : { mine: one, theirs: other };
}

const sides = ['mine', 'theirs'] as const;

/** Words, each with the signs inside it (an address is one), spaces, and the signs around words. */
function tokensOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?|[^\s\p{L}\p{N}]+/gu) ?? [];
}

/** What a side has changed. A few words that stay by chance between larger changes are part of these. */
function hunksOf(old: readonly string[], side: Side, text: string): Hunk[] {
  const now = tokensOf(text);
  const hunks: (Hunk & { at: number; to: number })[] = [];
  let [from, place] = [0, 0];
  for (const [next, to] of [...commonRow(old, now, weightOf), [old.length, now.length] as const]) {
    if (next > from || to > place) {
      const hunk = { side, start: from, end: next, tokens: now.slice(place, to), at: place, to };
      const last = hunks.at(-1);
      const island = last && weightOfAll(old.slice(last.end, from));
      if (last && island !== undefined && island <= Math.min(sizeOf(old, last), sizeOf(old, hunk))) {
        last.end = next;
        last.to = to;
        last.tokens = now.slice(last.at, to);
      } else hunks.push(hunk);
    }
    [from, place] = [next + 1, to + 1];
  }
  return hunks;
}

const weightOf = (token: string) => (/[\p{L}\p{N}]/u.test(token) ? token.length : 0.1);
const weightOfAll = (tokens: readonly string[]) => tokens.reduce((sum, token) => sum + weightOf(token), 0);

function sizeOf(old: readonly string[], { start, end, tokens }: Hunk): number {
  return Math.max(weightOfAll(old.slice(start, end)), weightOfAll(tokens));
}

function changesMarks(old: readonly string[], { start, end, tokens }: Hunk): boolean {
  return [...old.slice(start, end), ...tokens].some((token) => marks.test(token));
}

function placesOf(old: readonly string[], hunks: readonly Hunk[]): Place[] {
  const places: Place[] = [];
  for (const hunk of hunks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = places.at(-1);
    if (last && !isHeldApart(old, last, hunk)) {
      last.end = Math.max(last.end, hunk.end);
      last.hunks.push(hunk);
    } else places.push({ start: hunk.start, end: hunk.end, hunks: [hunk] });
  }
  return places;
}

function isHeldApart(old: readonly string[], { end, hunks }: Place, hunk: Hunk): boolean {
  if (hunk.start <= end) return false;
  const changed = new Set([...hunks, hunk].flatMap((one) => [...old.slice(one.start, one.end), ...one.tokens]));
  return old.slice(end, hunk.start).some((token) => holding.test(token) && !changed.has(token));
}

/** What a side says in a place. */
function saidAt(old: readonly string[], { start, end, hunks }: Place, side: Side): string {
  const said: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    if (hunk.side !== side) continue;
    said.push(...old.slice(at, hunk.start), ...hunk.tokens);
    at = hunk.end;
  }
  return [...said, ...old.slice(at, end)].join('');
}
