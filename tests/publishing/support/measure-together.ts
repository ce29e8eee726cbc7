import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { isSame } from '#engine/edit';
import type { StudioParts } from '#publishing';
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

/** What came of it; `givenUp` are words that somebody decided against. `wrong` is what reached another section, was lost without a word, or was undone by somebody else. */
export type TogetherFigures = {
  edits: number;
  refused: number;
  outside: number;
  undone: number;
  sessions: number;
  givenUp: number;
  wrong: string[];
};

const path = 'page-1.yaml';
const file = `pages/${path}`;
const people = 3;
const patience = { timeout: 60_000 };

type Session = {
  desk: DraftDesk;
  stores: readonly StudioStore[];
  pick: (count: number) => number;
  figures: TogetherFigures;
  /** Of each word, which stands nowhere else: whose it is (nobody's of the three, where it came from outside), and the section that its author saw. */
  meant: Map<string, { who: number | undefined; section: string; field?: string }>;
  refused: Set<string>;
  /** Words that somebody has given up: who had to decide whose count, or has replaced their own. */
  givenUp: Set<string>;
};

/** Three people change one page of one draft while others write into its file, until there were so many edits. */
export async function measureTogether(
  parts: StudioParts,
  { seed, edits }: { seed: number; edits: number },
): Promise<TogetherFigures> {
  const { pages } = parts.folders;
  // What has no part in it isn't compiled each time.
  for (const name of readdirSync(pages)) if (/^[^_].*[.]yaml$/.test(name)) rmSync(join(pages, name));
  const figures: TogetherFigures = { edits: 0, refused: 0, outside: 0, undone: 0, sessions: 0, givenUp: 0, wrong: [] };
  for (let own = seed; figures.edits < edits; own += 1) {
    writeFileSync(join(pages, path), pageOfSections(6));
    const desk = new DraftDesk(parts, `Draft ${own}`);
    const pick = randomFrom(own);
    const stores = Array.from({ length: people }, () =>
      createStore(desk.host(), slowPipeline(createPipeline(checker), pick)),
    );
    const session: Session = { desk, stores, pick, figures, meant: new Map(), refused: new Set(), givenUp: new Set() };
    const before = figures.wrong.length;
    await measureSession(session, pages);
    for (const store of stores) store.close();
    figures.refused += session.refused.size;
    figures.sessions += 1;
    figures.givenUp += session.givenUp.size;
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
  lookAtAll(session);
  await undoOwn(session);
}

/** Adds a word to what the person sees of a section. */
async function edited(
  { figures, pick, meant, refused, givenUp }: Session,
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
  for (const [own, { who: author, section: of, field: where }] of meant)
    if (author === who && of === section.id && where === field && !section[field].includes(own)) givenUp.add(own);
  meant.set(word, { who, section: section.id, field });
  const edit = { op: 'set', path: ['sections', index, field], value: `${section[field]} ${word}` } as const;
  const isMade = await store.edit([{ file, edit }], { says: word });
  if (isMade) return;
  refused.add(word);
  if (!store.state.refused) figures.wrong.push(`${word} was refused without a word`);
}

/** Each word stands in the section that it was meant for, those that were refused nowhere, and none is missing that nobody gave up. */
function lookAtAll({ desk, meant, refused, givenUp, figures }: Session): void {
  const sections = sectionsOf(dataOf(desk.text(path)));
  const found = new Set<string>();
  for (const { id, heading, text } of sections)
    for (const word of wordsIn(`${heading} ${text}`)) {
      found.add(word);
      const { section } = meant.get(word) ?? {};
      if (section !== id) figures.wrong.push(`${word} was meant for ${section}, and stands in ${id}`);
      if (refused.has(word)) figures.wrong.push(`${word} was refused, and stands in ${id}`);
    }
  for (const [word, { who, section }] of meant) {
    const isGivenUp = refused.has(word) || givenUp.has(word);
    if (who !== undefined && !found.has(word) && !isGivenUp && sections.some(({ id }) => id === section))
      figures.wrong.push(`${word} of person ${who} is nowhere`);
  }
}

/** Each of the three takes back all that they have done: no word of anybody else goes with it. */
async function undoOwn(session: Session): Promise<void> {
  const { stores, desk, figures, meant } = session;
  for (const [who, store] of stores.entries())
    while (store.state.undo !== undefined) {
      const before = wordsIn(desk.text(path));
      await store.undo();
      await settled(session);
      figures.undone += 1;
      const after = wordsIn(desk.text(path));
      for (const word of before)
        if (!after.has(word) && meant.get(word)?.who !== who)
          figures.wrong.push(`${word} went when person ${who} undid something`);
    }
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/\b(?:word|other)\d+x/g));
}

/** Waits until all is saved, and all three see what the draft says. Where somebody has to decide, they choose their own words. */
async function settled(session: Session): Promise<void> {
  await vi.waitUntil(async () => {
    const { stores, desk } = session;
    for (const store of stores) {
      for (const { file: asked, places } of store.state.conflicts) {
        const before = [...wordsIn(desk.text(path)), ...wordsIn(store.state.texts.get(file) ?? '')];
        await store.resolve(
          asked,
          places.map(({ path: place }) => ({ path: place, side: 'mine' as const })),
        );
        const after = wordsIn(store.state.texts.get(file) ?? '');
        for (const word of before) if (!after.has(word)) session.givenUp.add(word);
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
  }, patience);
}
