import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockInPage, renderBlock } from '../../../../tests/support/render-block.tsx';
import type { PictureBlock } from '../../model/types.generated.ts';

const picture = (alt: string) => ({ src: `/${alt}.svg`, alt, width: 1200, height: 900, sizes: '90vw' });
const pair: PictureBlock = {
  type: 'picture',
  picture: picture('day'),
  label: 'By day',
  after: { label: 'By night', picture: picture('night') },
};
const sliderIn = (container: HTMLElement) => {
  const slider = container.querySelector('input');
  if (!slider) throw new Error('There is no slider.');
  return slider;
};
const shownOf = (slider: HTMLElement) => slider.parentElement?.style.getPropertyValue('--before');

it('shows one picture without a slider', () => {
  const { container } = renderBlock({ type: 'picture', picture: picture('day') });
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['day']);
  expect(container.querySelector('input')).toBeNull();
});

it('shows as much of the first of two pictures as the slider says', () => {
  const slider = sliderIn(renderBlock(pair).container);
  expect(shownOf(slider)).toBe('50');
  fireEvent.input(slider, { target: { value: '80' } });
  expect(shownOf(slider)).toBe('80');
});

it('takes over where the slider was moved to before the page came alive', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(blockInPage(pair));
  expect(container.innerHTML).not.toContain('style=');
  const slider = sliderIn(container);
  slider.value = '20';
  render(blockInPage(pair), { container: container, hydrate: true });
  expect(slider.value).toBe('20');
  expect(shownOf(slider)).toBe('20');
});
