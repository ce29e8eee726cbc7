import { showFont as show } from './first-visit.ts';

/**
 * What `first-visit.ts` does, where a brand's letters have further files (`data-faces`): those that have letters of this page come with the first
 * one, others are fetched where a later page has theirs. An entry of its own: other sites don't carry it.
 */
export async function showFont(font: FontFace | undefined): Promise<void> {
  const { faces = '[]' } = document.documentElement.dataset;
  const further = (JSON.parse(faces) as [string, string, FontFaceDescriptors][]).map((face) => new FontFace(...face));
  const stressed = [...document.querySelectorAll('em')].map(({ textContent }) => textContent).join('');
  const needed = further.filter(({ style, unicodeRange }) =>
    hasLetterOf(unicodeRange, style === 'normal' ? document.body.innerText : stressed),
  );
  if (font) await Promise.all(needed.map((face) => face.load().catch(() => undefined)));
  await show(font, further);
}

/** True where a text has one of the letters of a range as browsers write it: `U+100-17F, U+1E9E`. */
function hasLetterOf(range: string, text: string): boolean {
  const letters = range
    .replace(/U\+|,\s*/gi, ' ')
    .replace(/[\da-f]+/gi, '\\u{$&}')
    .replaceAll(' ', '');
  return new RegExp(`[${letters}]`, 'u').test(text);
}
