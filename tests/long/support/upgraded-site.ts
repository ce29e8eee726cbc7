import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '#builder/files';
import { gitIn } from '../../support/git.ts';
import { ownBlock, ownSection } from '../../support/own-block.ts';

const check = `
type Content = { texts: readonly { text: string; path: readonly (string | number)[] }[] };
export const check = ({ texts }: Content) =>
  texts.flatMap(({ text, path }) => (/leverage/.test(text)
    ? [{ path, words: 'leverage', severity: 'error', message: 'Nobody says this.', help: 'Say what it does.' }] : []));
`;

/** A section of the earlier format, with comments. */
export const quoteSection = `
  # What people say of the prices.
  - type: quote
    items:
      # She asked for her full name.
      - text: It was cheap.
        by: "Ruth Halvorsen"   # a customer
`;

/** Gives a site a block of its own, a check of its own, and a section with comments that the next version's format changes. */
export function writeOwnParts(site: string): void {
  for (const [name, text] of Object.entries({ ...ownBlock, 'checks/no-jargon.ts': check })) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  appendFileSync(join(site, 'pages/about.yaml'), `\n${ownSection}`);
  appendFileSync(join(site, 'pages/prices.yaml'), quoteSection);
}

/** Copies a site with all that is installed there and with its repository. */
export function copySite(from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
}

/** Commits all of a site. */
export function commitAll(site: string, message: string): void {
  const git = gitIn(site);
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

/**
 * Names the state of a site: what is committed and how it was made, what is uncommitted, what is installed. What is made of it again lies in
 * none of these.
 */
export function stateOf(site: string): string {
  const git = gitIn(site);
  const hash = createHash('sha256');
  const packages = join(site, 'node_modules');
  for (const file of filesBelow(packages).sort())
    if (!file.startsWith(join(packages, '.cache'))) hash.update(relative(site, file)).update(readFileSync(file));
  return [git('log', '--format=%s %T'), git('status', '--porcelain', '--untracked-files=all'), hash.digest('hex')].join(
    '\n',
  );
}
