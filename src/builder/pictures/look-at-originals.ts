import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atStart, type ContentFiles, type MediaInfo } from '#engine';
import { mediaFolder } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { ContentCache } from '../cache/content-cache.ts';
import { kinds } from '../files/originals/kind-of-file.ts';
import { decodeAlone, eachAtOnce, loadSharp, longest, reading } from './load-sharp.ts';

/** What only decoding tells of an original; nothing where it can't be decoded. */
type Looks = Required<Pick<MediaInfo, 'width' | 'height' | 'hasAlpha' | 'color'>>;

/** Changes with what is found out, so that nothing old is taken for it. */
const version = 1;

/**
 * A content folder with what decoding tells of its originals: whether each is whole, and its colour. What is known of a
 * content is kept in `cache`.
 */
export async function lookAtOriginals(files: ContentFiles, folder: string, cache: ContentCache): Promise<ContentFiles> {
  const originals = [...(files.media ?? [])];
  if (originals.length === 0) return files;
  const looks = await eachAtOnce(originals, async ([name, info]): Promise<Looks | 'drawing' | undefined> => {
    if (info.isFaulty || info.format === 'svg') return 'drawing';
    const key = `looks-${info.hash}-${version}.json`;
    const known = cache.read(key);
    if (known) return JSON.parse(known.toString()) as Looks;
    const found = await look(join(folder, mediaFolder, name));
    if (found) cache.write(key, Buffer.from(JSON.stringify(found)));
    return found;
  });
  const media = new Map<string, MediaInfo>();
  const problems = [...files.problems];
  for (const [index, [name, info]] of originals.entries()) {
    const found = looks[index];
    if (found === 'drawing') media.set(name, info);
    else if (found) media.set(name, { ...info, ...found });
    else {
      media.set(name, { ...info, isFaulty: true });
      const kind = info.format === 'svg' ? 'SVG' : kinds[info.format];
      problems.push(atStart(`${files.folder}/${mediaFolder}/${name}`, finding('picture/broken', { found: kind })));
    }
  }
  return { ...files, media, problems };
}

/** Decodes an original once, in small. */
async function look(file: string): Promise<Looks | undefined> {
  const sharp = await loadSharp();
  try {
    const bytes = readFileSync(file);
    const { autoOrient, hasAlpha = false } = await sharp(bytes, reading).metadata();
    const { data } = await decodeAlone(autoOrient.width * autoOrient.height, () =>
      sharp(bytes, reading)
        .resize(1, 1, { fit: 'fill' })
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .timeout({ seconds: longest.decode })
        .toBuffer({ resolveWithObject: true }),
    );
    const [red = 0, green = red, blue = red] = data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { width: autoOrient.width, height: autoOrient.height, hasAlpha, color: `#${hex}` };
  } catch {
    return undefined;
  }
}
