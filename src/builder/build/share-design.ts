import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageInfo } from '#engine';
import { directionOf } from '#engine/base';
import { type SiteSource, type ThemeSource, themedColors } from '#kit/model';
import { fontFiles, themes } from '#kit/theme';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { fontFile } from '../fonts/font-file.ts';
import { type FontBytes, lettersOf } from '../fonts/letters.ts';
import type { ShareDesign, ShareFont } from '../render/share.ts';

type DesignOrder = {
  source: SiteSource;
  theme: ThemeSource | undefined;
  origin: string;
  publicFolder: string;
  publicFiles: ReadonlyMap<string, ImageInfo>;
};

/** How the pictures of pages for where they are shared look in a language; nothing where one of the site's fonts can't be read. */
export async function shareDesign(
  { source, theme, origin, publicFolder, publicFiles }: DesignOrder,
  cache: ContentCache,
): Promise<ShareDesign | undefined> {
  const logo = source.logo?.src;
  const bytesOf = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const fonts = uprightFonts(theme, publicFiles);
  const read = fonts.flatMap(({ file, weights }) => {
    const bytes = bytesOf(fontFile(file, publicFolder));
    return bytes ? [{ bytes, weights }] : [];
  });
  const letters = read.length === fonts.length ? await lettersIn(read, cache) : undefined;
  const [first, ...more] = read.map(({ bytes }) => bytes);
  if (!first || letters === undefined) return undefined;
  const colors = theme ? themedColors(theme, themes) : themes;
  return {
    brand: source.product.name,
    host: new URL(origin).host,
    direction: directionOf(source.language),
    colors: colors[theme?.default ?? 'dark'],
    font: theme?.font?.file,
    fonts,
    logo,
    letters,
    contents: hashOf(first, (logo && bytesOf(join(publicFolder, logo))) ?? '', ...more),
  };
}

/** The files of letters that words are drawn with: a brand's, without those in italics, else the builder's own. */
function uprightFonts(theme: ThemeSource | undefined, publicFiles: DesignOrder['publicFiles']): ShareFont[] {
  const usual: ShareFont['weights'] = [400, 700];
  if (!theme?.font) return [{ weights: usual }];
  return fontFiles(theme).flatMap((file, index) => {
    const font = publicFiles.get(file)?.font;
    return index > 0 && (!font || font.isItalic) ? [] : [{ file, weights: font?.weights ?? usual }];
  });
}

/** All letters of some fonts; nothing where one can't be read. */
async function lettersIn(fonts: readonly FontBytes[], cache: ContentCache): Promise<string | undefined> {
  const key = `letters-${hashOf(...fonts.map(({ bytes }) => bytes))}.txt`;
  const known = cache.read(key);
  if (known) return known.toString();
  const letters = await lettersOf(fonts).catch(() => undefined);
  if (letters) cache.write(key, Buffer.from(letters.all));
  return letters?.all;
}
