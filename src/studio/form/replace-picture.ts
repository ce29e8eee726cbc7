import type { Edit } from '#engine/edit';
import { isFields, isSampleText, type Path } from '#kit/model';

/** What is said of a picture, by the fields that say it. */
export type PictureWords = Readonly<Record<string, string>>;

/** What speaks of one picture alone: words, what of it stays in sight, and what stands for it in the dark theme. */
const wordFields = ['alt', 'caption', 'credit'];
const otherFields = ['focus', 'crop', 'dark'];

/**
 * Puts another picture in the place of one: what was true of that one goes with it, so that nobody hears what the page doesn't
 * show. Whether it only decorates is said of its place, and stays. `words` are those that were taken away; `hadDark`: so was its
 * counterpart of the dark theme. Of a sample nobody asks for either: nobody has chosen it.
 */
export function replacePicture(
  path: Path,
  value: unknown,
  file: string,
): { edits: readonly Edit[]; words: PictureWords; hadDark: boolean } {
  const picture = isFields(value) ? value : {};
  const isThere = (name: string) => picture[name] !== undefined;
  const said = Object.fromEntries(
    wordFields.flatMap((name) => {
      const text = picture[name];
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );
  const isSample = Object.values(said).some((text) => isSampleText(text));
  return {
    words: isSample ? {} : said,
    hadDark: !isSample && isThere('dark'),
    edits: [
      { op: 'set', path: [...path, 'file'], value: file },
      ...(said['alt'] === undefined ? [] : [{ op: 'set' as const, path: [...path, 'alt'], value: '' }]),
      ...[...wordFields.filter((name) => name !== 'alt'), ...otherFields]
        .filter(isThere)
        .map((name) => ({ op: 'remove' as const, path: [...path, name] })),
    ],
  };
}

/** Says of the new picture what was said of the one before, but what has been written anew since. */
export function keepWords(path: Path, value: unknown, words: PictureWords): readonly Edit[] {
  return missingWords(value, words).map(([name, text]) => ({ op: 'set', path: [...path, name], value: text }));
}

/** Of the words of a picture before, those that the new one has none for. */
export function missingWords(value: unknown, words: PictureWords): readonly (readonly [field: string, text: string])[] {
  const picture = isFields(value) ? value : {};
  return Object.entries(words).filter(([name]) => (picture[name] ?? '') === '');
}
