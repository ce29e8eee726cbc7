import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What packages call the file with their licence. */
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** What makes the builder, and is no part of it. */
const tools = ['vite', 'esbuild', 'tsx'];

type Installed = { name: string; version: string; license?: string; dependencies?: Record<string, string> };

/**
 * The licences of all that may be part of the packed builder: the packages of production and what they depend on, but for `installed`,
 * which a site installs itself. Those under one text stand together, each with who holds its rights.
 */
export function noticesText(root: string, installed: readonly string[]): string {
  const byText = new Map<string, string[]>();
  for (const folder of partsOf(root, [...installed, ...tools])) {
    const { name, version, license = 'unknown' } = packageIn(folder);
    const [text, holders] = licenceIn(folder);
    byText.set(text, [...(byText.get(text) ?? []), [`${name} ${version} (${license})`, ...holders].join('\n  ')]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `The builder is under the MIT licence, its letters under the SIL Open Font License (src/kit/theme/fonts). Parts of these
packages are in it, each under its own licence.

${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** The folders of the packages that a folder's package depends on, and of those that they do. */
function partsOf(root: string, others: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (folder: string): void => {
    for (const name of Object.keys(packageIn(folder).dependencies ?? {})) {
      const part = placeOf(root, folder, name);
      if (others.includes(name) || part === undefined || found.has(part)) continue;
      found.add(part);
      add(part);
    }
  };
  add(root);
  return [...found].sort();
}

/** Where a package lies that one in `folder` asks for: its own, or the project's. */
function placeOf(root: string, folder: string, name: string): string | undefined {
  return [folder, root].map((each) => join(each, 'node_modules', name)).find((each) => existsSync(each));
}

function packageIn(folder: string): Installed {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed;
}

/** The text of a package's licence, as its words follow each other, and the lines that say who holds the rights. */
function licenceIn(folder: string): [text: string, holders: string[]] {
  const files = readdirSync(folder).filter((name) => licenceFile.test(name));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/\r?\n/));
  const isHolder = (line: string) => /^\W*copyright (?:\(c\)|©|\d)/i.test(line);
  const paragraphs = lines
    .filter((line) => !isHolder(line))
    .join('\n')
    .split(/\n\s*\n/);
  const text = paragraphs.map((each) => each.replaceAll(/\s+/g, ' ').trim()).filter((each) => each !== '');
  return [`${text.join('\n\n')}\n`, lines.filter(isHolder).map((line) => line.trim())];
}
