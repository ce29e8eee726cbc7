import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from '../supply/lockfile.ts';

/** What packages call the file with their licence. */
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The licences of all that may be part of the packed builder: the packages of production that are installed here, but for those that
 * a site installs itself. Those under one text stand together.
 */
export function noticesText(root: string, installed: ReadonlySet<string>): string {
  const byText = new Map<string, string[]>();
  for (const { name, path, version, license = 'unknown', isDev } of lockedPackages(root)) {
    if (isDev || installed.has(name) || !existsSync(join(root, path))) continue;
    const text = licenceIn(join(root, path));
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `The builder is under the MIT licence, its letters under the SIL Open Font License (src/kit/theme/fonts). Parts of these
packages are in it, each under its own licence.

${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

function licenceIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => licenceFile.test(name));
  return files.map((name) => `${readFileSync(join(folder, name), 'utf8').trim()}\n`).join('\n');
}
