import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { frozenSite } from '../../../tests/specification/folders.ts';
import { runScript } from '../../../tests/support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { ContentCache } from '../cache/content-cache.ts';
import { compressedForms } from '../render/compress.ts';
import type { OutputFile } from '../render/output-file.ts';
import { buildSite } from './build-site.ts';

const folder = temporaryFolder();
const cache = new ContentCache(join(folder, 'cache'));
afterAll(() => removeFolder(folder));

/** Words in an order of their own, so that it takes an effort to find what repeats. */
const text = Array.from({ length: 4000 }, (_, number) => `word${(number * number) % 997}`).join(' ');

async function formsOf({ path, content }: OutputFile, pages: number, kept = cache): Promise<Buffer[]> {
  const files = [{ path, content: Buffer.from(content) }];
  return (await compressedForms(files, pages, kept)).flat().map((form) => Buffer.from(form.content));
}

describe('a file is compressed', () => {
  const page = { path: 'about/index.html', content: text };

  it('so that both forms give it back, in a site of any size', async () => {
    for (const pages of [1, 1000]) {
      const [br, gz] = (await formsOf(page, pages)) as [Buffer, Buffer];
      expect(brotliDecompressSync(br).toString()).toBe(text);
      expect(gunzipSync(gz).toString()).toBe(text);
    }
  });

  it('in a site of thousands of pages, into the one form that every browser and server knows', async () => {
    const forms = await compressedForms([{ path: page.path, content: Buffer.from(text) }], 1001, cache);
    expect(forms.flat().map(({ path }) => path)).toEqual([`${page.path}.gz`]);
    expect(gunzipSync(forms[0]?.[0]?.content ?? '').toString()).toBe(text);
  });

  it('as well as can be in a site of few pages, quickly in one of many, and more quickly in one of thousands', async () => {
    const sizeIn = async (pages: number) => (await formsOf(page, pages)).at(-1)?.length ?? 0;
    const [few, more, many, thousands] = await Promise.all([1, 20, 200, 2000].map(sizeIn));
    const [br] = await formsOf(page, 20);
    const best = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    expect(br?.length).toBeLessThanOrEqual(best);
    expect(more).toBe(few);
    expect(many).toBeGreaterThan(few ?? 0);
    expect(thousands).toBeGreaterThan(many ?? 0);
  });

  it('into the same bytes, whether they are kept or made again', async () => {
    expect(await formsOf(page, 1)).toEqual(await formsOf(page, 1, new ContentCache(join(folder, 'other'))));
  });

  it('unless it is none of text, or speaks to a host alone', async () => {
    for (const path of ['logo.png', '_headers']) expect(await formsOf({ path, content: text }, 1)).toEqual([]);
  });
});

describe('a site of many pages', () => {
  const pages = writeSmallSite(folder, 50);
  const out = join(folder, 'dist');
  const publicFolder = join(folder, 'public');
  const build = async (compress?: 'best'): Promise<Map<string, string>> => {
    expect((await buildSite({ pages, out, publicFolder, compress })).isBuilt).toBe(true);
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.br'));
    return new Map(files.map((path) => [path, readFileSync(join(out, path), 'base64')]));
  };

  it('is compressed as well as a small one where that is asked for, and as before where it is not', async () => {
    const quick = await build();
    const best = await build('best');
    const page = 'page-7/index.html';
    expect([...best.keys()].sort()).toEqual([...quick.keys()].sort());
    const [form] = await formsOf({ path: page, content: readFileSync(join(out, page)) }, 1);
    expect(best.get(`${page}.br`)).toBe(form?.toString('base64'));
    expect(quick.get(`${page}.br`)).not.toBe(best.get(`${page}.br`));
    expect(await build()).toEqual(quick);
  });

  it('gives every file back from both of its forms', () => {
    const texts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
    expect(texts.length).toBeGreaterThan(50);
    for (const path of texts) {
      const plain = readFileSync(join(out, path));
      expect(gunzipSync(readFileSync(join(out, `${path}.gz`))).equals(plain)).toBe(true);
      expect(brotliDecompressSync(readFileSync(join(out, `${path}.br`))).equals(plain)).toBe(true);
    }
  });
});

it('any other way to compress is named as what can’t be done, and nothing is built', async () => {
  const out = join(folder, 'never');
  const { code, stderr } = await runScript('build', [...frozenSite, '--out', out, '--compress', 'fast']);
  expect([code, stderr.trim()]).toEqual([2, expect.stringContaining('--compress best')]);
  expect(existsSync(out)).toBe(false);
});
