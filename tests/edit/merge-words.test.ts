import { expect, it } from 'vitest';
import { merge } from '#engine/edit';
import { casesOf } from '../support/extent.ts';
import { freshSeed, randomFrom } from '../support/random.ts';
import { dataOf } from './support/promises.ts';

const page = (text: string) => `title: Soup\nsections:\n  - type: prose\n    paragraphs: ${text}\n`;
const base = 'Bread and soup cost six coins. Children eat for half.';

function joined(mine: string, theirs: string, from = base): unknown {
  const result = merge(page(from), page(mine), page(theirs));
  return 'text' in result ? result.text.slice(page('').length - 1).trim() : result.sides;
}

it('joins what two have written into one text, word by word', () => {
  const mine = base.replace('soup', 'cold soup');
  expect(joined(mine, base.replace('six', 'seven'))).toBe(
    'Bread and cold soup cost seven coins. Children eat for half.',
  );
  expect(joined(mine, `${base} Come in.`)).toBe(`${mine} Come in.`);
  expect(joined(base.replace(' Children eat for half.', ''), base.replace('six', 'seven'))).toBe(
    'Bread and soup cost seven coins.',
  );
  // What both have written stands there once.
  expect(joined(mine.replace('half', 'free'), mine.replace('six', 'seven'))).toBe(
    'Bread and cold soup cost seven coins. Children eat for free.',
  );
});

it('asks about the same words alone, and whichever count, what both have written elsewhere stays', () => {
  const [mine, theirs] = [base.replace('six', 'seven'), base.replace('six', 'eight').replace('half', 'free')];
  const sides = [
    {
      mine: 'Bread and soup cost seven coins. Children eat for free.',
      theirs: 'Bread and soup cost eight coins. Children eat for free.',
    },
  ];
  expect(joined(mine, theirs)).toEqual(sides);
  const chosen = merge(page(base), page(mine), page(theirs), () => 'mine');
  expect('text' in chosen && dataOf(chosen.text)).toMatchObject({ sections: [{ paragraphs: sides[0]?.mine }] });
  // Side by side, at the same place, one inside what the other has taken away or written anew.
  for (const [one, other] of [
    [base.replace('soup', 'salad'), base.replace('cost', 'costs')],
    [`${base} Come in.`, `${base} We close at ten.`],
    [base.replace(' Children eat for half.', ''), base.replace('half', 'free')],
    ['In winter there is salad with nuts. Nobody pays.', base.replace('soup', 'cold soup')],
    // A few words that are left of a text that was written anew hold nothing apart.
    ['Salad with nuts is what we have. Everybody eats it for half of a plate.', base.replace('half', 'only half')],
  ] as const)
    expect(joined(one, other), one).toEqual([{ mine: one, theirs: other }]);
});

it('asks where signs could be torn apart, and where figures or parts of an address are one thing', () => {
  for (const [from, mine, theirs] of [
    [base, base.replace('and soup cost', '**and soup cost**'), base.replace('cost six coins', '**cost six coins**')],
    ['10% 0% 60% 90%', '20% 0% 60% 90%', '10% 0% 60% 80%'],
    ['/about/our/team', '/about/our/people', '/company/our/team'],
    // A word that is doubled: where, nobody can tell.
    ['a very good soup', 'a very very good soup', 'the very very good soup'],
  ] as const)
    expect(joined(mine, theirs, from), from).toEqual([{ mine, theirs }]);
});

const words = 'we cook what grows in the garden and what the sea gives us on the day it comes'.split(' ');
const ways: readonly ((text: string) => string)[] = [
  (text) => page(text),
  (text) => page(`"${text}"`),
  (text) => page(`>-\n      ${text.replaceAll(/((?:\S+ ){5})/g, '$1\n      ').replaceAll(/ +\n/g, '\n')}`),
  (text) => page(`|\n      ${text.replaceAll('. ', '.\n      ')}`),
  (text) => `{"sections": [{ "paragraphs": ${JSON.stringify(text)} }]}\n`,
  (text) => `sections:\n  - type: list\n    items:\n      - First\n      - ${text}\n      - Last\n`,
];

/** What somebody made of a text, with what they have put in and taken out of it. */
function rewritten(text: readonly string[], who: string, pick: (most: number) => number) {
  const tokens: { word: string; from?: number }[] = text.map((word, from) => ({ word, from }));
  for (let change = 0; change <= pick(3); change += 1) {
    const at = pick(tokens.length);
    const added = Array.from({ length: pick(3) }, (_, each) => ({ word: `${who}${change}x${each}` }));
    tokens.splice(at, pick(3), ...added);
  }
  const kept = new Set(tokens.flatMap(({ from }) => from ?? []));
  return {
    text: tokens.map(({ word }) => word).join(' '),
    added: tokens.flatMap(({ word, from }) => (from === undefined ? [word] : [])),
    gone: new Map([...text.entries()].filter(([at]) => !kept.has(at))),
  };
}

const wordsOf = (text: string): string[] => text.replaceAll('\\n', ' ').match(/[a-z]+\d*(x\d+)?/g) ?? [];

const seed = freshSeed();
const pairs = casesOf(20_000, 300);

it(`of ${pairs} pairs of rewritten texts each word of both is there once, in the order of its author, or was shown (seed ${seed})`, () => {
  const pick = randomFrom(seed);
  const wrong: string[] = [];
  let isJoined = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    // With a number each word is told from all others; without, most are there several times.
    const isNumbered = pick(2) === 0;
    const text = Array.from(
      { length: 12 + pick(30) },
      (_, at) => `${words[at % words.length]}${isNumbered ? at : ''}${at % 7 === 6 ? '.' : ''}`,
    );
    const [mine, theirs] = [rewritten(text, 'mine', pick), rewritten(text, 'theirs', pick)];
    const way = ways[pick(ways.length)] ?? page;
    const result = merge(way(text.join(' ')), way(mine.text), way(theirs.text));
    const said = 'text' in result ? [dataOf(result.text)] : result.sides;
    const found = wordsOf(JSON.stringify(said));
    const isWrong = (how: string) =>
      wrong.push(`${how}\n${text.join(' ')}\n${mine.text}\n${theirs.text}\n${found.join(' ')}`);
    for (const { added, gone } of [mine, theirs]) {
      if (added.some((word) => !found.includes(word))) isWrong('lost');
      if (!('text' in result)) continue;
      if (found.filter((word) => added.includes(word)).join() !== added.join()) isWrong('in disorder, or doubled');
      if (isNumbered && wordsOf([...gone.values()].join(' ')).some((word) => found.includes(word)))
        isWrong('come back');
    }
    if (!('text' in result)) continue;
    isJoined += 1;
    const kept = text.filter((_, at) => !mine.gone.has(at) && !theirs.gone.has(at));
    if (isNumbered && wordsOf(kept.join(' ')).some((word) => found.filter((one) => one === word).length !== 1))
      isWrong('gone, or doubled');
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(isJoined / pairs).toBeGreaterThan(0.3);
});
