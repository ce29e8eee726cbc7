import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { isHostFile } from '../hosting/host-files.ts';
import type { OutputFile } from './output-file.ts';

const brotliAsync = promisify(brotliCompress);
const textFile = /\.(html|json|js|css|svg|xml|txt|vtt|webmanifest)$/;

/** How hard a file is compressed: the qualities of brotli and of gzip. */
type Depth = { brotli: number; gzip: number };

/** The smallest forms that there are. A page takes a twentieth of a second, a hundred times as long as quickly. */
const best: Depth = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** Brotli is what browsers ask for: gzip, for the few that don't, may be a twentieth larger. */
const quick: Depth = { brotli: 5, gzip: 4 };
/** What thousands of pages can wait for: a sixth larger than `quick` (14.4 kB a page instead of 12.4), in half of the time. */
const quickest: Depth = { brotli: 2, gzip: 1 };

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

/** A name for how the files of a site of so many pages are compressed. */
export function depthName(pages: number): string {
  return JSON.stringify(depthOf(pages, 0));
}

/**
 * The compressed forms (`.br`, `.gz`) of each of some files, as of a site of so many pages; none where it isn't worth it.
 * What takes long is done on all cores, and kept in `cache`.
 */
export async function compressedForms(
  files: readonly OutputFile[],
  pages: number,
  cache: ContentCache,
): Promise<OutputFile[][]> {
  const contents = files.map(({ path, content }) => (isCompressible(path) ? bytesOf(content) : undefined));
  // One kind after the other, since each has tables of its own that fill the processor's caches.
  const br = await Promise.all(contents.map((bytes) => bytes && brotliOf(bytes, depthOf(pages, bytes.length), cache)));
  const gz = contents.map((bytes) => bytes && gzipSync(bytes, { level: depthOf(pages, bytes.length).gzip }));
  return files.map(({ path }, index) => [
    ...(br[index] ? [{ path: `${path}.br`, content: br[index] }] : []),
    ...(gz[index] ? [{ path: `${path}.gz`, content: gz[index] }] : []),
  ]);
}

/** True for files that are worth compressing: those of text that visitors are sent. */
function isCompressible(path: string): boolean {
  return textFile.test(path) && !isHostFile(path);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

async function brotliOf(bytes: Uint8Array, depth: Depth, cache: ContentCache): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: depth.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // In another thread it would take longer to hand over than to do.
  if (depth !== best) return brotliCompressSync(bytes, { params });
  const key = `${hashOf(bytes)}.br`;
  const known = cache.read(key);
  if (known) return known;
  const made = await brotliAsync(bytes, { params });
  cache.write(key, made);
  return made;
}
