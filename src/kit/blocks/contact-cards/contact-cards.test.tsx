import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('opens the form of the section for the inquiry of the card', async () => {
  const { openForm } = renderBlock({
    type: 'contact-cards',
    form: 'inquiry',
    items: [
      { title: 'Pilot', text: ['Be first.'], inquiryType: 'pilot', button: 'Ask about the pilot' },
      { title: 'Anything else', text: ['Write.'], inquiryType: 'general', button: 'Send a message' },
    ],
  });
  const opener = screen.getByText('Send a message');
  await userEvent.click(opener);
  expect(openForm.mock.calls).toEqual([['inquiry', 'general', opener]]);
});
