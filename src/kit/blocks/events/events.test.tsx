import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import { whenWords } from './when.ts';

const day = (text: string, time?: string) => ({
  day: text,
  ...(time === undefined ? {} : { time }),
  instant: `${text}T${time ?? '00:00'}:00.000Z`,
});

it('shows the next one first, whatever the order, with a file for calendars', () => {
  renderBlock({
    type: 'events',
    items: [
      { title: 'Later', begins: day('2030-05-02') },
      {
        title: 'Sooner',
        begins: day('2030-05-01', '18:00'),
        place: 'The yard',
        link: { href: '/about', external: false },
      },
    ],
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Sooner', 'Later']);
  expect(screen.getByText('Add all to your calendar').getAttribute('href')).toBe('/events.ics');
  expect(screen.getByText(/May 1, 2030, 6:00/).tagName).toBe('TIME');
});

it('says so where all are over', () => {
  renderBlock({ type: 'events', items: [] });
  expect(screen.getByText('Nothing is planned at the moment.')).toBeTruthy();
  expect(screen.queryByText('Add all to your calendar')).toBeNull();
});

it('says days and times in words of the language', () => {
  const words = (...given: Parameters<typeof whenWords>) => whenWords(...given).replaceAll('\u00a0', ' ');
  const [first, last] = [day('2030-05-01', '18:00'), day('2030-05-01', '20:30')];
  expect(words(first, last, 'en')).toBe('Wednesday, May 1, 2030, 6:00 PM – 8:30 PM');
  expect(words(day('2030-05-01'), undefined, 'es')).toBe('miércoles, 1 de mayo de 2030');
  expect(words(first, day('2030-05-03'), 'en')).toBe('Wednesday, May 1, 2030, 6:00 PM – Friday, May 3, 2030');
});
