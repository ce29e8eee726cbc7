import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { DeletedPages } from './DeletedPages.tsx';

it.each([
  [['prices.yaml'], 'Undo brings back what was deleted since it was last saved.'],
  [[], 'No deleted page is known here.'],
])('what was deleted and not saved yet is told with what brings it back: %j', async (unsaved, told) => {
  const holder = new StateHolder();
  holder.set({ unsaved });
  const host = { deleted: async () => [] } as unknown as ContentHost;
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={host}>
      <DeletedPages onBack={vi.fn()} onPlan={vi.fn()} />
    </StudioProvider>,
  );
  await vi.waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([told]));
});
