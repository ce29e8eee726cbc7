import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type CommandResult, runScript } from '../../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../support/content.ts';
import { folderDigest } from './folder-digest.ts';

/** A small site that was built, and ways to build it again. */
export type BuiltSite = {
  /** A temporary folder for everything that a test makes. */
  folder: string;
  /** Where the site was built. */
  out: string;
  /** What the good build has written. */
  good: () => Record<string, string>;
  /** Builds as `npm run build` does: the same pages to the same folder, if nothing else is said. */
  build: (target?: string, pages?: string) => Promise<CommandResult>;
  /** What builds have left beside an output folder. */
  leftovers: (target?: string) => string[];
};

/** Builds a small site before the tests of a file, and removes it after them. */
export function builtSite(): BuiltSite {
  const folder = temporaryFolder();
  const out = join(folder, 'dist');
  const pages = writeSmallSite(folder, 12);
  let digest: Record<string, string> = {};
  const build = (target = out, from = pages) => runScript('build', ['--pages', from, '--out', target]);
  beforeAll(async () => {
    const { code, output } = await build();
    expect(code, output).toBe(0);
    digest = folderDigest(out);
  });
  afterAll(() => removeFolder(folder));
  return {
    folder,
    out,
    good: () => digest,
    build,
    leftovers: (target = out) => readdirSync(dirname(target)).filter((name) => name.startsWith(`${basename(target)}.`)),
  };
}
