import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '#engine/base';
import { type SiteSource, type ThemeSource, themedColors } from '#kit/model';
import { themes } from '#kit/theme';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { fontFile } from '../fonts/font-file.ts';
import { lettersOf } from '../fonts/letters.ts';
import type { ShareDesign } from '../render/share.ts';

type DesignOrder = { source: SiteSource; theme: ThemeSource | undefined; origin: string; publicFolder: string };

/** How the pictures of pages for where they are shared look in a language; nothing where the site's font can't be read. */
export async function shareDesign(
  { source, theme, origin, publicFolder }: DesignOrder,
  cache: ContentCache,
): Promise<ShareDesign | undefined> {
  const logo = source.logo?.src;
  const bytesOf = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const bytes = bytesOf(fontFile(theme?.font?.file, publicFolder));
  const letters = bytes && (await lettersIn(bytes, cache));
  if (!bytes || letters === undefined) return undefined;
  const colors = theme ? themedColors(theme, themes) : themes;
  return {
    brand: source.product.name,
    host: new URL(origin).host,
    direction: directionOf(source.language),
    colors: colors[theme?.default ?? 'dark'],
    font: theme?.font?.file,
    logo,
    letters,
    contents: hashOf(bytes, (logo && bytesOf(join(publicFolder, logo))) ?? ''),
  };
}

/** All letters of a font; nothing where it can't be read. */
async function lettersIn(font: Uint8Array, cache: ContentCache): Promise<string | undefined> {
  const key = `letters-${hashOf(font)}.txt`;
  const known = cache.read(key);
  if (known) return known.toString();
  const letters = await lettersOf(font).catch(() => undefined);
  if (letters) cache.write(key, Buffer.from(letters.all));
  return letters?.all;
}
