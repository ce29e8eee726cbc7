import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formStore } from '../../../../tests/studio/support/form-store.ts';
import { showStore } from '../../../../tests/studio/support/shown-form.tsx';

const picture = (file: string) => ({ file, alt: `What ${file} shows`, crop: '10% 20% 50% 40%' });
const section = { type: 'gallery', pictures: [picture('harbour.jpg'), picture('/images/person.svg')] };

it('a picture of which a part is shown shows in its row that part, and in its field which part; a drawing is whole', () => {
  showStore(formStore(section));
  const [photo, drawing] = section.pictures.map(({ alt }) => screen.getByRole('button', { name: alt }));
  expect(photo?.querySelector('img')?.style.transform).toBe('scale(2) translate(15%, 10%)');
  expect(drawing?.querySelector('img')?.style.transform).toBe('');
  for (const row of [photo, drawing]) if (row) fireEvent.click(row);
  const [field, other] = screen.getAllByRole('button', { name: /^What stays in sight/ });
  expect(field?.querySelector('span')?.getAttribute('style')).toBe('left: 10%; top: 20%; width: 50%; height: 40%;');
  // The middle is that of the part.
  expect(field?.getAttribute('aria-label')).toContain('35 % from the left, 40 % from the top');
  expect(other?.querySelector('span')).toBeNull();
});

it('what stays in sight is said by the sides that are kept, and how to choose it where nobody has', () => {
  const { crop: _, ...whole } = picture('harbour.jpg');
  showStore(formStore({ type: 'hero', heading: 'Hello', picture: { ...whole, focus: '10% 50%' } }));
  expect(
    screen.getByText(
      /^Where the picture is cut at its sides, the left stays in sight; at top and bottom, the middle\./,
    ),
  ).toBeDefined();
  expect(screen.queryByText(/^Click in the picture/)).toBeNull();
});
