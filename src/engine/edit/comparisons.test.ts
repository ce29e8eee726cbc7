// In a process of its own: the engine counts what is run in it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWork } from '../../../tests/contract/linear/count-work.ts';
import { checker } from '../../../tests/refactor/support/small-site.ts';
import { casesOf } from '../../../tests/support/extent.ts';
import { documentChanges } from '../changes/page-changes.ts';
import { editsBetween } from './difference.ts';
import { merge } from './index.ts';
import { mergedData } from './merge-data.ts';

/** Somewhat less than a page may have, in characters. */
const most = 60_000;

/** Two states of a list: how many entries there are, and what the one at a place says. */
const list = fc.record({
  before: fc.constantFrom('a', 'a #', 'a #2', 'a b c d #', 'the same'),
  after: fc.constantFrom('b', 'b #', 'a #', 'a #2', '#', 'a b c d #', 'the same', 'the other'),
  order: fc.constantFrom('same', 'reversed', 'shuffled'),
  count: fc.constantFrom(2, 30, 199, 900, 1100, 6000, 30_000),
});
type List = { before: string; after: string; order: string; count: number };

/** What holds the entries: words, paragraphs, cards, cells, lists in lists, names, sections. */
const shapes = {
  words: (entries) => ({ sections: [{ type: 'prose', text: entries.join(' ') }] }),
  paragraphs: (entries) => ({ sections: [{ type: 'prose', paragraphs: entries.join('\n\n') }] }),
  texts: (entries) => ({
    sections: grouped(entries, 500).map((group, at) => ({ type: 'prose', id: `n${at}`, text: group.join(' ') })),
  }),
  cards: (entries) => ({ sections: [{ type: 'card-grid', items: entries.map((text) => ({ title: text })) }] }),
  lists: (entries) => ({
    sections: grouped(entries, 190).map((group, at) => ({ type: 'card-grid', id: `n${at}`, items: group })),
  }),
  rows: (entries) => ({
    sections: [
      { type: 'comparison-table', columns: entries.slice(0, entries.length / 2), rows: entries.map((cell) => [cell]) },
    ],
  }),
  names: (entries) => ({ sections: [Object.fromEntries(entries.map((text, at) => [`${text}${at}`, 1]))] }),
  sections: (entries) => ({ sections: entries.map((text) => ({ type: 'prose', text })) }),
} satisfies Record<string, (entries: string[]) => unknown>;

/** The entries before and after, as many as have room in a page. */
function entriesOf({ before, after, order, count }: List): [string[], string[]] {
  const few = Math.min(count, Math.floor(most / (Math.max(before.length, after.length) + 3)));
  const of = (text: string, place: (at: number) => number) =>
    Array.from({ length: few }, (_, at) => text.replace('#2', String(at % 2)).replace('#', String(place(at))));
  const places: Record<string, (at: number) => number> = {
    same: (at) => at,
    reversed: (at) => few - at,
    shuffled: (at) => (at * 7919) % few,
  };
  return [of(before, (at) => at), of(after, places[order] ?? ((at) => at))];
}

function grouped(entries: string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => entries.slice(at * size, (at + 1) * size));
}

const folders = ['/src/engine/changes/', '/src/engine/edit/', '/src/kit/model/', '/node_modules/diff/'];
const runs = { seed: 5, numRuns: casesOf(300, 2) };

/** The steps of a comparison may grow with its texts' length alone, by at most this much a character. */
const mostSteps = 2500;

it.each(Object.entries(shapes))('of %s cost steps in proportion to what is compared', async (_, shape) => {
  const property = fc.asyncProperty(list, async (given) => {
    const [before, after] = entriesOf(given).map((entries): object => shape(entries));
    const size = JSON.stringify([before, after]).length;
    const scope = { checker, definition: 'PageSource' as const, before, after, follows: () => false };
    const compared = await countWork(folders, () => void documentChanges(scope, 'the page'));
    expect(compared / size).toBeLessThan(mostSteps);
    const theirs = { title: 'Theirs', ...after };
    const sides = { base: before, mine: after, theirs };
    const merged = await countWork(folders, () => {
      mergedData(sides, () => undefined);
      editsBetween(before, after);
    });
    expect(merged / size).toBeLessThan(mostSteps);
  });
  await fc.assert(property, runs);
});

it('of texts that both sides have changed everywhere are merged or asked about, in few steps', async () => {
  const text = (word: (at: number) => string) =>
    `sections:\n  - type: card-grid\n    items:\n${Array.from({ length: 3000 }, (_, at) => `      - title: ${word(at)}\n`).join('')}`;
  const base = text((at) => `a${at}`);
  const mine = text((at) => (at % 2 === 0 ? 'b' : `a${at}`));
  const theirs = text((at) => (at % 2 === 0 ? `a${at}` : 'c'));
  const steps = await countWork(folders, () => void merge(base, mine, theirs));
  expect(steps / base.length).toBeLessThan(mostSteps);
});

it('of texts whose lists stand on one line are merged entry by entry, or asked about where that takes many edits', () => {
  const text = (word: (at: number) => string) =>
    `sections:\n  - type: card-grid\n    items: [${Array.from({ length: 2000 }, (_, at) => `{title: ${word(at)}}`).join(',')}]\n`;
  const changed = (rest: number) => text((at) => (at % 40 === rest ? `b${at}` : `a${at}`));
  const base = text((at) => `a${at}`);
  const one = text((at) => (at === 3 ? 'mine' : `a${at}`));
  expect(
    merge(
      base,
      one,
      text((at) => (at === 9 ? 'theirs' : `a${at}`)),
    ),
  ).toHaveProperty('text');
  expect(merge(base, changed(3), changed(9))).toHaveProperty('conflicts');
});
