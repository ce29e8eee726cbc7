import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StudioDialog } from './StudioDialog.tsx';

it('a window that shows something else begins at its top, wherever it was scrolled to', () => {
  const windowOf = (title: string) => (
    <StudioDialog title={title} onClose={() => undefined}>
      <p>Much.</p>
    </StudioDialog>
  );
  const { rerender } = render(windowOf('Pages'));
  const dialog = screen.getByRole('dialog');
  dialog.scrollTop = 300;
  rerender(windowOf('Pages'));
  expect(dialog.scrollTop).toBe(300);
  rerender(windowOf('A new page'));
  expect(dialog.scrollTop).toBe(0);
});
