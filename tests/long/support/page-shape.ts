import type { Frame, Page } from 'playwright';

/** An element of a page: what it is, with its attributes, what it says itself, and how it looks. */
type ShownElement = { tag: string; attributes: string; words: string; look: string };

/** Every element of the page part of a document, in their order. */
export function elementsOf(place: Page | Frame): Promise<ShownElement[]> {
  return place.evaluate(() => {
    // Numbers that only tell elements apart, and where a picture lies, are not the same in both.
    const plain = (value: string) => value.replace(/«r\w+»|_r_\w+_|:r\w+:/gi, 'ID');
    const looks = (element: Element) => {
      const style = getComputedStyle(element);
      return [
        ...['display', 'position', 'color', 'background-color', 'background-image', 'border-top', 'border-radius'],
        ...['font-size', 'font-weight', 'line-height', 'text-align', 'text-transform', 'margin', 'padding', 'gap'],
        ...['grid-template-columns', 'flex-direction', 'align-items', 'width', 'max-width', 'box-shadow', 'opacity'],
      ]
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .concat(`x: ${element.getBoundingClientRect().x}`);
    };
    const roots = document.querySelectorAll('#root header, #root [data-view="shown"], #root footer');
    const all = new Set([...roots].flatMap((root) => [root, ...root.querySelectorAll('*')]));
    return [...all].map((element) => ({
      tag: element.tagName,
      attributes: [...element.attributes]
        // The first is the Studio's own. Classes show in how it looks, and the build leaves out those without rules. What opens
        // something says so once its script runs, which it does in the frame.
        .filter(({ name }) => !['data-absent', 'class', 'autofocus'].includes(name))
        .map(({ name, value }) => `${name}="${plain(value)}"`)
        .sort()
        .join(' '),
      words: [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(''),
      look: looks(element).join('; '),
    }));
  });
}

/** In what two pages are different, in words. */
export function differencesOf(frame: readonly ShownElement[], built: readonly ShownElement[]): string[] {
  const found = frame.length === built.length ? [] : [`${frame.length} elements, ${built.length} in the build`];
  for (const [index, element] of frame.entries()) {
    const other = built[index];
    if (!other) break;
    if (element.tag !== other.tag)
      return [...found, `${element.tag} ${element.attributes}, ${other.tag} ${other.attributes} in the build`];
    for (const part of ['attributes', 'words', 'look'] as const) {
      if (element[part] === other[part]) continue;
      const [mine, theirs] = [element[part].split(/; | (?=[\w-]+=")/), other[part].split(/; | (?=[\w-]+=")/)];
      const only = (one: string[], two: string[]) => one.filter((item) => !two.includes(item)).join(', ');
      found.push(
        `${element.tag} “${element.words.slice(0, 20)}” ${part}: ${only(mine, theirs)} | ${only(theirs, mine)}`,
      );
    }
  }
  return found;
}
