import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

/**
 * `npm run test:freeze`: makes the tests' frozen copy of the content again, from `pages/` and `public/` as they are now. It
 * replaces those two folders, so that no name of content needs `inside.ts`.
 */
for (const folder of ['pages', 'public']) {
  const frozen = join(projectRoot, 'tests/specification', folder);
  rmSync(frozen, { recursive: true, force: true });
  cpSync(join(projectRoot, folder), frozen, { recursive: true });
}
console.log(
  'The tests now build what pages/ and public/ hold. `npm test` says what no longer keeps to the specification.',
);
