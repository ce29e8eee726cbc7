import { expect, it } from 'vitest';
import { outsideFilm } from './film-address.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=es';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
  ['http://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=1m30s', `${youTube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=12', `${youTube}&start=12`],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', youTube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=7', `${youTube}&start=7`],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871#t=5s', `${vimeo}#t=5s`],
  ['https://vimeo.com/76979871/abcdef1234', `${vimeo}&h=abcdef1234`],
  ['https://player.vimeo.com/video/76979871?h=abcdef1234', `${vimeo}&h=abcdef1234`],
])('%s is a film', (address, player) => expect(outsideFilm(address, 'es')?.player).toBe(player));

it.each([
  'https://www.youtube.com/@harbour',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload="x',
  'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
  'https://notvimeo.com/76979871',
  'https://vimeo.com/about',
  'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
  '/films/tour.mp4',
])('%s is none', (address) => expect(outsideFilm(address, 'en')).toBeUndefined());
