import type { Mark } from '../files/managed-folder.ts';

/** The folder of a site with what is made from its own code. Nobody edits it; `.gitignore` names it. */
export const madeFolder = '.pagewright';

/** What is made of one state of the own code, and what a folder with it is known by. */
export const madeNames = {
  checks: 'checks.mjs',
  views: 'views.mjs',
  map: 'views.mjs.map',
  validators: 'validators.mjs',
  blocks: 'blocks.json',
  types: 'blocks.d.ts',
  editors: 'bundle.schema.json',
} as const;
export const madeMark: Mark = { name: madeNames.checks, kind: 'file' };
