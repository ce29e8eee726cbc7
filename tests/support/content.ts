import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { specification } from '../specification/folders.ts';

/** A folder of its own below the system's temporary one. */
export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'site-test-')));
}

/** Removes a temporary folder and all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies the frozen content folder to `folder`/pages and returns its path. */
export function copyPages(folder: string): string {
  const pages = join(folder, 'pages');
  cpSync(specification.pages, pages, { recursive: true });
  return pages;
}

/** Replaces every `from` in a file by `to`. Throws where there is none, since then the test would test nothing. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = typeof from === 'string' ? text.replaceAll(from, () => to) : text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${from}.`);
  writeFileSync(file, edited);
}

/** The sample site in its original language alone, copied to a folder: what its other language holds has tests of its own. */
export function copySampleSite(to: string): void {
  const sample = join(projectRoot, 'schema/example-site');
  cpSync(sample, to, { recursive: true, filter: (file) => file !== join(sample, 'es') });
  writeFileSync(join(to, '_site.yaml'), sampleSiteText());
}

/** The `_site.yaml` of the sample site, of one language. */
export function sampleSiteText(): string {
  const text = readFileSync(join(projectRoot, 'schema/example-site/_site.yaml'), 'utf8');
  const single = text.replace(/^languages:.*\n/m, '');
  if (single === text) throw new Error('The sample site has no languages.');
  return single;
}

/**
 * A content folder of `count` pages beside the home page, short ones, below `folder`: the sample site's words,
 * and each page with a section of its own.
 */
export function writeSmallSite(folder: string, count: number): string {
  const pages = join(folder, 'pages');
  copySampleSite(pages);
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(
      join(pages, `page-${number}.yaml`),
      [
        `title: Page ${number} of a small site`,
        `description: This is page ${number} of a small site that is only there to be built by a test.`,
        'sections:',
        `  - { type: hero, heading: Page ${number} }`,
        `  - { type: prose, heading: What page ${number} says, paragraphs: "It says **${number}**." }`,
        '',
      ].join('\n'),
    );
  }
  return pages;
}
