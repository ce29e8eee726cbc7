import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { isHostFile } from '../hosting/hosting.ts';
import type { OutputFile } from '../render/output-file.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const textFile = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/;

/** How hard to try: `best` makes the smallest files, `fast` is for sites of very many pages. */
export type Effort = 'best' | 'fast';

/** `best` for up to this many pages; beyond, it would take longer than all other steps of the build together. */
const mostPagesForBest = 200;

export function effortFor(pages: number): Effort {
  return pages <= mostPagesForBest ? 'best' : 'fast';
}

/** True for files that are worth compressing: those of text. */
export function isCompressible(path: string): boolean {
  return textFile.test(path);
}

/**
 * Gives the `.br` and `.gz` forms of those files that are worth it to `write`, on all cores.
 * The best brotli takes a tenth of a second a page, so it is kept in `cache` by content.
 */
export async function compressFiles(
  files: readonly OutputFile[],
  effort: Effort,
  cache: ContentCache,
  write: (file: OutputFile) => void,
): Promise<void> {
  const queue = files.filter(({ path }) => isCompressible(path) && !isHostFile(path)).values();
  const work = async () => {
    for (const { path, content } of queue) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const [br, gz] = await Promise.all([brotliOf(bytes, effort, cache), gzipOf(bytes, effort)]);
      write({ path: `${path}.br`, content: br });
      write({ path: `${path}.gz`, content: gz });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}

async function brotliOf(bytes: Uint8Array, effort: Effort, cache: ContentCache): Promise<Uint8Array> {
  const quality = effort === 'best' ? constants.BROTLI_MAX_QUALITY : 5;
  const make = () =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        // How distances are coded: of all values, these make documents with a style sheet smallest (by 0.3 %).
        [constants.BROTLI_PARAM_NPOSTFIX]: 3,
        [constants.BROTLI_PARAM_NDIRECT]: 8,
      },
    });
  if (effort === 'fast') return make();
  const key = `${hashOf(bytes)}-38.br`;
  const known = cache.read(key);
  if (known) return known;
  const made = await make();
  cache.write(key, made);
  return made;
}

function gzipOf(bytes: Uint8Array, effort: Effort): Promise<Uint8Array> {
  return gzipAsync(bytes, {
    level: effort === 'best' ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION,
  });
}
