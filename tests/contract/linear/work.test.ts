import { expect, it } from 'vitest';
import { pieces, places } from '../../../scripts/bench/long-lines.ts';
import { compileContent } from '../../../src/content/4-compile/compile-content.ts';
import { checker, sampleFiles } from '../../diagnostics/support/samples.ts';
import { randomFrom } from '../../support/random.ts';
import { countWork } from './count-work.ts';

const files = sampleFiles('');
// Slips are fixed for so long as there is time; here the clock stands still, so that the same is done in every run.
const timeless = { ...checker, clock: () => 0 };
const check = (text: string) =>
  void compileContent({ ...files, pages: [...files.pages, { file: 'pages/long.yaml', text }] }, timeless);

/** The work of checking a page in which a piece fills so many characters of a line. */
const workOf = (place: (line: string) => string, piece: string, length: number) =>
  countWork(['/src/content/', '/node_modules/'], () => check(place(piece.repeat(length / piece.length))));

const pick = randomFrom(3);
const shapes = Object.entries(places).flatMap(([name, place]) =>
  Array.from({ length: 4 }, () => ({ name, place, piece: pieces[pick(pieces.length)] ?? ' ' })),
);

it.each(shapes)(
  'a line of $piece in $name costs at most two and a half times as much when it is twice as long',
  async ({ place, piece }) => {
    check(place(piece));
    const once = await workOf(place, piece, 3000);
    const twice = await workOf(place, piece, 6000);
    expect(twice).toBeLessThan(2.5 * once);
  },
);
