import { isFields, type SocialPicture } from '#kit/model';
import { finding } from '../../catalogue/index.ts';
import { fallbacksOf, framingOf, orderOf } from '../../links/picture-order.ts';
import type { ValueScope } from '../value-scope.ts';
import { checkCrop } from './check-crop.ts';
import { isFileName } from './is-file-name.ts';
import { mediaFile } from './media-file.ts';
import { isTooSmall } from './slots.ts';

/** The size of the pictures that are shown where pages are shared, in pixels (the largest card of each large network). */
const card = { width: 1200, height: 630 };

/**
 * The picture of a page for where it is shared (Open Graph), cropped around its focus: one file, as those who show it know no
 * newer formats. Nothing where there is none, or where it was reported what is wrong with it.
 */
export function compileSocialPicture(
  source: unknown,
  scope: ValueScope,
  plain: (text: string, scope: ValueScope) => string,
): SocialPicture | undefined {
  if (!isFields(source)) return undefined;
  const { file, alt } = source;
  if (typeof file !== 'string' || file === '' || typeof alt !== 'string' || alt === '') return undefined;
  if (isFileName(alt)) scope.report({ ...finding('image/alt', { alt, canBeEmpty: false }), snippet: alt });
  const original = mediaFile(file, scope);
  if (!original || original.info.isFaulty) return undefined;
  if (original.info.format === 'svg') {
    scope.report({ ...finding('picture/drawing', { file, wanted: card.width }), snippet: file });
    return undefined;
  }
  checkCrop(source, original.info, scope);
  const ratio = card.width / card.height;
  const order = orderOf(original, framingOf(source), { ratio, widths: [], fallback: () => card.width });
  const { width, height } = order.crop;
  if (isTooSmall(width, card.width))
    scope.report({ ...finding('picture/small', { file, width, wanted: card.width }), snippet: file });
  scope.notePicture(order);
  const shown = Math.min(width, card.width);
  return {
    src: `/${fallbacksOf(order)[0]}`,
    alt: plain(alt, scope),
    width: shown,
    height: Math.round((shown * height) / width),
  };
}
