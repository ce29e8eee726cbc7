import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { createChecker } from '../worker/create-checker.ts';
import { createPipeline } from '../worker/pipeline.ts';
import { SharingDialog } from './SharingDialog.tsx';

/** The preview of a page that is written so, beside those of the sample. */
async function preview(text: string): Promise<HTMLElement> {
  const content = sampleContent();
  const file = `${content.folder}/told.yaml`;
  const pipeline = createPipeline(createChecker());
  await pipeline.open(content);
  await pipeline.replace(new Map([[file, text]]));
  const pageView = await pipeline.viewPage(file, { showsAbsent: true });
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <SharingDialog onClose={() => undefined} />
    </StudioProvider>,
  );
  act(() => holder.set({ page: file, pageView }));
  return screen.getByRole('dialog', { name: 'Found and shared' });
}

const page = (title: string, description: string, sections: string) =>
  `title: ${title}\ndescription: ${description}\nsections:\n${sections}`;
const words = 'What stands on it, in words enough for a description of a page.';
const long = `${'A line of words that no list of results has any room for. '.repeat(6)}The very last of it.`;

it('shows a page as it is listed and as it is shared, and says nothing of what fits', async () => {
  const dialog = await preview(page('Boats · Sample', words, '  - { type: hero, heading: Boats }\n'));
  expect(screen.getAllByText('Boats · Sample')).toHaveLength(2);
  expect(screen.getAllByText(words)).toHaveLength(2);
  // On the picture the brand stands by itself.
  expect(dialog.querySelector('.made')?.textContent).toBe('SampleBoatssample.example');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says of a title and of a description what most of those who search won’t see', async () => {
  const title = 'The boats that are built here by hand and by eye and by nobody in any hurry at all';
  await preview(page(title, long, '  - { type: hero, heading: Boats }\n'));
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^The title is too long: .*“.*in any hurry at all”/);
  expect(told[1]).toMatch(/^The description is too long: .*The very last of it\.”/);
});

it('shows the first picture or drawing that visitors see, as the card that is made of it does', async () => {
  const hidden = '  - { type: hero, heading: Boats, drawing: relay, hidden: true }\n';
  const drawn = '  - { type: hero, heading: Boats, drawing: network }\n';
  const half = (dialog: HTMLElement) => dialog.querySelector('.face');
  expect(half(await preview(page('Boats', words, `${drawn}`)))?.querySelector('svg')).not.toBeNull();
  cleanup();
  expect(half(await preview(page('Boats', words, hidden)))).toBeNull();
  cleanup();
  const pictured = '  - { type: hero, heading: Boats, picture: { file: harbour.svg, alt: A harbour } }\n';
  expect(half(await preview(page('Boats', words, pictured)))?.querySelector('img')?.alt).toBe('A harbour');
});
