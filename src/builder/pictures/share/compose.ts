import { drawings } from '#kit/rules';
import type { Letters } from '../../fonts/letters.ts';
import { type Share, type ShareDesign, shareSize } from '../../render/share.ts';

const { width, height } = shareSize;
const edge = 72;
/** Where a picture begins, as wide as the height of the card; a drawing stands within. */
const half = width - height + edge;
/** What is left free between the longest line and what stands beside it. */
const air = 40;

/** Where a title begins and the lowest of its lines stands; from line to line, in its size. */
const [top, bottom, step] = [140, 498, 1.04];
const baseOf = (size: number, line = 0) => top + size * 0.85 + line * size * step;

/** The sizes that a title may have, with the lines that there is room for. */
const sizes = [112, 92, 80, 70, 60, 52, 46].map((size) => ({
  size,
  most: 1 + Math.floor((bottom - baseOf(size)) / (size * step)),
}));

/** The card as SVG: all but pictures, which are laid upon it. `hasPicture` leaves them their half, `hasMark` its place. */
export function shareSvg(
  share: Share,
  design: ShareDesign,
  letters: Letters,
  { hasMark }: { hasMark: boolean },
): string {
  const { colors, brand, host, direction } = design;
  const isHalf = share.face !== undefined;
  const room = (isHalf ? half - 24 - air : width - edge) - edge;
  /** A path at a place from where the line begins. */
  const at = (drawn: { path: string; width: number }, from: number, base: number, color: string) => {
    const left = direction === 'rtl' ? width - from - drawn.width : from;
    return `<path transform="translate(${left.toFixed(1)} ${base})" fill="${color}" d="${drawn.path}"/>`;
  };
  const lines = share.title === undefined ? [] : titleLines(share.title, room, letters);
  const size = lines[0]?.size ?? 0;
  const words = lines.flatMap(({ parts }, line) =>
    parts.map(({ drawn, from }) => at(drawn, edge + from, baseOf(size, line), colors.text)),
  );
  const name = letters.draw(brand, 40, 620, -0.03);
  const place = letters.draw(host, 26, 450);
  const signal = `M${edge} 540H${isHalf ? half - 60 : width - edge}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.page}"/>
${drawingOf(share, design)}
${hasMark ? '' : ownMark(design)}
${at(name, edge + 62, 108, colors.text)}
${words.join('\n')}
<g fill="none" stroke="${colors.accent}" stroke-linecap="round"${mirrored(direction)}><path stroke-width="3" d="${signal}"/><path stroke-width="16" d="M${edge + 8} 540h0"/></g>
${at(place, edge, 586, colors.muted)}
</svg>`;
}

type Part = { drawn: ReturnType<Letters['draw']>; from: number };
type Line = { size: number; parts: Part[] };

/** A title in the largest letters in which it fits; the smallest are cut. */
function titleLines(title: string, room: number, letters: Letters): Line[] {
  const words = title.split(/\s+/).filter((word) => word !== '');
  for (const { size, most } of sizes) {
    const lines = broken(words, size, room, letters);
    if (lines.length <= most && lines.every(({ width: wide }) => wide <= room)) return lines;
  }
  const { size, most } = sizes.at(-1) ?? { size: 46, most: 7 };
  return broken(words, size, room, letters).slice(0, most);
}

/** Words set one behind the other, each drawn in its own direction. */
function broken(words: readonly string[], size: number, room: number, letters: Letters): (Line & { width: number })[] {
  const space = size * 0.23;
  const lines: (Line & { width: number })[] = [];
  for (const word of words) {
    const drawn = letters.draw(word, size, 580, -0.035);
    const line = lines.at(-1);
    const from = line ? line.width + space : 0;
    if (line && from + drawn.width <= room) {
      line.parts.push({ drawn, from });
      line.width = from + drawn.width;
    } else lines.push({ size, parts: [{ drawn, from: 0 }], width: drawn.width });
  }
  return lines;
}

/** Where a line runs the other way, the whole card is drawn from there. */
function mirrored(direction: ShareDesign['direction']): string {
  return direction === 'rtl' ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
}

/** The mark of a site that has none of its own: four parties and one line between two of them (Logo.tsx). */
function ownMark({ colors, direction }: ShareDesign): string {
  const left = direction === 'rtl' ? width - edge - 48 : edge;
  return `<g transform="translate(${left} 70) scale(2)" fill="none" stroke-linecap="round"><path stroke="${colors.text}" stroke-width="4.6" d="M5 5h0M19 19h0M5 19h0M19 5h0"/><path stroke="${colors.accent}" stroke-width="2.6" d="M5 19L19 5"/></g>`;
}

/** The drawing of a page, in the colours of the card (Drawing.tsx). */
function drawingOf({ face }: Share, { colors, direction }: ShareDesign): string {
  if (!face || !('drawing' in face)) return '';
  const widths = { faint: 1.75, line: 1.75, signal: 3, dots: 11, lit: 18, big: 34, area: 1.75 };
  const paths = drawings[face.drawing].flatMap(([role, path]) => {
    if (role === 'pulse') return [];
    const color = role === 'faint' ? colors.line : role === 'signal' || role === 'lit' ? colors.accent : colors.text;
    const fill = role === 'area' ? colors.surface : 'none';
    return [`<path fill="${fill}" stroke="${color}" stroke-width="${widths[role]}" d="${path}"/>`];
  });
  const left = direction === 'rtl' ? edge : half;
  return `<g transform="translate(${left} 110) scale(${((width - edge - half) / 480).toFixed(3)})" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Where a picture of a page lies upon the card. */
export function pictureBox({ direction }: ShareDesign): { left: number; top: number; width: number; height: number } {
  const wide = width - half + 24;
  return { left: direction === 'rtl' ? 0 : width - wide, top: 0, width: wide, height };
}

/** Where a brand's own mark lies upon it. */
export function markBox({ direction }: ShareDesign): { left: number; top: number; size: number } {
  return { left: direction === 'rtl' ? width - edge - 48 : edge, top: 70, size: 48 };
}
