import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { parse } from 'yaml';
import { randomFrom } from '../../support/random.ts';
import { changeFromOutside, withoutOthers } from './somebody-else.ts';
import type { WordsHands } from './words-hands.ts';
import { erasedAt, movedBefore, paragraphsIn, replaced, sameRead, type Unit, unitsOf, wordsIn } from './words-model.ts';
import { type WordPlace, wordFiles, wordPlaces } from './words-site.ts';

type Random = (count: number) => number;

/** Words that are written: some with signs that mean something in the file, none that are marks. */
const phrases = [
  'Write to us',
  'two words ',
  ' and',
  "it's: all",
  'Größe',
  '#1',
  'a - b',
  'no',
  '12',
  ' of 3 ships',
  'oars',
];

/** What is done to the words that are open: `units` is what they are, and the answer what they have to be then. */
type Act = (hands: WordsHands, units: Unit[], random: Random) => Promise<Unit[]>;

const some = (random: Random, length: number) => {
  const [one, other] = [random(length + 1), random(length + 1)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
};
const phraseOf = (random: Random) => phrases[random(phrases.length)] ?? '';

/** Selects something, and writes over it in a way. */
function writing(write: (hands: WordsHands, words: string) => Promise<void>): Act {
  return async (hands, units, random) => {
    const { from, to } = some(random, units.length);
    const words = phraseOf(random);
    await hands.select(from, to);
    await write(hands, words);
    return replaced(units, from, to, words);
  };
}

const acts: Readonly<Record<string, Act>> = {
  type: writing((hands, words) => hands.type(words)),
  compose: writing((hands, words) => hands.compose(words)),
  dictate: writing((hands, words) => hands.dictate(words)),
  typeOverAll: async (hands, units, random) => {
    // Numbered: fields that say the same are left alone.
    const words = `${phraseOf(random).trim()} ${random(1000)}`;
    await hands.page.keyboard.press('Control+a');
    await hands.page.keyboard.type(words);
    return replaced(units, 0, units.length, words);
  },
  paste: async (hands, units, random) => {
    const { from, to } = some(random, units.length);
    await hands.select(from, to);
    await hands.paste('from elsewhere');
    return replaced(units, from, to, 'from elsewhere');
  },
  takeBack: async (hands, units, random) => {
    const { from, to } = some(random, units.length);
    await hands.select(from, to);
    await hands.paste('and back');
    await hands.page.keyboard.press('Control+z');
    if (random(2) === 0) return units;
    await hands.page.keyboard.press('Control+y');
    return replaced(units, from, to, 'and back');
  },
  erase: async (hands, units, random) => {
    const place = random(units.length + 1);
    await hands.select(place, place);
    // What follows running text is none of these words.
    const isBack = random(2) === 0 || place === units.length;
    await hands.page.keyboard.press(isBack ? 'Backspace' : 'Delete');
    return erasedAt(units, place, isBack);
  },
  cut: async (hands, units, random) => {
    const { from, to } = some(random, units.length);
    await hands.select(from, to);
    await hands.page.keyboard.press('Control+x');
    if (from === to) return units;
    const left = replaced(units, from, to, '');
    const place = random(left.length + 1);
    await hands.settle();
    await hands.select(place, place);
    await hands.page.keyboard.press('Control+v');
    return replaced(left, place, place, units.slice(from, to).join(''));
  },
  drag: async (hands, units, random) => {
    const words = wordsIn(units);
    const [word, before] = [words[random(words.length)], words[random(words.length)]];
    if (!word || !before || before === word || before.from === word.to + 1) return units;
    const open = hands.frame.locator('[contenteditable=true]');
    await hands.select(word.from, word.to);
    await hands.settle();
    const begin = await hands.spotOf(open, word.from, word.to);
    await hands.drag(begin, await hands.spotOf(open, before.from, before.from));
    return movedBefore(units, word.from, word.to, before.from);
  },
};

/** What is done in running text besides. */
const runningActs: Readonly<Record<string, Act>> = {
  ...acts,
  split: async (hands, units, random) => {
    const place = random(units.length + 1);
    await hands.select(place, place);
    await hands.page.keyboard.press('Enter');
    return replaced(units, place, place, '\n\n');
  },
};

const ends = ['Control+Enter', 'Enter', 'Escape', 'elsewhere'] as const;

/** What went wrong in a sequence, with what was done. */
export type Wrong = { number: number; place: string; before: string; done: string; file: unknown; model: string };

/** Makes sequences of changes in a page that is open, and compares the files with what they have to be after each of them. */
export async function runSequences(
  hands: WordsHands,
  pages: string,
  { count, seed }: { count: number; seed: number },
): Promise<Wrong[]> {
  const random = randomFrom(seed);
  const contents = contentsOf(pages);
  const untouched = wordFiles(pages);
  const models = new Map(wordPlaces.map((place) => [place, unitsOf(String(valueIn(contents, place)))]));
  const wrong: Wrong[] = [];
  let last = 'nothing';
  for (let number = 0; number < count; number += 1) {
    const { place, before } = somePlace(pages, models, random);
    const files = wordFiles(pages);
    const { done, units, isGone } = await sequence(hands, pages, { place, all: before }, random).catch(
      (error: unknown) => {
        throw new Error(`Sequence ${number} in ${place.name}, “${sameRead(before)}”, after ${last}`, { cause: error });
      },
    );
    last = `${place.name}: ${done}`;
    await hands.page.keyboard.press('Control+s');
    const model = isGone ? '' : sameRead(units);
    const file = await savedValue(hands.page, pages, { place, wanted: model });
    const isRight = (file === undefined) === isGone && sameRead(unitsOf(String(file ?? ''))) === model;
    if (!isRight) wrong.push({ number, place: place.name, before: sameRead(before), done, file, model });
    // Signs that nobody sees are counted by hands: what is left of a gap between paragraphs reads as a space.
    models.set(place, isGone ? units : unitsOf(String(file ?? '').trim()));
    if (isGone) await bringBack(hands, pages, { place, files, words: sameRead(units) });
  }
  // Others find the site as it was.
  for (const [file, text] of untouched) writeFileSync(join(pages, file), text);
  return wrong;
}

/** Writes the files as they were, and waits until the page shows the words of a place again. */
async function bringBack(
  { page, frame }: WordsHands,
  pages: string,
  { place, files, words }: { place: WordPlace; files: ReadonlyMap<string, string>; words: string },
): Promise<void> {
  for (const [file, text] of files) writeFileSync(join(pages, file), text);
  const word = /\p{L}+/u.exec(words)?.[0] ?? words;
  await place.at(frame).filter({ hasText: word }).waitFor();
  await page.getByText('All saved').waitFor();
}

/** A place of the page whose words no other field says: which of two is meant, the page can't tell, and the form takes over. */
function somePlace(
  pages: string,
  models: ReadonlyMap<WordPlace, Unit[]>,
  random: Random,
): { place: WordPlace; before: Unit[] } {
  const contents = contentsOf(pages);
  const places = [...models].filter(([place]) => !isTwice(contents, place));
  const [place, before] = places[random(places.length)] ?? [];
  if (!place || !before) throw new Error('All fields say the same as others.');
  return { place, before };
}

async function sequence(
  hands: WordsHands,
  pages: string,
  { place, all }: { place: WordPlace; all: readonly Unit[] },
  random: Random,
): Promise<{ done: string; units: Unit[]; isGone: boolean }> {
  const { page, frame } = hands;
  const { first: before, rest } = place.isRunning ? paragraphsIn(all) : { first: all, rest: [] };
  const target = place.at(frame);
  const words = wordsIn(before);
  const word = words[random(words.length)] ?? { from: 0, to: 1 };
  const spot = await hands.spotOf(target, word.from, word.to);
  const changes = await frame.evaluate(() => window.changedPlaces);
  await page.mouse.dblclick(spot.x, spot.y);
  const done: string[] = [];
  let units = [...before];
  // What is typed before the words are open is not lost either, nor are keys that do something with them.
  if (words.length > 0 && random(3) === 0) {
    // On the way it may say again what it said at first.
    const first = random(2) === 0 ? before.slice(word.from, word.to).join('') : 'So';
    const typed = `${first} be it ${random(1000)}`;
    await hands.type(typed);
    const isErased = random(2) === 0;
    if (isErased) await page.keyboard.press('Backspace');
    units = replaced(units, word.from, word.to, isErased ? typed.slice(0, -1) : typed);
    done.push(`typeAhead ${word.from}-${word.to}${isErased ? ' Backspace' : ''}`);
    const end = random(3) === 0 ? ends[random(ends.length - 1)] : undefined;
    if (end) {
      await page.keyboard.press(keyOf(end, place));
      await frame.waitForFunction((changes) => window.changedPlaces > changes + 1, changes);
      return {
        done: [...done, end].join(', '),
        units: end === 'Escape' ? [...all] : [...units, ...rest],
        isGone: false,
      };
    }
  }
  await frame
    .locator('[contenteditable=true]')
    .waitFor()
    .catch(() => {
      throw new Error(
        `“${sameRead(before)}” of ${place.name} did not open after a double click on ${words.indexOf(word)}.`,
      );
    });
  await hands.settle();
  const ways = Object.entries(place.isRunning ? runningActs : acts);
  for (let left = 1 + random(3); left > 0; left -= 1) {
    if (random(6) === 0) done.push(await changeFromOutside(page, pages, random));
    const [name, act] = ways[random(ways.length)] ?? [];
    const was = sameRead(units);
    units = (await act?.(hands, units, random)) ?? units;
    done.push(`${name}: ${was} → ${sameRead(units)}`);
    await hands.settle();
  }
  const end = ends[random(ends.length)] ?? 'Enter';
  if (end === 'elsewhere') await page.locator('h1', { hasText: 'Studio' }).click();
  else {
    // What is said of a link is closed before the words are left.
    if (end === 'Escape' && (await page.getByRole('button', { name: 'Remove link' }).isVisible()))
      await page.keyboard.press(end);
    await page.keyboard.press(keyOf(end, place));
  }
  await frame.locator('[contenteditable=true]').waitFor({ state: 'detached' });
  const isKept = end !== 'Escape' && sameRead([...units, ...rest]) !== '';
  return {
    done: [...done, end].join(', '),
    units: isKept ? unitsOf(sameRead([...units, ...rest]).replaceAll('¶', '\n\n')) : [...all],
    isGone: end !== 'Escape' && !isKept && place.canGo === true,
  };
}

/** Enter ends no running text. */
function keyOf(end: (typeof ends)[number], { isRunning }: WordPlace): string {
  return end === 'Enter' && isRunning ? 'Control+Enter' : end;
}

type Contents = ReadonlyMap<string, unknown>;

/** What the files hold, by their names. */
function contentsOf(pages: string): Contents {
  return new Map([...wordFiles(pages)].map(([file, text]): [string, unknown] => [file, withoutOthers(parse(text))]));
}

function isTwice(contents: Contents, place: WordPlace): boolean {
  const letters = (text: unknown) =>
    paragraphsIn(unitsOf(String(text)))
      .first.join('')
      .replace(/\s/g, '');
  const own = letters(valueIn(contents, place));
  return textsIn(contents.get(place.file)).filter((text) => letters(text) === own).length > 1;
}

function textsIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
}

/** How often the file is looked at until it says what is wanted, in ms. */
const lookPause = 20;

/** What a file says of a place once it is saved: what is wanted, or what it still says when nothing is left to save. */
async function savedValue(
  page: Page,
  pages: string,
  { place, wanted }: { place: WordPlace; wanted: string },
): Promise<unknown> {
  const value = () => valueIn(contentsOf(pages), place);
  const isSame = () => sameRead(unitsOf(String(value() ?? ''))) === wanted;
  for (let looks = 0; looks < 100 && !isSame(); looks += 1) await page.waitForTimeout(lookPause);
  await page.getByText('All saved').waitFor();
  return value();
}

function valueIn(contents: Contents, { file, path }: WordPlace): unknown {
  const step = (value: unknown, name: string | number) =>
    (value as Record<string | number, unknown> | undefined)?.[name];
  return path.reduce(step, contents.get(file));
}
