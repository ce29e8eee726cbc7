import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { isSame } from '#engine/edit';
import { laidOver, type StudioParts } from '#publishing';
import { createStore, type StudioStore } from '#studio';
import { createPipeline } from '#studio/worker';
import { dataOf } from '../../edit/support/promises.ts';
import {
  changedByOthers,
  pageOfSections,
  sectionsOf,
  slowPipeline,
  ticks,
} from '../../studio/support/measure-astray.ts';
import { checker } from '../../studio/support/open-store.ts';
import { randomFrom } from '../../support/random.ts';
import { DraftDesk } from './draft-desk.ts';

/**
 * What came of it. `decided` are words that somebody was shown and has decided against, `replaced` those that their own author has written
 * over before their screen showed them. `wrong` is what reached another section, was lost without a word, or was undone by somebody else.
 */
export type TogetherFigures = {
  edits: number;
  refused: number;
  outside: number;
  undone: number;
  sessions: number;
  decided: number;
  replaced: number;
  wrong: string[];
};

const path = 'page-1.yaml';
const file = `pages/${path}`;
const people = 3;
const patience = { timeout: 60_000 };

type Word = {
  /** Whose it is; nobody's of the three, where it came from outside. */
  who: number | undefined;
  /** The section that its author saw, and the field. */
  section: string;
  field?: string;
  /** Whether its author has seen it stand there: what they write over it from then on, they saw. */
  isShown?: boolean;
};

type Session = {
  desk: DraftDesk;
  stores: readonly StudioStore[];
  pick: (count: number) => number;
  figures: TogetherFigures;
  /** Of each word, which stands nowhere else, what was meant by it. */
  meant: Map<string, Word>;
  refused: Set<string>;
  decided: Set<string>;
  replaced: Set<string>;
};

/** Three people change one page of one draft while others write into its file, until there were so many edits. */
export async function measureTogether(
  parts: StudioParts,
  { seed, edits }: { seed: number; edits: number },
): Promise<TogetherFigures> {
  const { pages } = parts.folders;
  // What has no part in it isn't compiled each time.
  for (const name of readdirSync(pages)) if (/^[^_].*[.]yaml$/.test(name)) rmSync(join(pages, name));
  const figures: TogetherFigures = {
    edits: 0,
    refused: 0,
    outside: 0,
    undone: 0,
    sessions: 0,
    decided: 0,
    replaced: 0,
    wrong: [],
  };
  for (let own = seed; figures.edits < edits; own += 1) {
    writeFileSync(join(pages, path), pageOfSections(6));
    const desk = new DraftDesk(parts, `Draft ${own}`);
    const pick = randomFrom(own);
    const stores = Array.from({ length: people }, () =>
      createStore(desk.host(), slowPipeline(createPipeline(checker), pick)),
    );
    const session: Session = {
      desk,
      stores,
      pick,
      figures,
      meant: new Map(),
      refused: new Set(),
      decided: new Set(),
      replaced: new Set(),
    };
    const before = figures.wrong.length;
    for (const [who, store] of stores.entries()) store.subscribe(() => noteShown(session, store, who));
    await measureSession(session, pages);
    for (const store of stores) store.close();
    figures.refused += session.refused.size;
    figures.sessions += 1;
    figures.decided += session.decided.size;
    figures.replaced += session.replaced.size;
    for (const at of figures.wrong.keys()) if (at >= before) figures.wrong[at] = `seed ${own}: ${figures.wrong[at]}`;
    desk.remove();
  }
  return figures;
}

async function measureSession(session: Session, pages: string): Promise<void> {
  const { stores, desk, pick, figures, meant } = session;
  await vi.waitUntil(() => stores.every(({ state }) => state.status === 'ready'), patience);
  for (const store of stores) await store.openPage(file);
  await settled(session);
  const asked: Promise<unknown>[] = [];
  for (let step = 0; step < 30; step += 1) {
    const who = pick(people);
    const store = stores[who];
    if (!store) continue;
    const what = pick(10);
    if (what < 6) asked.push(edited(session, store, who));
    else if (what < 8) {
      figures.outside += 1;
      const word = `other${step}x`;
      const changed = changedByOthers(readFileSync(join(pages, path), 'utf8'), word, pick);
      meant.set(word, { who: undefined, section: changed.id });
      desk.changeOutside(path, changed.text);
    } else asked.push(store.save());
    await ticks(pick(6));
  }
  await Promise.all(asked);
  await settled(session);
  lookAtAll(session, desk.text(path));
  publishAside(session, readFileSync(join(pages, path), 'utf8'));
  await undoOwn(session, pages);
}

/** Notes which of somebody's own words their screen shows. */
function noteShown({ meant }: Session, { state }: StudioStore, who: number): void {
  for (const word of wordsIn(JSON.stringify(state.pageFile?.data ?? ''))) {
    const known = meant.get(word);
    if (known?.who === who) known.isShown = true;
  }
}

/** What would be public if the draft were published: every word of both, but for those that are decided against where they contradict. */
function publishAside(session: Session, today: string): void {
  const { desk, pick, figures } = session;
  const overlaid = desk.overlaid(path);
  if (!overlaid) return;
  const sides = { mine: overlaid.mine ?? '', theirs: today };
  const choices: string[] = [];
  const givenUp = new Set<string>();
  let laid = laidOver(overlaid, today);
  // Where all that is left can’t be told place by place, the file as a whole is asked about.
  for (let round = 0; 'contradictions' in laid && round < 3; round += 1) {
    for (const { ways, ...said } of laid.contradictions) {
      const side = pick(2) === 0 ? 'mine' : 'theirs';
      choices.push(ways[side]);
      for (const word of decidedAgainst(said, side)) givenUp.add(word);
    }
    laid = laidOver(overlaid, today, choices);
  }
  if (!('text' in laid)) return void figures.wrong.push('What was decided is asked for again and again');
  const found = wordsIn(laid.text ?? '');
  const [before, there] = [wordsIn(overlaid.base ?? ''), wordsIn(today)];
  for (const word of new Set([...wordsIn(sides.mine), ...there])) {
    const wentOutside = before.has(word) && !there.has(word);
    if (!found.has(word) && !givenUp.has(word) && !session.decided.has(word) && !wentOutside)
      figures.wrong.push(`${word} would not be published`);
  }
}

/** The words of one side that aren't those of the side that counts. */
function decidedAgainst({ mine, theirs }: { mine: unknown; theirs: unknown }, side: 'mine' | 'theirs'): string[] {
  const [kept, lost] = side === 'mine' ? [mine, theirs] : [theirs, mine];
  const counting = wordsIn(JSON.stringify(kept ?? ''));
  return [...wordsIn(JSON.stringify(lost ?? ''))].filter((word) => !counting.has(word));
}

/** Adds a word to what the person sees of a section. */
async function edited(
  { figures, pick, meant, refused, replaced }: Session,
  store: StudioStore,
  who: number,
): Promise<void> {
  const shown = sectionsOf(store.state.pageFile?.data);
  const index = pick(shown.length);
  const section = shown[index];
  if (!section) return;
  figures.edits += 1;
  const word = `word${meant.size}x`;
  const field = pick(2) === 0 ? 'heading' : 'text';
  // What the screen doesn't show yet of the person's own is replaced by them.
  const unseen = [...meant].flatMap(([own, { who: author, section: of, field: where, isShown }]) =>
    author === who && of === section.id && where === field && !isShown ? [own] : [],
  );
  meant.set(word, { who, section: section.id, field });
  const edit = { op: 'set', path: ['sections', index, field], value: `${section[field]} ${word}` } as const;
  const isMade = await store.edit([{ file, edit }], { says: word });
  if (isMade) {
    for (const own of unseen) replaced.add(own);
    return;
  }
  refused.add(word);
  if (!store.state.refused) figures.wrong.push(`${word} was refused without a word`);
}

/** Each word stands in the section that it was meant for, those that were refused nowhere, and none is missing that nobody gave up. */
function lookAtAll({ meant, refused, decided, replaced, figures }: Session, text: string): void {
  const found = new Set<string>();
  for (const { id, heading, text: words } of sectionsOf(dataOf(text)))
    for (const word of wordsIn(`${heading} ${words}`)) {
      found.add(word);
      const { section } = meant.get(word) ?? {};
      if (section !== id) figures.wrong.push(`${word} was meant for ${section}, and stands in ${id}`);
      if (refused.has(word)) figures.wrong.push(`${word} was refused, and stands in ${id}`);
    }
  for (const [word, { who }] of meant)
    if (who !== undefined && !found.has(word) && !refused.has(word) && !decided.has(word) && !replaced.has(word))
      figures.wrong.push(`${word} of person ${who} is nowhere`);
}

/** Each of the three takes back all that they have done: no word of anybody else goes with it. */
async function undoOwn(session: Session, pages: string): Promise<void> {
  const { stores, desk, figures, meant } = session;
  for (const [who, store] of stores.entries())
    while (store.state.undo !== undefined) {
      const before = wordsIn(desk.text(path));
      await store.undo();
      await settled(session);
      figures.undone += 1;
      const after = wordsIn(desk.text(path));
      // What others have taken away, and what contradicted it until now, goes with the contradiction.
      const today = wordsIn(readFileSync(join(pages, path), 'utf8'));
      const wentOutside = (word: string) => meant.get(word)?.who === undefined && !today.has(word);
      for (const word of before)
        if (!after.has(word) && meant.get(word)?.who !== who && !wentOutside(word))
          figures.wrong.push(`${word} went when person ${who} undid something`);
    }
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/\b(?:word|other)\d+x/g));
}

/** Waits until all is saved, and all three see what the draft says. Where somebody has to decide, they choose their own words. */
async function settled(session: Session): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { stores, desk } = session;
      for (const store of stores) {
        for (const conflict of store.state.conflicts) {
          const { places } = conflict;
          const isDecided = await store.resolve(
            conflict,
            places.map(({ path: place }) => ({ path: place, side: 'mine' as const })),
          );
          if (!isDecided) continue;
          for (const place of places) for (const word of decidedAgainst(place, 'mine')) session.decided.add(word);
        }
        await store.save();
      }
      const text = desk.text(path);
      return stores.every(
        ({ state }) =>
          state.unsaved.length === 0 &&
          state.conflicts.length === 0 &&
          state.texts.get(file) === text &&
          isSame(state.pageFile?.data, dataOf(text)),
      );
    },
    { ...patience, interval: 5 },
  );
}
