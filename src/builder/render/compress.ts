import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { isHostFile } from '../hosting/host-files.ts';
import type { OutputFile } from './output-file.ts';

const textFile = /\.(html|json|js|css|svg|xml|txt|vtt|webmanifest)$/;

/** How hard a file is compressed: the qualities of brotli, where that form is made, and of gzip. */
type Depth = { brotli?: number; gzip: number };

/** The smallest forms that there are. A page takes a twentieth of a second, a hundred times as long as quickly. */
const best: Depth = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** Brotli is what browsers ask for: gzip, for the few that don't, may be a twentieth larger. */
const quick: Depth = { brotli: 5, gzip: 4 };
/**
 * What thousands of pages can wait for: one form, that every browser and server knows. At the quality that they have time for,
 * brotli's would be as large (9.5 kB a page with its data, gzip's 9.5), and a fifth of what the site takes on the disk.
 */
const quickest: Depth = { gzip: 1 };

/** Up to so many pages, all of them at their best take about a second. */
const mostPagesForBest = 50;
/** More pages than these are compressed as quickly as is sensible. */
const mostPagesForQuick = 1000;
/** What is longer than this (bytes) would take several seconds by itself. */
const longestForBest = 2 * 2 ** 20;

/**
 * How hard a file of so many bytes is compressed in a site of so many pages. It depends on nothing else, and never on time:
 * the same pages give the same bytes on every machine.
 */
function depthOf(pages: number, bytes: number): Depth {
  if (pages > mostPagesForQuick) return quickest;
  return pages <= mostPagesForBest && bytes <= longestForBest ? best : quick;
}

/**
 * True for a site of so many pages that what all of them hold is half of it. Their styles stand in one file there, not in each page:
 * half of the bytes on the disk, for one round trip more before the first paint of a first visit (docs/scale.md).
 */
export function isLargeSite(pages: number): boolean {
  return pages > mostPagesForQuick;
}

/** A name for how the files of a site of so many pages are compressed. */
export function depthName(pages: number): string {
  return JSON.stringify(depthOf(pages, 0));
}

/** A file to compress. */
export type FileBytes = { path: string; content: Uint8Array };

/** A compressed form: the ending of its files, and how it is made at a quality, at once and in another thread. */
type Form = {
  ending: string;
  quality: (depth: Depth) => number | undefined;
  now: (bytes: Uint8Array, quality: number) => Uint8Array;
  aside: (bytes: Uint8Array, quality: number) => Promise<Uint8Array>;
};

const brotliOptions = ({ length }: Uint8Array, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

const forms: readonly Form[] = [
  {
    ending: '.br',
    quality: ({ brotli }) => brotli,
    now: (bytes, quality) => brotliCompressSync(bytes, brotliOptions(bytes, quality)),
    aside: (bytes, quality) => promisify(brotliCompress)(bytes, brotliOptions(bytes, quality)),
  },
  {
    ending: '.gz',
    quality: (depth) => depth.gzip,
    now: (bytes, level) => gzipSync(bytes, { level }),
    aside: (bytes, level) => promisify(gzip)(bytes, { level }),
  },
];

/**
 * The compressed forms (`.br`, `.gz`) of each of some files, as of a site of so many pages, of which one of thousands has only the
 * second; none where it isn't worth it.
 * What takes long is done on all cores, and kept in `cache`.
 */
export async function compressedForms(
  files: readonly FileBytes[],
  pages: number,
  cache: ContentCache,
): Promise<OutputFile[][]> {
  const compressed = files.map((): OutputFile[] => []);
  // One form after the other, since each has tables of its own that fill the processor's caches.
  for (const form of forms)
    await Promise.all(
      files.map(async ({ path, content }, index) => {
        const depth = depthOf(pages, content.length);
        const quality = form.quality(depth);
        if (quality === undefined || !isCompressible(path)) return;
        // What is made quickly would take longer to hand to another thread than to make.
        const made = depth === best ? await keptForm(form, content, quality, cache) : form.now(content, quality);
        compressed[index]?.push({ path: `${path}${form.ending}`, content: made });
      }),
    );
  return compressed;
}

/** True for files that are worth compressing: those of text that visitors are sent. */
function isCompressible(path: string): boolean {
  return textFile.test(path) && !isHostFile(path);
}

/** The smallest form of some bytes, which takes long enough that it is worth being kept. */
async function keptForm(
  { ending, aside }: Form,
  bytes: Uint8Array,
  quality: number,
  cache: ContentCache,
): Promise<Uint8Array> {
  const key = `${hashOf(bytes)}${ending}`;
  const known = cache.read(key);
  if (known) return known;
  const made = await aside(bytes, quality);
  cache.write(key, made);
  return made;
}
