import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { StudioBoundary } from './StudioBoundary.tsx';

function Broken(): never {
  throw new Error('Something is wrong.');
}

it('where the Studio itself fails, it says what has become of the work, and can be opened again', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <StudioBoundary>
        <Broken />
      </StudioBoundary>
    </StudioProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('All that you changed is saved.');
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeTruthy();
  complaints.mockRestore();
});
