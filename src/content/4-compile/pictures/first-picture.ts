import type { Path } from '../../../model/diagnostic.ts';
import { isFields, valueAt } from '../../2-validate/place.ts';

/**
 * True for the picture that is the largest thing of a page's first screen, as far as the page's data can tell: that of the
 * first section, or that of the second where the first has none.
 */
export function isFirstPicture(path: Path, page: unknown): boolean {
  const [list, index, field] = path;
  if (path.length !== 3 || list !== 'sections' || typeof index !== 'number') return false;
  if (index === 0) return true;
  const top = valueAt(page, ['sections', 0]);
  return index === 1 && field !== undefined && isFields(top) && !(field in top);
}
