import { fireEvent, render, screen } from '@testing-library/react';
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

it('Ctrl Enter presses the large button of a window, wherever the focus is in it', () => {
  let pressed = 0;
  render(
    <StudioDialog title="Once more" onClose={() => undefined}>
      <button type="button">Back</button>
      <button type="button" className="main" onClick={() => (pressed += 1)}>
        Do it
      </button>
    </StudioDialog>,
  );
  const back = screen.getByText('Back');
  fireEvent.keyDown(back, { key: 'Enter' });
  expect(pressed).toBe(0);
  fireEvent.keyDown(back, { key: 'Enter', ctrlKey: true });
  expect(pressed).toBe(1);
});
