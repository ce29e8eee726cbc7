import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm, writeInside } from '#builder/base';
import { temporaryFolder, writeWholeInside } from '#builder/files';
import type { OwnLetters } from '../../host/letters.ts';
import { orRefused } from '../or-refused.ts';

/** Which package open letters come from: its name below `@fontsource-variable`, a version, and its SHA-512 as npm's lock files write it. */
export type Wanted = { name: string; version: string; integrity: string };

/** How long an answer may take, in ms: somebody waits for it. */
const patience = 20_000;

/** Where the letters of a site lie in its public folder. */
export const lettersFolder = 'fonts';

/** The sets of letters that a package has for a script (ISO 15924), by their names in its files. */
const sets: Readonly<Record<string, readonly string[]>> = {
  Cyrl: ['cyrillic', 'cyrillic-ext'],
  Grek: ['greek', 'greek-ext'],
  Hebr: ['hebrew'],
  Arab: ['arabic'],
  Deva: ['devanagari'],
};

/**
 * Brings open letters into a site's public folder, with their licence: a file for each set of letters that its languages need. npm fetches
 * them from the registry that it is set up with, and takes nothing but what was looked at. Nothing is written where one can't be had.
 */
export async function bringLetters(
  { name, version, integrity }: Wanted,
  languages: readonly string[],
  publicFolder: string,
): Promise<OwnLetters | { refused: string }> {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const { folder, remove } = temporaryFolder('letters-');
  try {
    const source = `@fontsource-variable/${id}`;
    writeLock(folder, source, version, integrity);
    const quick = [`--fetch-timeout=${patience}`, '--fetch-retries=0'];
    const { isDone, said } = await runNpm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...quick]);
    if (/\bEINTEGRITY\b/.test(said))
      return { refused: `What came for ${name} is not what was looked at, so it was not taken.` };
    if (!isDone) return { refused: `${name} can’t be fetched now. Try it again once this computer is online.` };
    const order = { id, name, version, languages, publicFolder };
    return orRefused(() => takeOver(join(folder, 'node_modules', source), order));
  } finally {
    remove();
  }
}

/** The package alone, as a lock file names it: npm compares what it gets with its sum. */
function writeLock(folder: string, source: string, version: string, integrity: string): void {
  const root = { name: 'letters', version: '1.0.0', dependencies: { [source]: version } };
  const packages = { '': root, [`node_modules/${source}`]: { version, integrity } };
  writeInside(folder, 'package.json', JSON.stringify(root));
  writeInside(folder, 'package-lock.json', JSON.stringify({ ...root, lockfileVersion: 3, packages }));
}

type Order = { id: string; name: string; version: string; languages: readonly string[]; publicFolder: string };

function takeOver(source: string, { id, name, version, languages, publicFolder }: Order): OwnLetters {
  const scripts = languages.map((code) => new Intl.Locale(code).maximize().script ?? 'Latn');
  const wanted = new Set(['latin', 'latin-ext', ...scripts.flatMap((script) => sets[script] ?? [])]);
  if (languages.some((code) => new Intl.Locale(code).language === 'vi')) wanted.add('vietnamese');
  const files = ['normal', 'italic'].flatMap((style) =>
    [...wanted].flatMap((set) => {
      const file = join(source, 'files', `${id}-${set}-wght-${style}.woff2`);
      const own = `${id}-${version}-${set}${style === 'italic' ? '-italic' : ''}.woff2`;
      return existsSync(file) ? [[own, file] as const] : [];
    }),
  );
  const licence = [`${id}-${version}-licence.txt`, join(source, 'LICENSE')] as const;
  for (const [own, file] of [licence, ...files])
    writeWholeInside(publicFolder, `${lettersFolder}/${own}`, readFileSync(file));
  const [first = '', ...more] = files.map(([own]) => `/${lettersFolder}/${own}`);
  return { family: name, file: first, ...(more.length > 0 && { more }) };
}
