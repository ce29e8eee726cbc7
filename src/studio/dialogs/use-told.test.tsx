import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPipeline } from '#studio/worker';
import { checker, pageText, twoLanguages } from '../../../tests/languages/support/two-languages.ts';
import type { ContentHost, EarlierVersion } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import type { FileView } from '../worker/protocol.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const file = 'pages/about.yaml';

it('each version says what it changed in the file, so that it is found by that', async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const pipeline = createPipeline(checker);
  const first = pageText('About', '  - { type: prose, heading: Prices, paragraphs: It costs £40. }\n');
  const second = first.replace('£40', '£45');
  const third = second.replace('heading: Prices', 'heading: What it costs').replace('£45', '£50');
  await pipeline.open(twoLanguages({ pages: { about: third } }));
  const texts = new Map([
    ['c', third],
    ['b', second],
    ['a', first],
  ]);
  const versions = [...texts.keys()].map((id, at) => ({ id, at: 9 - at, author: 'you', summary: `Saved ${id}` }));
  const host = {
    history: async (): Promise<EarlierVersion[]> => versions,
    earlierTexts: async () => texts,
  } as unknown as ContentHost;
  const holder = new StateHolder();
  holder.set({ page: file, selection: { file, path: [] } });
  const store = Object.assign(holder, {
    ask: (question: (asked: typeof pipeline) => unknown) => question(pipeline),
  }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={host}>
      <VersionsDialog onClose={() => undefined} />
    </StudioProvider>,
  );
  const row = async (name: RegExp) => (await screen.findByRole('button', { name, hidden: true })).textContent;
  expect(await row(/£40.*Saved b/)).toContain('→ “It costs £45.”');
  // What differs stands before what all are called.
  expect(await row(/1 more.*Saved c/)).toMatch(/^.*What it costs/);
  expect(await row(/Saved a/)).not.toContain('£');

  // So does each in which a section was another one.
  const fileView = {
    file,
    data: { sections: [{}, { type: 'prose', heading: 'What it costs' }] },
  } as unknown as FileView;
  act(() => holder.set({ selection: { file, path: ['sections', 1] }, fileView }));
  expect(await row(/£40.*Saved b/)).toContain('→ “It costs £45.”');
});
