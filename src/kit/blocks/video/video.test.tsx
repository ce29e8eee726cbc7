import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

const outside = {
  kind: 'film',
  host: 'YouTube',
  origin: 'https://www.youtube-nocookie.com',
  player: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
  page: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
} as const;

it('of another host names nothing of it but a link, until it is played in a frame that can do little', () => {
  const { container } = renderBlock({ type: 'video', title: 'The harbour', film: outside });
  expect([...container.querySelectorAll('[src], [poster], link')]).toEqual([]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(outside.page);
  const button = screen.getByRole('button', { name: 'Play the film: The harbour' });
  const described = container.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`);
  expect(described?.textContent).toContain('YouTube learns your address');
  fireEvent.click(button);
  const frame = screen.getByTitle('The harbour');
  expect(frame.getAttribute('src')).toBe(outside.player);
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-presentation',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(document.activeElement).toBe(frame);
});

it('of the site is in the browser’s own player, fetched when it is played, with its captions', () => {
  const { container } = renderBlock({
    type: 'video',
    title: 'Waves',
    film: { kind: 'film', origin: 'self', href: '/films/waves.webm', type: 'video/webm' },
    captions: [
      { href: '/films/waves.en.vtt', language: 'en', label: 'English' },
      { href: '/films/waves.es.vtt', language: 'es', label: 'Español' },
    ],
  });
  const video = container.querySelector('video');
  expect([video?.controls, video?.preload, video?.getAttribute('aria-label')]).toEqual([true, 'none', 'Waves']);
  const tracks = [...container.querySelectorAll('track')];
  expect(tracks.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
    ['captions', 'en', 'English'],
    ['captions', 'es', 'Español'],
  ]);
});
