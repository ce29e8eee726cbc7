import { vi } from 'vitest';
import { type Edit, isSame } from '#engine/edit';
import type { MemoryHost, StudioStore } from '#studio';
import { createPipeline, type Pipeline } from '#studio/worker';
import { dataOf } from '../../edit/support/promises.ts';
import { randomFrom } from '../../support/random.ts';
import { checker, hostOf, openStore, sampleContent } from './open-store.ts';

/** A page whose sections can be told apart wherever they stand: each has an id, and words of its own. */
export function pageOfSections(count: number): string {
  const sections = Array.from({ length: count }, (_, index) => sectionText(`own-${'abcdefghijklmnop'[index]}`));
  return `title: A page\ndescription: A page of sections that are changed by several people at once.\nsections:\n${sections.join('\n')}`;
}

function sectionText(id: string): string {
  return `  - type: prose\n    id: ${id}\n    heading: Heading of ${id}\n    text: Words of ${id}.\n`;
}

/** A pipeline whose answers take a while, each another, as a worker's do. */
export function slowPipeline(pipeline: Pipeline, pick: (count: number) => number): Pipeline {
  let last: Promise<unknown> = Promise.resolve();
  const slow = (ask: (...given: unknown[]) => Promise<unknown>) => {
    return (...given: unknown[]) => {
      const answer = last.then(() => ticks(pick(4))).then(() => ask(...given));
      last = answer.catch(() => undefined);
      return answer.then(async (value) => {
        await ticks(pick(3));
        return value;
      });
    };
  };
  const slowed = Object.entries(pipeline).map(([name, ask]) => [
    name,
    slow(ask as (...given: unknown[]) => Promise<unknown>),
  ]);
  return Object.fromEntries(slowed) as Pipeline;
}

export async function ticks(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await new Promise((fulfil) => setImmediate(fulfil));
}

export type Section = { id: string; heading: string; text: string };

/** Sessions, each on a page of its own, until there were so many edits. */
export async function measureAstraySessions({ seed, edits }: { seed: number; edits: number }): Promise<AstrayFigures> {
  const content = sampleContent();
  const [page] = content.pages;
  const file = page?.file ?? '';
  const pages = content.pages.map((one) => (one === page ? { ...one, text: pageOfSections(6) } : one));
  const total: AstrayFigures = { edits: 0, refused: 0, outside: 0, travelled: 0, astray: [] };
  for (let own = seed; total.edits < edits; own += 1) {
    const host = hostOf({ ...content, pages });
    const store = await openStore(host, undefined, slowPipeline(createPipeline(checker), randomFrom(own)));
    await store.openPage(file);
    const figures = await measureAstray(store, host, { file, count: 25, seed: own });
    store.close();
    for (const key of ['edits', 'refused', 'outside', 'travelled'] as const) total[key] += figures[key];
    total.astray.push(...figures.astray);
  }
  return total;
}

/** What a session of edits, changes of others, undo and redo did: `astray` is what reached another section, or got lost. */
export type AstrayFigures = { edits: number; refused: number; outside: number; travelled: number; astray: string[] };

/**
 * Changes what the screen shows while others change the same page, at every moment of the queue: an edit is known by a word that stands
 * nowhere else, and is found in the section whose form showed it, or was refused.
 */
async function measureAstray(
  store: StudioStore,
  host: MemoryHost,
  { file, count, seed }: { file: string; count: number; seed: number },
): Promise<AstrayFigures> {
  const pick = randomFrom(seed);
  const figures: AstrayFigures = { edits: 0, refused: 0, outside: 0, travelled: 0, astray: [] };
  const meant = new Map<string, string>();
  const refusedWords = new Set<string>();
  const outsideWords = new Map<string, string>();
  let word = 0;
  const asked: Promise<unknown>[] = [];
  for (let step = 0; step < count; step += 1) {
    const what = pick(10);
    if (what < 5) {
      const shown = sectionsOf(store.state.pageFile?.data);
      const index = pick(shown.length);
      const section = shown[index];
      if (!section) continue;
      word += 1;
      const own = `word${word}x`;
      const field = pick(2) === 0 ? 'heading' : 'text';
      const edit: Edit = { op: 'set', path: ['sections', index, field], value: `${section[field]} ${own}` };
      meant.set(own, section.id);
      figures.edits += 1;
      asked.push(
        store.edit([{ file, edit }], { says: own }).then((isMade) => {
          if (!isMade) refusedWords.add(own);
        }),
      );
    } else if (what < 8) {
      figures.outside += 1;
      word += 1;
      const other = `other${word}x`;
      const changed = changedByOthers(host.texts.get(file) ?? '', other, pick);
      outsideWords.set(other, changed.id);
      host.change(file, changed.text);
    } else if (what === 8) {
      figures.travelled += 1;
      asked.push(pick(2) === 0 ? store.undo() : store.redo());
    } else asked.push(store.save());
    await ticks(pick(6));
  }
  await Promise.all(asked);
  await settled(store, host, file);
  figures.refused = refusedWords.size;
  const sections = sectionsOf(dataOf(host.texts.get(file) ?? ''));
  for (const section of sections) {
    const words = `${section.heading} ${section.text}`.match(/\b(?:word|other)\d+x/g) ?? [];
    for (const one of words) {
      const wanted = meant.get(one) ?? outsideWords.get(one);
      if (wanted !== section.id)
        figures.astray.push(`seed ${seed}: ${one} was meant for ${wanted}, and stands in ${section.id}`);
      if (refusedWords.has(one)) figures.astray.push(`seed ${seed}: ${one} was refused, and stands in ${section.id}`);
    }
  }
  return figures;
}

/** Waits until nothing is under way: all is saved, and the screen shows what the host holds. */
async function settled(store: StudioStore, host: MemoryHost, file: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      for (const conflict of store.state.conflicts)
        await store.resolve(
          conflict,
          conflict.places.map(({ path }) => ({ path, side: 'mine' as const })),
        );
      await store.save();
      const text = store.state.texts.get(file);
      const isShown = isSame(store.state.pageFile?.data, dataOf(text ?? ''));
      return isShown && text === host.texts.get(file) && store.state.unsaved.length === 0;
    },
    { timeout: 60_000 },
  );
}

/** What somebody else makes of a page: a section above, one moved, one taken away, or words. `id` is whose words they are. */
export function changedByOthers(
  text: string,
  word: string,
  pick: (count: number) => number,
): { text: string; id: string } {
  const [head = '', ...entries] = text.split(/^(?= {2}- type)/m);
  const at = pick(entries.length);
  const what = pick(4);
  if (what === 0) {
    const id = `new-${word}`;
    entries.splice(pick(entries.length + 1), 0, sectionText(id).replace('Words of', `${word} of`));
    return { text: head + separated(entries), id };
  }
  if (what === 1 && entries.length > 3) {
    entries.splice(at, 1);
    return { text: head + separated(entries), id: '' };
  }
  if (what === 2) {
    const [moved = ''] = entries.splice(at, 1);
    entries.splice(pick(entries.length + 1), 0, moved);
    return { text: head + separated(entries), id: '' };
  }
  const id = /id: (\S+)/.exec(entries[at] ?? '')?.[1] ?? '';
  entries[at] = (entries[at] ?? '').replace(/heading: /, `heading: ${word} `);
  return { text: head + entries.join(''), id };
}

function separated(entries: readonly string[]): string {
  return entries
    .map((entry) => entry.trimEnd())
    .join('\n\n')
    .concat('\n');
}

export function sectionsOf(data: unknown): Section[] {
  return ((data as { sections?: Section[] } | undefined)?.sections ?? []).map(({ id, heading, text }) => ({
    id: String(id),
    heading: String(heading),
    text: String(text),
  }));
}
