import { afterAll, expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { withTexts } from '#engine';
import { isError } from '#kit/model';
import { MemoryHost } from '#studio';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { SectionEdits } from '../outline/section-edits.ts';
import { ofPage } from '../outline/section-list.ts';
import { paletteContent } from '../server/palette-content.ts';
import { adaptExample } from './adapt-example.ts';
import { addChosen } from './form-for-section.ts';

const sample = sampleContent();
const site = sample.site?.file ?? '';
const page = sample.pages[0]?.file ?? '';
// Without the forms that ask questions of their own.
const siteText = (sample.site?.text ?? '').replace(/\n {2}visit:\n(?:(?: .*)?\n)*/, '\n');
const pageText = 'title: A page\ndescription: Some words.\nsections:\n  - type: prose\n    paragraphs: Words.\n';
const content = withTexts(
  sample,
  new Map([
    [site, siteText],
    [page, pageText],
  ]),
);
const store = await openStore(hostOf(content));
afterAll(() => store.close());

const [example] = paletteContent(projectRoot).blocks.find(({ type }) => type === 'form')?.examples ?? [];

async function addForm(): Promise<void> {
  if (!example) throw new Error('There is no example of a form.');
  const edits = new SectionEdits(store, { file: page, path: ofPage, data: store.state.pageFile?.data });
  expect(await addChosen(store, edits, 1, adaptExample('form', example, store.state.choices))).toBe(true);
  await store.settled();
}

it('a form in the page of a site whose forms have no questions of their own gets one of its own, in the same step', async () => {
  await store.openPage(page);
  await vi.waitUntil(() => store.state.choices.forms.length > 0, { timeout: 20_000 });
  const before = new Map(store.state.texts);
  const wrong = store.state.diagnostics.filter(isError).length;
  expect(store.state.choices.forms.some(({ isOwn }) => isOwn)).toBe(false);
  await addForm();
  await vi.waitUntil(() => store.state.choices.forms.some(({ name }) => name === 'questions'), { timeout: 20_000 });
  expect(store.state.diagnostics.filter(isError)).toHaveLength(wrong);
  expect(store.state.texts.get(page)).toContain('form: questions');
  expect(store.state.texts.get(site)).toMatch(/\n {2}questions:\n {4}title: Write to us\n/);
  // Those that buttons open are as they were.
  const others = siteText.slice(0, siteText.indexOf('failure:'));
  expect(store.state.texts.get(site)?.startsWith(others)).toBe(true);
  await addForm();
  expect(store.state.choices.forms.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  await store.undo();
  await store.undo();
  await store.settled();
  expect(new Map(store.state.texts)).toEqual(before);
});

it('a site without any form gets one with what forms need', async () => {
  const home = page.replace(/[^/]*$/, 'home.yaml');
  const start =
    'product: { name: A, slug: a }\norganization: { name: A, description: About us. }\nurl: https://a.example\nlanguage: en\n';
  const { overlays: _, shared: __, facts: ___, theme: ____, ...others } = sample;
  const bare = { ...others, pages: [], shared: [], facts: undefined, theme: undefined };
  const texts = new Map([
    [site, start],
    [home, pageText.replace('  - type: prose', '  - type: hero\n    heading: Words\n  - type: prose')],
  ]);
  const other = await openStore(new MemoryHost(texts, (now) => withTexts(bare, now)));
  await other.settled();
  const edits = new SectionEdits(other, { file: home, path: ofPage, data: other.state.pageFile?.data });
  if (!example) throw new Error('There is no example of a form.');
  expect(await addChosen(other, edits, 1, adaptExample('form', example, other.state.choices))).toBe(true);
  await other.settled();
  await vi.waitUntil(() => other.state.choices.forms.some(({ isOwn }) => isOwn), { timeout: 20_000 });
  expect(other.state.diagnostics.filter(isError)).toEqual([]);
  expect(other.state.texts.get(site)).toContain('\n  questions:\n    title: Write to us\n    inquiryType: general\n');
  await other.undo();
  expect(other.state.texts.get(site)).toBe(start);
  await other.close();
});
