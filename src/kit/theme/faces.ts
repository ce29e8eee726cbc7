import type { FontInfo } from '#engine';
import type { ThemeSource } from '../model/types.generated.ts';
import { fontWeight } from './tokens.ts';

/** What a FontFace is made of: its family, its source, and what it is used for. */
export type Face = [family: string, source: string, use: FaceUse];
type FaceUse = { weight: string; style: 'normal' | 'italic'; display: 'fallback' | 'swap'; unicodeRange: string };

/** What is known of the public files with letters, by their addresses. */
type Fonts = ReadonlyMap<string, { font?: FontInfo }>;

/** The files of a brand's letters, the one that most words are set in first. */
export function fontFiles(theme: ThemeSource | undefined): string[] {
  return theme?.font ? [theme.font.file, ...(theme.font.more ?? [])] : [];
}

/** The weights of a file of letters, as a font face names them: those of a text up to those of bold words. */
export function weightOf({ weights: [lightest, boldest] }: FontInfo): string {
  return lightest === boldest ? `${lightest}` : `${Math.max(lightest, 400)} ${Math.min(boldest, 700)}`;
}

/**
 * A brand's further files as faces, each for the letters that no earlier file of its weights and style has: browsers fetch one where
 * a page has such letters. `base` is the path that the site stands below.
 */
export function furtherFaces(theme: ThemeSource | undefined, fonts: Fonts, base = ''): Face[] {
  const family = theme?.font?.family ?? '';
  const groups = new Map<string, { file: string; font: FontInfo }[]>();
  for (const file of fontFiles(theme)) {
    const font = fonts.get(file)?.font;
    if (!font) continue;
    const kind = `${font.isItalic ? 'italic' : 'normal'}/${weightOf(font)}`;
    groups.set(kind, [...(groups.get(kind) ?? []), { file, font }]);
  }
  return [...groups].flatMap(([kind, files]) => {
    const [style = '', weight = ''] = kind.split('/');
    const ranges = ownRanges(files.map(({ font }) => font));
    return files.flatMap(({ file }, index): Face[] => {
      const unicodeRange = ranges[index] ?? '';
      if (file === theme?.font?.file || unicodeRange === '') return [];
      const use = { weight, style: style === 'italic' ? ('italic' as const) : ('normal' as const) };
      return [[family, `url(${base}${file})`, { ...use, display: 'fallback', unicodeRange }]];
    });
  });
}

/** All files of a brand's letters as faces, for who works at it: what comes late is shown all the same. */
export function allFaces(theme: ThemeSource | undefined, fonts: Fonts): Face[] {
  if (!theme?.font) return [];
  const { family, file } = theme.font;
  const font = fonts.get(file)?.font;
  const weight = font ? weightOf(font) : fontWeight;
  const first: FaceUse = { weight, style: 'normal', display: 'swap', unicodeRange: 'U+0-10FFFF' };
  const further = furtherFaces(theme, fonts).map(
    ([name, source, use]): Face => [name, source, { ...use, display: 'swap' }],
  );
  return [[family, `url(${file})`, first], ...further];
}

/** The code of a space: it, and what isn't seen before it, are in every text. */
const space = 32;

/** How far apart two letters are that stand close by. */
const near = 8;

/** The codes of the letters of a file, in order. */
function codesOf({ letters }: FontInfo): number[] {
  return letters.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * The letters that each of some files is asked for, as ranges: those that none before it has. What no file has between two that stand close
 * by belongs to them, which keeps ranges few; further away it would have a file fetched for a letter that it hasn't.
 */
function ownRanges(fonts: readonly FontInfo[]): string[] {
  const owners = new Map<number, number>();
  for (const [owner, font] of fonts.entries())
    for (const code of codesOf(font)) if (code > space && !owners.has(code)) owners.set(code, owner);
  const ranges: [number, number][][] = fonts.map(() => []);
  let before: number | undefined;
  for (const [code, owner] of [...owners].sort(([one], [other]) => one - other)) {
    const last = ranges[owner]?.at(-1);
    if (last && before === owner && code - last[1] <= near) last[1] = code;
    else ranges[owner]?.push([code, code]);
    before = owner;
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map((own) =>
    own.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(),
  );
}
