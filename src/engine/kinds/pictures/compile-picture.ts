import type { Picture, PictureFiles, RichText, WholePicture } from '#kit/model';
import { type Slot, wholeWidth } from '../../base/slot.ts';
import { finding } from '../../catalogue/index.ts';
import {
  type Framing,
  fallbacksOf,
  framingOf,
  orderOf,
  type PictureOrder,
  picturesFolder,
} from '../../links/picture-order.ts';
import type { MediaInfo } from '../../links/site-context.ts';
import type { ValueScope } from '../value-scope.ts';
import { checkCrop } from './check-crop.ts';
import { isFileName } from './is-file-name.ts';
import { type MediaFile, mediaFile } from './media-file.ts';
import { fallbackWidth, isTooSmall, sizesOf, widestOf, widthsOf } from './slots.ts';

/** A picture as it is written. Fields of another type have been reported. */
export type PictureSource = Readonly<Record<string, unknown>>;

/** How the words of a picture are compiled. */
type Words = {
  plain: (text: string, scope: ValueScope) => string;
  rich: (text: string, scope: ValueScope) => RichText;
};

/** A picture with all that its place in the layout asks for; nothing after it was reported what is wrong with its file. */
export function compilePicture(source: PictureSource, scope: ValueScope, words: Words): Picture | undefined {
  const { file, alt, caption, credit, dark } = source;
  if (!isText(file) || typeof alt !== 'string') return undefined;
  const original = mediaFile(file, scope);
  const inDark = isText(dark) ? mediaFile(dark, scope) : undefined;
  checkAlt(source, original?.info, scope);
  if (!original || original.info.isFaulty || (isText(dark) && (!inDark || inDark.info.isFaulty))) return undefined;
  const slot = scope.slot();
  const framing = framingOf(source);
  checkCrop(source, original.info, scope);
  checkSize(file, orderIn(slot, original, framing), slot, scope);
  const originals = { original, ...(inDark ? { inDark } : {}) };
  return {
    ...shownIn(slot, originals, framing, scope),
    alt: words.plain(alt, scope),
    ...(isText(caption) ? { caption: words.rich(caption, scope) } : {}),
    ...(isText(credit) ? { credit: words.plain(credit, scope) } : {}),
    ...(slot.isEnlarged ? { whole: shownIn({ from: { 0: wholeWidth } }, originals, framing, scope) } : {}),
  };
}

/** The originals of a picture: its own, and that of the dark theme where it has one. */
type Originals = { original: MediaFile; inDark?: MediaFile };

/** A picture as a slot shows it. */
function shownIn(slot: Slot, { original, inDark }: Originals, framing: Framing, scope: ValueScope): WholePicture {
  const { info } = original;
  const order = orderIn(slot, original, framing);
  // In the dark stands what has the same shape, so that nothing moves where the theme is changed.
  const shape = { ...slot, ratio: slot.ratio ?? order.crop.width / order.crop.height };
  return {
    ...filesOf(order, info, scope),
    ...shownSize(order, slot),
    sizes: sizesOf(slot),
    ...(inDark ? { dark: filesOf(orderIn(shape, inDark, framing), inDark.info, scope) } : {}),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** What a slot asks for, of one original. */
function orderIn(slot: Slot, original: MediaFile, framing: Framing): PictureOrder {
  const fallback = (widths: readonly number[]) => fallbackWidth(slot, widths);
  return orderOf(original, framing, { ratio: slot.ratio, widths: widthsOf(slot), fallback });
}

/** Notes what is to be made, and says where it will stand. */
function filesOf(order: PictureOrder, { color, hasAlpha }: MediaInfo, scope: ValueScope): PictureFiles {
  scope.notePicture(order);
  const src = `/${fallbacksOf(order)[0]}`;
  if (order.widths.length === 0) return { src };
  return {
    src,
    stem: `/${picturesFolder}/${order.stem}`,
    widths: order.widths,
    ...(color !== undefined && !hasAlpha ? { color } : {}),
  };
}

/** The largest size that a picture ever has in its slot, or its own where it is smaller, in pixels of CSS. */
function shownSize({ crop, widths }: PictureOrder, slot: Slot): { width: number; height: number } {
  const widest = widestOf(slot);
  const width = widths.length === 0 ? widest : Math.min(widest, crop.width);
  return { width, height: Math.max(1, Math.round((width * crop.height) / crop.width)) };
}

/** Names of files that hold words, as screens and charts do. */
const wordyName = /screen-?shot|bildschirm|chart|diagram|graph(?!y)|info-?graphic|poster|flyer|table|slide/i;

function checkAlt({ file, alt, decorative }: PictureSource, info: MediaInfo | undefined, scope: ValueScope): void {
  const words = String(alt);
  if (isFileName(words))
    scope.report({ ...finding('image/alt', { alt: words, canBeEmpty: 'decorative' }), snippet: words });
  // A switch that is no `true` or `false` has been reported.
  if (words.trim() === '' && (decorative === undefined || decorative === false))
    scope.report({ ...finding('picture/alt', {}), snippet: 'alt:' });
  if (words.trim() !== '' && decorative === true)
    scope.report({ ...finding('picture/decorative', {}), snippet: 'decorative:' });
  if (words.trim() === '' && decorative === true && (info?.hasWords || wordyName.test(String(file))))
    scope.report({ ...finding('picture/words', { file: String(file) }), snippet: String(file) });
}

/** Says where a picture would be shown larger than it is. */
function checkSize(file: string, { crop, widths }: PictureOrder, slot: Slot, scope: ValueScope): void {
  const wanted = widestOf(slot);
  if (widths.length === 0 || !isTooSmall(crop.width, wanted)) return;
  scope.report({ ...finding('picture/small', { file, width: crop.width, wanted }), snippet: file });
}
