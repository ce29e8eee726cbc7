import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, type ContentFiles, readYaml } from '#engine';
import { isHolder, isSame, type Path, valueAt } from '#kit/model';
import { shippedSite, writeGeneratedSite } from '../refactor/support/life-site.ts';
import { specification } from '../specification/folders.ts';
import { hostOf, openStore } from '../studio/support/open-store.ts';
import { writtenOtherwise } from '../studio/support/written-otherwise.ts';
import { freshSeed, randomFrom } from '../support/random.ts';

const seed = freshSeed();
const folderOf = (folder: string) =>
  readContent(projectRoot, join(projectRoot, folder), join(projectRoot, 'schema/sample-public'));
const sites: readonly [string, () => ContentFiles][] = [
  ...['example', 'network', 'sample'].map((name): [string, () => ContentFiles] => [
    `the ${name} site`,
    () => folderOf(`schema/${name}-site`),
  ]),
  ['the shipped site', shippedSite],
  ['the example site in other styles', () => writtenOtherwise(folderOf('schema/example-site'), seed)],
  ['a generated site', () => readContent(projectRoot, writeGeneratedSite(30, randomFrom(seed)), specification.public)],
];
const count = 200;

/** Every text of data with its path. */
function textsIn(data: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (!isHolder(data)) return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? data.map((value, index) => [index, value])
    : Object.entries(data);
  return entries.flatMap(([step, value]) => textsIn(value, [...path, step]));
}

/** Lines without what stands on them of words: comments, names and marks. */
const commentsOf = (text: string) => text.split('\n').filter((line) => line.trimStart().startsWith('#'));

/** A text without marks once other words stand at places. */
const withWords = (value: string, places: readonly { from: number; to: number; instead: string }[]) =>
  places.toReversed().reduce((text, { from, to, instead }) => text.slice(0, from) + instead + text.slice(to), value);

/** The files that two states of a folder don't have in common, byte for byte. */
const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));

const newWords = [
  'other',
  '',
  'Ärger',
  '5 * 3',
  '[x](/y)',
  'a: b # c',
  '"so"',
  '_it_',
  '((facts.none))',
  '& Co',
  '- x',
  '👍',
];

it.each(sites)(
  '%s: nothing is hit that was not shown, all that was chosen says what was shown, undone to the same bytes',
  async (_, contentOf) => {
    const random = randomFrom(seed);
    const some = <T>(all: readonly T[]): T | undefined => all[random(all.length)];
    const content = contentOf();
    const texts = new Map(allFiles(content).map(({ file, text }) => [file, text]));
    const data = new Map([...texts].map(([file, text]) => [file, readYaml(text, new Set()).data]));
    const store = await openStore(hostOf(content));
    onTestFinished(() => store.close());
    const all = [...data].flatMap(([file, said]) => textsIn(said).map((text) => ({ ...text, file })));
    let made = 0;
    for (let turn = 0; turn < count; turn += 1) {
      const words = some((some(all)?.value ?? '').match(/[\p{L}\p{N}/#(&*]{1,12}(?: [\p{L}]+)?/gu) ?? []) ?? 'the';
      const flag = () => random(2) === 0;
      const query = { words, instead: some(newWords) ?? '', isExact: flag(), isWhole: flag(), isPattern: false };
      const found = await store.ask((asked) => asked.find(query));
      if ('refused' in found) throw new Error(`${found.refused} ${JSON.stringify(query)} SEED=${seed}`);
      const places = found.places.filter(() => found.places.length < 3 || flag());
      const plan = await store.plan({ kind: 'replace', query, places });
      if ('refused' in plan) continue;
      made += plan.changes.length > 0 ? 1 : 0;
      const told = `${JSON.stringify(query)}, SEED=${seed}`;
      const chosen = new Map(places.map((place) => [JSON.stringify([place.file, place.path]), place]));
      for (const { file, before, after = '' } of plan.changes) {
        expect(before, told).toBe(texts.get(file));
        expect(commentsOf(after), told).toEqual(commentsOf(before ?? ''));
        const [old, now] = [data.get(file), readYaml(after, new Set())];
        expect(now.problems, told).toEqual([]);
        for (const { path, value } of textsIn(old)) {
          const isChosen = chosen.has(JSON.stringify([file, path]));
          const own = places.filter((place) => place.file === file && isSame(place.path, path));
          const isPlain = !/[*_[\]\\&(]/.test(value) && /^[\p{L}\p{N} ]+$/u.test(query.instead);
          if (isChosen && isPlain)
            expect(valueAt(now.data, path), `${file} ${path} ${told}`).toBe(withWords(value, own));
          if (!isChosen) expect(valueAt(now.data, path), `${file} ${path} ${told}`).toBe(value);
        }
        expect(textsIn(now.data).length, told).toBe(textsIn(old).length);
      }
      // What was hit is just what was chosen, however often it is asked.
      const hit = new Set(plan.changes.map(({ file }) => file));
      const isNothing = query.instead === query.words;
      if (!isNothing)
        expect(
          [...new Set(places.map(({ file }) => file))].filter((file) => !hit.has(file)),
          told,
        ).toEqual([]);
      if (plan.changes.length === 0) continue;
      // Made in the Studio and undone by one step, each file has the bytes of before, and the words are found as before.
      expect(await store.carryOut(plan), told).toBe(true);
      for (const { file, after } of plan.changes) expect(store.state.texts.get(file), told).toBe(after);
      await store.undo();
      expect(differing(store.state.texts, texts), told).toEqual([]);
      if (turn % 20 === 0) expect(isSame(await store.ask((asked) => asked.find(query)), found), told).toBe(true);
    }
    expect(made).toBeGreaterThan(count / 4);
  },
);
