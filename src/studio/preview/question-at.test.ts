import { expect, it } from 'vitest';
import { withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { questionAt } from './question-at.ts';

const sample = sampleContent();
const page = sample.pages[0]?.file ?? '';
const site = sample.site?.file ?? '';
const text =
  'title: A page\ndescription: Some words.\nsections:\n  - type: hero\n    heading: Words\n  - type: form\n    form: visit\n';

it('words of a form in the page lead to the question that says them, an answer to what it answers', async () => {
  const store = await openStore(hostOf(withTexts(sample, new Map([[page, text]]))));
  await store.openPage(page);
  await expect.poll(() => store.state.pageView?.page.sections[1]?.type, { timeout: 20_000 }).toBe('form');
  const at = (...said: string[]) =>
    questionAt(
      store.state,
      1,
      said.map((words) => ({ words, nth: 0, count: 1, isNear: true })),
    );
  const fields = ['forms', 'visit', 'fields'];
  expect(at('Email')).toEqual({ file: site, path: [...fields, expect.any(Number), 'label'] });
  expect(at('How many pupils?')?.path).not.toEqual(at('Email')?.path);
  expect(at('', 'How many pupils?At most 60')).toEqual(at('How many pupils?'));
  expect(at('A school')?.path).toContain('options');
  expect(at('Ask for a day')?.path).toEqual(['forms', 'visit', 'submit']);
  expect(at('Nothing of it')).toBeUndefined();
  expect(questionAt(store.state, 0, [{ words: 'Email', nth: 0, count: 1, isNear: true }])).toBeUndefined();
  await store.close();
});
