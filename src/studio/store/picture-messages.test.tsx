import { render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { stubLayout } from '../../../tests/studio/support/stub-layout.ts';
import { FormPane } from '../form/FormPane.tsx';
import { StudioProvider } from './context.tsx';
import type { StudioStore } from './types.ts';

const sample = sampleContent();
const page = `${sample.folder}/harbour.yaml`;
const text = `title: A page with a picture
description: ${'What it says in words. '.repeat(3)}
sections:
  - type: hero
    heading: The harbour
  - type: prose
    heading: A boat
    paragraphs: It lies there.
    picture: { file: nowhere-at-all.jpg, alt: A boat }
`;
const heavy = {
  file: `${sample.folder}/_media/nowhere-at-all.jpg`,
  line: 1,
  endLine: 1,
  column: 1,
  endColumn: 1,
  code: 'picture/heavy',
  severity: 'note',
  message: 'This picture has 24 MB.',
} as const;
const host = hostOf({ ...withTexts(sample, new Map([[page, text]])), problems: [heavy] });
let store: StudioStore;

beforeAll(async () => {
  stubLayout();
  store = await openStore(host);
  await store.openPage(page);
});
afterAll(() => {
  store.close();
  vi.unstubAllGlobals();
});

it('what is said of the file of a picture, which has no field of its own, is told at the picture', async () => {
  store.select({ file: page, path: ['sections', 1] });
  await expect.poll(() => store.state.fileView?.diagnostics.length).toBeGreaterThan(0);
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  const picture = await screen.findByRole('group', { name: 'Picture' });
  expect(within(picture).getByText(/nowhere-at-all/, { selector: 'p' }).textContent).toMatch(/^Mistake:/);
  expect(await within(picture).findByText(/has 24 MB/, undefined, { timeout: 10_000 })).toBeTruthy();
});
