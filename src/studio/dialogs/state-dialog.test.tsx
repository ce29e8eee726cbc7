import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StateCount } from '../shell/StateCount.tsx';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import type { SiteNote } from '../worker/protocol.ts';
import { StateDialog } from './StateDialog.tsx';

const note = (topic: SiteNote['topic'], line: number) =>
  ({ file: 'es/about.yaml', topic, line, code: topic, message: topic, path: [] }) as unknown as SiteNote;

it('the bar and the state of the site count what the list shows, and say how much of it is in translations', () => {
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <StateCount onOpen={() => undefined} />
      <StateDialog onClose={() => undefined} />
    </StudioProvider>,
  );
  const diagnostics = [note('loose', 1), note('translations', 2), note('translations', 3)];
  const topics = [
    ['translations', 'Translations behind'],
    ['loose', 'Loose ends'],
  ] as const;
  act(() => holder.set({ siteState: { ...holder.state.siteState, topics, diagnostics } }));
  expect(screen.getByTitle('The state of the site').textContent).toBe('3 to look at');
  screen.getByText('3 things to look at, 2 of them in translations.');
  screen.getByText('Translations behind (2)');
  screen.getByText('Loose ends (1)');
});
