import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codes } from '#engine/catalogue';
import { runSamples, sampleFolder, sampleFolders } from './support/samples.ts';

/** `UPDATE_SAMPLES=1 npx vitest run tests/diagnostics/samples.test.ts` writes what is expected; read the diff before you commit. */
const isUpdate = process.env['UPDATE_SAMPLES'] === '1';
const results = runSamples();

describe('the sample of every code', () => {
  it('has a folder for every code, and no folder without one', () => {
    const [folders, wanted] = [sampleFolders(), codes.map((code) => code.replace('/', '-'))];
    const missing = wanted.filter((name) => !folders.includes(name));
    const extra = folders.filter((name) => !wanted.includes(name));
    expect(missing.map((name) => `Write the sample folder tests/diagnostics/${name}.`)).toEqual([]);
    expect(extra.map((name) => `No code is called so: tests/diagnostics/${name}.`)).toEqual([]);
  });

  for (const { code, folder, diagnostics, text, json, fixed } of results) {
    it(`${code}: one message, byte for byte`, () => {
      if (isUpdate) {
        writeFileSync(join(folder, 'expected.txt'), text);
        writeFileSync(join(folder, 'expected.json'), json);
        for (const [file, repaired] of fixed)
          writeFileSync(join(folder, `fixed-${file.replace(/^pages\//, '').replaceAll('/', '-')}`), repaired);
      }
      expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
      expect(text).toBe(readFileSync(join(folder, 'expected.txt'), 'utf8'));
      expect(json).toBe(readFileSync(join(folder, 'expected.json'), 'utf8'));
      for (const [file, repaired] of fixed) {
        const expected = join(sampleFolder(code), `fixed-${file.replace(/^pages\//, '').replaceAll('/', '-')}`);
        expect(existsSync(expected) ? readFileSync(expected, 'utf8') : undefined).toBe(repaired);
      }
    });
  }
});
