import { describe, expect, test } from 'vitest';
import { readYaml } from '#engine';
import { valueAt } from '#kit/model';
import { sectionHistory } from './section-history.ts';

const head = 'title: Boats\nsections:\n';
const top = '  - type: hero\n    heading: We mend boats\n';
const prices = '  - type: prose\n    heading: What it costs\n    paragraphs: Less than a new one.\n';
const crane = '  - type: prose\n    heading: The crane\n    paragraphs: It lifts two tons out of the water.\n';
const waiting = (words: string, more = '') =>
  `  # Asked every spring.\n  - type: prose\n${more}    heading: How long it takes\n    paragraphs: ${words}\n`;
const weeks = waiting('A boat waits three weeks for its turn.');
const months = waiting('A boat waits two months for its turn.');
const page = (...sections: string[]) => head + sections.join('\n');

/** The texts that a section came with, and its words in each. */
function found(now: string, place: number, texts: readonly string[]) {
  const { states, since } = sectionHistory(now, place, texts);
  return { states: states.map(({ at, value }) => [at, value['paragraphs'] ?? value['heading']]), since };
}

const words = { weeks: 'A boat waits three weeks for its turn.', months: 'A boat waits two months for its turn.' };

describe('the earlier states of a section', () => {
  test('are those with which it became another one, each by the text that it came with, the newest first', () => {
    const days = waiting('A boat waits a few days for its turn.');
    const texts = [
      page(top, weeks),
      page(top.replace('mend', 'repair'), weeks),
      page(top, months, prices),
      page(top, months),
      page(top, weeks),
      page(top, days),
    ];
    expect(found(page(top, weeks), 1, texts)).toEqual({
      states: [
        [1, words.weeks],
        [3, words.months],
        [4, words.weeks],
        [5, 'A boat waits a few days for its turn.'],
      ],
      since: 1,
    });
    // What isn't kept yet is different from all of them.
    expect(found(page(top, waiting('A boat waits a year for its turn.')), 1, texts)).toEqual({
      states: [
        [1, words.weeks],
        [3, words.months],
        [4, words.weeks],
        [5, 'A boat waits a few days for its turn.'],
      ],
      since: undefined,
    });
  });

  test('tell what the section was before each, all else being as it is today', () => {
    const days = waiting('A boat waits a few days for its turn.');
    const now = page(top, weeks, prices);
    const texts = [now, page(top, months), page(top, weeks), page(top, days)];
    const { states } = sectionHistory(now, 1, texts);
    expect(states.map(({ at, before }) => [at, before])).toEqual([
      [0, states[1]?.text],
      [1, now],
      [2, states[3]?.text],
      [3, undefined],
    ]);
  });

  test('are none where it has only ever been as it is now, wherever it stood and whatever changed around it', () => {
    const texts = [page(top, weeks, prices), page(weeks, top, crane), page(crane, prices, weeks), page(weeks)];
    expect(found(page(top, prices, weeks), 2, texts)).toEqual({ states: [], since: 3 });
  });

  test('are none of one that is new, or that is no section', () => {
    expect(found(page(top, prices, weeks), 2, [page(top, prices), page(top)])).toEqual({
      states: [],
      since: undefined,
    });
    expect(found(page(top), 7, [page(top)])).toEqual({ states: [], since: undefined });
    expect(found('', 0, [page(top)])).toEqual({ states: [], since: undefined });
  });

  test('are found where it was moved, and where others came before it', () => {
    const texts = [page(crane, top, months, prices), page(months, top), page(top, prices, months)];
    expect(found(page(weeks, crane, top, prices), 0, texts).states).toEqual([[2, words.months]]);
  });

  test('are found where it had another heading, or no id yet, or another one', () => {
    const renamed = weeks.replace('How long it takes', 'Waiting');
    const withId = waiting(words.months, '    id: waiting\n');
    const otherId = waiting(words.months, '    id: queue\n');
    const texts = [page(top, otherId, prices), page(withId, crane), page(months, prices), page(renamed, prices)];
    const now = page(prices, top, waiting(words.weeks, '    id: queue\n'));
    const { states } = sectionHistory(now, 2, texts);
    expect(states.map(({ at, value }) => [at, value['id'], value['heading']])).toEqual([
      [0, 'queue', 'How long it takes'],
      [1, 'waiting', 'How long it takes'],
      [2, undefined, 'How long it takes'],
      [3, undefined, 'Waiting'],
    ]);
  });

  test('are found by the id where nothing else is the same, beside another section that looks like it', () => {
    const own = (text: string) => `  - type: prose\n    id: note\n    paragraphs: ${text}\n`;
    const likeIt = '  - type: prose\n    paragraphs: A boat waits three weeks for its turn.\n';
    const texts = [page(top, likeIt, own('Something else altogether.')), page(top, own('Closed on Mondays.'))];
    expect(found(page(top, own(words.weeks)), 1, texts).states).toEqual([
      [0, 'Something else altogether.'],
      [1, 'Closed on Mondays.'],
    ]);
  });

  test('are found beyond those in which it was not there, or that can’t be read', () => {
    const gone = page(top, prices);
    const texts = [
      gone,
      page(top, crane, prices),
      'title: "Boats\nsections: [',
      page(top, prices, months),
      page(months),
    ];
    expect(found(page(weeks, top, prices), 0, texts).states).toEqual([[4, words.months]]);
    // Brought back as it was: it has been so all the time that it was there.
    expect(found(page(top, prices, months), 2, texts)).toEqual({ states: [], since: 4 });
  });

  test('come with today’s text that has it in place of today’s, comments and all, and nothing else', () => {
    const now = `${page(top, weeks.replace('Asked every spring', 'Count again'), prices)}# The end\n`;
    const [state] = sectionHistory(now, 1, [page(months, top)]).states;
    expect(state?.text).toBe(`${page(top, months, prices)}# The end\n`);
    expect(valueAt(readYaml(state?.text ?? '', new Set()).data, ['sections', 1])).toEqual(state?.value);
  });
});
