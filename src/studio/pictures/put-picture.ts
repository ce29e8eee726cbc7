import type { Edit } from '#engine/edit';
import { childOf, isFields, type Path } from '#kit/model';
import { type PictureWords, replacePicture } from '../form/replace-picture.ts';
import { resolve, schemaAt } from '../form/schema.ts';
import type { FileView } from '../worker/protocol.ts';

/** What puts a picture at a place, and what is asked next. */
export type PictureChange = {
  edits: readonly Edit[];
  says: string;
  words: PictureWords;
  hadDark: boolean;
  /** What it shows, unless it only decorates. */
  asked: Path | undefined;
};

type Form = Pick<FileView, 'kind' | 'data'>;

/** Where a picture goes that is sent: in place of another one of `_media`, or of the public folder in the field beside it; nothing where there is none. */
export function placeForSent({ kind, data }: Form, path: Path): Path | undefined {
  if (schemaAt(kind, data, path)?.kind !== 'image') return path;
  const group = path.slice(0, -1);
  const { properties = {} } = schemaAt(kind, data, group) ?? {};
  const other = Object.keys(properties).find((field) => resolve(properties[field] ?? {}).kind === 'picture');
  return other === undefined ? undefined : [...group, other];
}

/** Puts a picture at a place that was sent for it. */
export function sentPicture(form: Form | undefined, path: Path, value: unknown, name: string): PictureChange {
  const place = (form && placeForSent(form, path)) ?? path;
  if (place.join() === path.join()) return pictureChange(path, value, name);
  const change = pictureChange(place, undefined, name);
  return value === undefined ? change : { ...change, edits: [{ op: 'remove', path }, ...change.edits] };
}

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
