import { existsSync, readFileSync } from 'node:fs';
import type { ThemeSource } from '#kit/model';
import type { FittedFace } from '#kit/theme';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { fittedFace } from '../fonts/fitted.ts';
import { fontFile } from '../fonts/font-file.ts';

/** What stands for the letters of a brand until they are there; nothing where they are the design's, or can't be read. */
export async function fittedLetters(
  theme: ThemeSource | undefined,
  publicFolder: string,
  cache: ContentCache,
): Promise<FittedFace | undefined> {
  if (!theme?.font) return undefined;
  const file = fontFile(theme.font.file, publicFolder);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const key = `fitted-${hashOf(bytes)}.json`;
  const known = cache.read(key);
  if (known) return (JSON.parse(known.toString()) as { fitted?: FittedFace }).fitted;
  const fitted = await fittedFace(bytes).catch(() => undefined);
  cache.write(key, Buffer.from(JSON.stringify({ fitted })));
  return fitted;
}
