import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { filesBelow } from '../files/files-below.ts';
import { buildSite } from './build-site.ts';

/** A site of another brand, complete in its content folder: the way of `npm run build -- --pages schema/sample-site`. */
const pages = 'schema/sample-site';
const folder = temporaryFolder();
const out = join(folder, 'dist');

beforeAll(async () => {
  const { diagnostics, isBuilt } = await buildSite({ pages, out });
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  expect(isBuilt).toBe(true);
});
afterAll(() => removeFolder(folder));

const documents = () => filesBelow(out).filter((file) => file.endsWith('.html'));

it('is built from its folder alone: its own letters and files, and none of the project’s', () => {
  expect(existsSync(join(out, 'fonts/instrument-sans-5.3.0.woff2'))).toBe(false);
  const fonts = filesBelow(join(out, 'fonts')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  for (const document of documents()) expect(readFileSync(document, 'utf8')).not.toContain('instrument-sans-');
});

it('begins in the light, for visitors without script too', () => {
  for (const document of documents()) {
    const html = readFileSync(document, 'utf8');
    expect(html).toMatch(/^<!doctype html>\s*<html [^>]*data-theme="light"/);
    expect(html).toMatch(/localStorage\.theme\s*\?\?\s*["'`]light["'`]/);
  }
});

it('says each page in each of its languages', () => {
  const names = (inside: string) =>
    filesBelow(join(pages, inside))
      .map((file) => file.slice(join(pages, inside).length + 1))
      .filter((file) => /^[^_/]+\.yaml$/.test(file))
      .sort();
  expect(names('es')).toEqual(names(''));
});
