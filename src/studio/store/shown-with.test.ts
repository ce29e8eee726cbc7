import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostOf, openStore, pipelineOfTexts, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { Plan } from '../worker/protocol.ts';
import type { StudioStore } from './types.ts';

const content = sampleContent();
const isSpanish = (file: string) => file.includes('/es/');

/** What somebody does: opens the nth page, changes it or its language's menu, deletes the nth page, or goes back or forth. */
const doing = fc.record({
  kind: fc.constantFrom('open', 'page', 'site', 'delete', 'undo', 'undo', 'undo', 'redo'),
  nth: fc.nat({ max: 5 }),
});

function deletion(store: StudioStore, file: string): Plan {
  const before = store.state.texts.get(file) ?? '';
  const none = { sentences: [], leads: [], mentions: [], notes: [], isAlone: true };
  return { title: '', says: 'Deleted', changes: [{ file, before }], ...none };
}

async function act(store: StudioStore, kind: string, nth: number, value: string): Promise<void> {
  const { page, texts, choices } = store.state;
  const there = choices.pages.filter(({ file }) => texts.has(file));
  const file = there[nth % there.length]?.file ?? '';
  const folder = /^(.*\/)/.exec(page)?.[1] ?? '';
  const edit = { op: 'set', path: ['title'], value } as const;
  if (kind === 'open') await store.openPage(file);
  if (kind === 'page' || kind === 'site') {
    const changed = kind === 'page' ? page : `${folder}_site.yaml`;
    store.select({ file: changed, path: [] });
    await store.edit([{ file: changed, edit }], { says: value });
  }
  if (kind === 'delete' && there.length > 2) await store.carryOut(deletion(store, file));
  if (kind === 'undo') await store.undo();
  if (kind === 'redo') await store.redo();
}

it('what is selected after steps back and forth is of the page that is shown', async () => {
  const steps = fc.array(doing, { minLength: 6, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const store = await openStore(hostOf(content), undefined, pipelineOfTexts());
      for (const [at, { kind, nth }] of all.entries()) {
        await act(store, kind, nth, `Step ${at}`);
        if (kind !== 'undo' && kind !== 'redo') continue;
        await store.settled();
        const { page, selection, texts } = store.state;
        expect(texts.has(page)).toBe(true);
        const isOwn = selection.file === page;
        const isSite = selection.file.endsWith('/_site.yaml') && isSpanish(selection.file) === isSpanish(page);
        expect({ page, selected: selection.file, isFitting: isOwn || isSite }).toMatchObject({ isFitting: true });
      }
      store.close();
    }),
    { numRuns: 60, seed: 7 },
  );
});

it('what is undone in the notices of a language is seen on a page of that language', async () => {
  const store = await openStore(hostOf(content), undefined, pipelineOfTexts());
  const at = (end: string) => [...store.state.texts.keys()].find((file) => file.endsWith(end)) ?? '';
  await store.openPage(at('/es/contact.yaml'));
  const notices = { file: at('/es/_site.yaml'), path: ['notices'] };
  store.select(notices);
  await store.edit([{ file: notices.file, edit: { op: 'set', path: ['notices'], value: [] } }], { says: 'Changed' });
  await store.openPage(at('example-site/about.yaml'));
  await store.undo();
  expect(store.state).toMatchObject({ page: at('/es/about.yaml'), selection: notices });
  store.close();
});

it('what the pages of a language share is selected beside the open page in that language', async () => {
  const store = await openStore(hostOf(content), undefined, pipelineOfTexts());
  const at = (end: string) => [...store.state.texts.keys()].find((file) => file.endsWith(end)) ?? '';
  await store.openPage(at('example-site/contact.yaml'));
  const footer = { file: at('/es/_site.yaml'), path: ['footer'] };
  store.select(footer);
  expect(store.state).toMatchObject({ page: at('/es/contact.yaml'), selection: footer });
  store.select({ file: at('example-site/_site.yaml'), path: ['languages'] });
  expect(store.state.page).toBe(at('example-site/contact.yaml'));
  store.select({ file: at('example-site/_theme.yaml'), path: [] });
  expect(store.state.page).toBe(at('example-site/contact.yaml'));
  store.close();
});
