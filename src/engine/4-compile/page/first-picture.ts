import { isFields, type Picture } from '#kit/model';

/** On the first screen stands the first section, and what of the second has room below it. */
const sectionsOfFirstScreen = 2;

/**
 * The sections of a page, with a mark on the picture that is the largest thing of its first screen, as far as the page's data
 * can tell: the first of the first two sections, wherever in them it stands. It is known for the whole page only: shared
 * sections stand on several, so they are copied where one of theirs is marked.
 */
export function withFirstPicture<Item>(sections: readonly Item[]): Item[] {
  const list = [...sections];
  for (const [index, section] of sections.slice(0, sectionsOfFirstScreen).entries()) {
    const found = marked(section);
    if (found === undefined) continue;
    list[index] = found;
    return list;
  }
  return list;
}

/** A value with a mark on the first picture in it; nothing where there is none. */
function marked<Value>(value: Value): Value | undefined {
  if (isPicture(value)) return { ...value, isFirst: true };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found: unknown = marked(inner);
    if (found === undefined) continue;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    // What is put in place has the form of what stood there.
    return Object.assign(copy, { [name]: found }) as Value;
  }
  return undefined;
}

/** A compiled picture: nothing else says how wide it is shown. */
function isPicture(value: unknown): value is Picture {
  return isFields(value) && 'sizes' in value && 'src' in value;
}
