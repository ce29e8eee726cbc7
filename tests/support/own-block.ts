import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

const guide = readFileSync(join(projectRoot, 'docs/own-block.md'), 'utf8');

/** The files of the block of a site's own that the guide shows, by their names from the site's folder. */
export const ownBlock: Readonly<Record<string, string>> = Object.fromEntries(
  [...guide.matchAll(/`(blocks\/[\w/-]+\.\w+)`(?:(?!```)[\s\S])*?:\n\n```\w+\n([\s\S]*?)```/g)].map(
    ([, name = '', text = '']) => [name, text],
  ),
);

/** The section that the guide puts into a page. */
export const ownSection = /A page has it[^\n]*\n\n```yaml\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';

const checksGuide = readFileSync(join(projectRoot, 'docs/own-check.md'), 'utf8');

/** The checks that the guide shows, by their files' names from the site's folder. */
export const guideChecks: Readonly<Record<string, string>> = Object.fromEntries(
  [...checksGuide.matchAll(/```ts\n\/\/ (checks\/[\w-]+\.ts)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);
