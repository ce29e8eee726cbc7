import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const textFile = /\.(html|json|js|css|svg|xml|txt|webmanifest)$/;

/** True for files that are worth compressing: those of text. */
export function isCompressible(path: string): boolean {
  return textFile.test(path);
}

/** The bytes as `.br` and `.gz`, as small as they get. */
export function compress(bytes: Uint8Array): { br: Uint8Array; gz: Uint8Array } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) };
}
