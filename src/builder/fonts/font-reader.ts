/**
 * HarfBuzz and what unpacks WOFF2. Both are programs for another machine, compiled when they are loaded, which takes as long as
 * to check ten pages: few builds have a font to read that the one before hadn't.
 */
export async function fontReader() {
  const [harfbuzz, { decompress }] = await Promise.all([import('harfbuzzjs'), import('wawoff2')]);
  return { ...harfbuzz, decompress };
}
