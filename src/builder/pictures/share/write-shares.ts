import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import type { ContentCache } from '../../cache/content-cache.ts';
import { fontFile } from '../../fonts/font-file.ts';
import { type Letters, lettersOf } from '../../fonts/letters.ts';
import { writeOutput } from '../../render/output-file.ts';
import type { Share, ShareDesign } from '../../render/share.ts';
import { eachAtOnce, loadSharp, longest, reading } from '../load-sharp.ts';
import { markBox, pictureBox, shareSvg } from './compose.ts';

/** A picture that is asked for, and what all of its language have in common. */
export type ShareOrder = { share: Share; design: ShareDesign };

/** Where fonts and marks are read, and the site that is being built, whose pictures are there already. */
export type SharePlaces = { publicFolder: string; next: string };

/**
 * Writes the pictures of pages for where they are shared: those that the cache lacks are drawn. A picture of a page that can't be
 * decoded is left out of the card; the page itself is refused for it elsewhere.
 */
export async function writeShares(
  orders: readonly ShareOrder[],
  places: SharePlaces,
  cache: ContentCache,
): Promise<void> {
  const known = new Map<string, Promise<Letters>>();
  const lettersIn = ({ fonts }: ShareDesign) => {
    const key = JSON.stringify(fonts);
    const bytesOf = (file: string | undefined) => readFileSync(fontFile(file, places.publicFolder));
    const letters = known.get(key) ?? lettersOf(fonts.map(({ file, weights }) => ({ bytes: bytesOf(file), weights })));
    known.set(key, letters);
    return letters;
  };
  const once = new Map(orders.map((order) => [order.share.path, order]));
  await eachAtOnce([...once.values()], async ({ share, design }) => {
    const key = share.path.replace(/^.*\//, '');
    const kept = cache.read(key);
    const content = kept ?? (await draw(share, design, await lettersIn(design), places));
    if (!kept) cache.write(key, content);
    writeOutput(places.next, { path: share.path.slice(1), content });
  });
}

async function draw(share: Share, design: ShareDesign, letters: Letters, places: SharePlaces): Promise<Buffer> {
  const sharp = await loadSharp();
  const { face } = share;
  const layers = await Promise.all([
    face && 'picture' in face ? pictureLayer(join(places.next, face.picture), design) : undefined,
    design.logo === undefined ? undefined : markLayer(join(places.publicFolder, design.logo), design),
  ]);
  const svg = shareSvg(share, design, letters, { hasMark: layers[1] !== undefined });
  return sharp(Buffer.from(svg))
    .composite(layers.filter((layer) => layer !== undefined))
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: longest.encode })
    .toBuffer();
}

/** A picture fills its half; a drawing stands in it whole. */
async function pictureLayer(file: string, design: ShareDesign): Promise<OverlayOptions | undefined> {
  const { left, top, width, height } = pictureBox(design);
  const isDrawing = file.endsWith('.svg');
  const fit = isDrawing ? 'contain' : 'cover';
  const margin = isDrawing ? 48 : 0;
  const background = design.colors.surface;
  return layer(async (sharp) =>
    sharp(file, isDrawing ? { density: 200 } : reading)
      .resize(width - 2 * margin, height - 2 * margin, { fit, background: isDrawing ? background : undefined })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .flatten({ background }),
  ).then((input) => input && { input, left, top });
}

async function markLayer(file: string, design: ShareDesign): Promise<OverlayOptions | undefined> {
  const { left, top, size } = markBox(design);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  return layer(async (sharp) =>
    sharp(file, { density: 200 }).resize(size, size, { fit: 'contain', background: transparent }),
  ).then((input) => input && { input, left, top });
}

type SharpModule = Awaited<ReturnType<typeof loadSharp>>;

async function layer(picture: (sharp: SharpModule) => Promise<ReturnType<SharpModule>>): Promise<Buffer | undefined> {
  try {
    const drawn = await picture(await loadSharp());
    return await drawn.png({ compressionLevel: 1 }).timeout({ seconds: longest.decode }).toBuffer();
  } catch {
    return undefined;
  }
}
