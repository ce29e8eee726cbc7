/**
 * HarfBuzz and what unpacks WOFF2. Both are programs for another machine, compiled when they are loaded, which takes as long as
 * to check ten pages: few builds have a font to read that the one before hadn't.
 */
export async function fontReader() {
  const [harfbuzz, { decompress }] = await Promise.all([import('harfbuzzjs'), import('wawoff2')]);
  return { ...harfbuzz, decompress: (file: Uint8Array) => oneByOne(async () => (await decompress(file)).slice()) };
}

/** A font as computers have it (TrueType, OpenType) packed for the web (WOFF2). Rejects where it is none. */
export async function packFont(font: Uint8Array): Promise<Buffer> {
  const { compress } = await import('wawoff2');
  return oneByOne(async () => Buffer.from((await compress(font)).slice()));
}

let last: Promise<unknown> = Promise.resolve();

/** A font lies unpacked where the next one will: each is copied before another is unpacked. */
function oneByOne<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
