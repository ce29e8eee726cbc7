import { expect, it, vi } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import { columnsFor } from './columns.ts';

const whole = { src: '/whole.jpg', width: 1200, height: 900, sizes: '90vw' };
const picture = (alt: string) => ({ src: `/${alt}.jpg`, alt, width: 600, height: 400, sizes: '40vw', whole });

const galleryOf = (...alts: string[]) => renderBlock({ type: 'gallery', pictures: alts.map(picture) }).container;
const targetsOf = (element: ParentNode | null | undefined) =>
  [...(element?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('popovertarget'));

it('makes each picture a button that is called what the picture shows, but for one that only decorates', () => {
  const buttons = [...galleryOf('Day', '', 'Night').querySelectorAll('li > button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Day', 'Night']);
});

it('shows the whole picture large, and leads from there to the one before and the one after', () => {
  const container = galleryOf('Day', '', 'Noon', 'Night');
  const [day, noon, night] = [...container.querySelectorAll<HTMLElement>('[popover]')];
  expect(noon?.querySelector('img')?.getAttribute('src')).toBe('/whole.jpg');
  expect(targetsOf(day)).toEqual([day?.id, noon?.id]);
  expect(targetsOf(noon)).toEqual([noon?.id, day?.id, night?.id]);
  expect(targetsOf(night)).toEqual([night?.id, noon?.id]);
});

it.each([
  ['ltr', 'ArrowRight', 'Night'],
  ['ltr', 'ArrowLeft', 'Day'],
  ['rtl', 'ArrowRight', 'Day'],
  ['rtl', 'ArrowLeft', 'Night'],
])('in text %s, %s leads to the picture of that side', (direction, key, name) => {
  const container = galleryOf('Day', 'Noon', 'Night');
  const noon = container.querySelectorAll<HTMLElement>('[popover]')[1];
  if (!noon) throw new Error('There is no popover.');
  vi.spyOn(noon, 'matches').mockReturnValue(direction === 'rtl');
  const pressed = vi.fn<(name: string | null) => void>();
  for (const button of noon.querySelectorAll('[data-to]'))
    button.addEventListener('click', () => pressed(button.textContent));
  noon.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(pressed.mock.calls).toEqual([[name]]);
});

it('fills rows without a gap where it can', () => {
  expect([2, 3, 4, 6, 7, 8, 12].map(columnsFor)).toEqual([2, 3, 4, 3, 3, 4, 3]);
});
