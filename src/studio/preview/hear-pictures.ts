import { areFiles, picturesIn } from '../pictures/picture-files.ts';
import type { ShownPicture } from '../pictures/picture-places.ts';
import type { FromFrame } from './messages.ts';
import { placeAt } from './sections.ts';

/**
 * Hears pictures that are dropped onto the page or pasted into it, and tells of them; `mark` marks the section that they would
 * come to.
 */
export function hearPictures(tell: (message: FromFrame) => void, mark: (root: HTMLElement | undefined) => void): void {
  // A picture that is dragged from the page itself is a file to a browser, too.
  let isOwn = false;
  addEventListener('dragstart', () => {
    isOwn = true;
  });
  addEventListener('dragend', () => {
    isOwn = false;
  });
  const isMeant = (event: DragEvent) => !isOwn && areFiles(event.dataTransfer);
  addEventListener(
    'dragover',
    (event) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      mark(event.target instanceof Element ? placeAt(event.target)?.root : undefined);
    },
    true,
  );
  document.documentElement.addEventListener('dragleave', (event) => event.relatedTarget ?? mark(undefined));
  addEventListener(
    'drop',
    (event) => {
      if (!isMeant(event)) return;
      // Whatever it is, no browser opens it in place of the page.
      event.preventDefault();
      event.stopPropagation();
      mark(undefined);
      const at = event.target instanceof Element ? placeAt(event.target) : undefined;
      const shown = at && shownAt(event, at.root);
      tell({ kind: 'pictures', files: picturesIn(event.dataTransfer), place: at?.place, shown });
    },
    true,
  );
  addEventListener(
    'paste',
    (event) => {
      const files = picturesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      tell({ kind: 'pictures', files, place: undefined, shown: undefined });
    },
    true,
  );
}

/** The picture under a point, whatever lies over it. */
export function shownAt({ x, y }: { x: number; y: number }, root: HTMLElement): ShownPicture | undefined {
  const image = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLImageElement && root.contains(element));
  const source = image?.getAttribute('src');
  if (!image || !source) return undefined;
  const same = [...root.querySelectorAll('img')].filter((one) => one.getAttribute('src') === source);
  return { source, nth: same.findIndex((one) => image.isSameNode(one)) };
}
