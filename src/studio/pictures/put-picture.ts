import type { Edit } from '#engine/edit';
import { childOf, isFields, type Path } from '#kit/model';
import { type PictureWords, replacePicture } from '../form/replace-picture.ts';

/** What puts a picture at a place, and what is asked next. */
export type PictureChange = {
  edits: readonly Edit[];
  says: string;
  words: PictureWords;
  hadDark: boolean;
  /** What it shows, unless it only decorates. */
  asked: Path | undefined;
};

/** Puts a picture of `_media`, or one of the public folder, at a place, in that of the one that is there. */
export function pictureChange(path: Path, value: unknown, name: string): PictureChange {
  const isThere = isFields(value) && typeof value['file'] === 'string' && value['file'] !== '';
  const { edits, words, hadDark } = replacePicture(path, value, name);
  const onlyDecorates =
    isThere && childOf(value, 'alt') === '' && (name.startsWith('/') || childOf(value, 'decorative') === true);
  return {
    edits: isFields(value) ? edits : [{ op: 'set', path, value: { file: name, alt: '' } }],
    says: isThere ? 'Picture replaced by another one' : 'Picture chosen',
    words,
    hadDark,
    asked: onlyDecorates ? undefined : [...path, 'alt'],
  };
}
