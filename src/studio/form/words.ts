import { beginningOf, childOf, isFields, type Path } from '#kit/model';
import type { Filled } from './figures.ts';

/** Several of what is called by a noun. */
export function pluralOf(noun: string): string {
  if (noun === 'person') return 'people';
  return noun
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .concat('s');
}

/** Fields that name what they stand in, the best first. */
export const naming: readonly string[] = [
  'heading',
  'title',
  'question',
  'name',
  'label',
  'quote',
  'value',
  'caption',
  'text',
  'paragraphs',
  'eyebrow',
  'use',
];

/** As many letters of a text as one line has room for. */
const longest = 60;

/** What names a section or an entry, in one line; those of its columns or its first entry where it has no words, and nothing where that has none. */
export function nameOf(entry: unknown, filled: Filled): string {
  if (typeof entry === 'string' || typeof entry === 'number') return oneLine(filled(String(entry)));
  if (Array.isArray(entry))
    return oneLine(
      entry
        .map((inner) => nameOf(inner, filled))
        .filter(Boolean)
        .join(' · '),
    );
  const text = naming.map((name) => childOf(entry, name)).find((value) => typeof value === 'string' && value !== '');
  if (text !== undefined) return nameOf(text, filled);
  const [items, columns] = [childOf(entry, 'items'), childOf(entry, 'columns')];
  // A table without a caption.
  if (Array.isArray(columns)) return nameOf(columns, filled);
  return Array.isArray(items) ? nameOf(items[0], filled) : '';
}

/**
 * What an entry of a list is called: by what people see of it. A value is told with its label ("68 million lives"); what is nothing
 * but a picture by what it shows, else by its file. Never by an address, nor by a name that only files know.
 */
export function summaryOf(value: unknown, filled: Filled): string {
  if (!isFields(value)) return nameOf(value, filled);
  const [label, amount] = [value['label'], value['value']].map((words) =>
    typeof words === 'string' || typeof words === 'number' ? nameOf(words, filled) : '',
  );
  if (label && amount && typeof value['value'] === 'string') return `${amount} ${label}`;
  const { name: short, ...others } = value;
  const isShort = 'label' in value || 'title' in value;
  return nameOf(isShort ? others : { ...others, name: short }, filled) || pictureWords(value, filled);
}

/** What a picture shows, or its file without its folder and ending; nothing where there is none. */
function pictureWords(value: unknown, filled: Filled): string {
  const picture = [value, childOf(value, 'picture'), childOf(value, 'image')].find(
    (each) => typeof childOf(each, 'file') === 'string',
  );
  const [alt, file] = [childOf(picture, 'alt'), childOf(picture, 'file')];
  if (typeof alt === 'string' && alt !== '') return nameOf(alt, filled);
  return typeof file === 'string' ? fileName(file).replace(/\.[a-z]+$/i, '') : '';
}

/** A picture as an entry shows it: its file, and as it is written, which part of it. */
export type EntryPicture = { file: string; crop: unknown };

/** The picture that an entry is or has; nothing where it has none, but a file to take away. */
export function pictureIn(value: unknown): EntryPicture | undefined {
  return [value, childOf(value, 'picture'), childOf(value, 'image')]
    .map((each) => ({ file: childOf(each, 'file'), crop: childOf(each, 'crop') }))
    .find(
      (each): each is EntryPicture =>
        typeof each.file === 'string' && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(each.file),
    );
}

/** The name of a file without the folders that it lies in. */
export function fileName(file: string): string {
  return file.split('/').at(-1) ?? file;
}

/** A text without its marks, on one line. */
function oneLine(text: string): string {
  const line = text
    .replaceAll(/\]\([^()\s]*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/^[-*] /gm, '')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return beginningOf(line, longest);
}

/** A path as one word, for keys and the names of elements. */
export function keyOf(path: Path): string {
  return path.join('.');
}
