import { type SiteContext, writtenLinks } from '#engine';
import { addressesIn } from '#engine/refactor';
import { isFields, type Path, valueAt } from '#kit/model';

/** Fields that say what is pressed, and those that name what is pressed as a whole. */
const pressed = ['label', 'linkLabel'];
const naming = [...pressed, 'heading', 'title', 'name'];

/**
 * What visitors press at a place to come to a page, as it is written: the words of a text's links, the label of a button or of a
 * menu's entry. None where nothing is pressed (an old address that leads on), or where its section alone says what it is.
 */
export function leadWords(data: unknown, path: Path, page: string, context: SiteContext): string[] {
  const value = valueAt(data, path);
  if (typeof value !== 'string') return [];
  const links = writtenLinks(value).filter(({ address }) => {
    const written = value.slice(address.start, address.end);
    return addressesIn({ kind: 'link', value: written }, context).some((found) => found.path === page);
  });
  if (links.length > 0) return links.map(({ words }) => value.slice(words.start, words.end));
  for (let length = path.length - 1; length > 0; length -= 1) {
    const holder = valueAt(data, path.slice(0, length));
    if (!isFields(holder)) continue;
    // A section's own name is told with its place already.
    const isSection = typeof holder['type'] === 'string';
    const words = (isSection ? pressed : naming)
      .map((name) => holder[name])
      .find((text) => typeof text === 'string' && text !== '');
    if (typeof words === 'string') return [words];
    if (isSection) break;
  }
  return [];
}
