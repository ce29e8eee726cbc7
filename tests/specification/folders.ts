import { join } from 'node:path';
import { projectRoot } from '#builder/base';

/**
 * The frozen copy of the content, as the specification says it: what the builder is tested on. The site's own `pages/`
 * and `public/` belong to its editors, so no test but those in tests/content knows them. Written again by
 * `npm run test:freeze`.
 */
export const specification = {
  pages: join(projectRoot, 'tests/specification/pages'),
  public: join(projectRoot, 'tests/specification/public'),
};

/** What `npm run serve` is told, to serve what was built from them. */
export const frozenPages = ['--pages', specification.pages];

/** What `npm run build` is told, to build them. */
export const frozenSite = [...frozenPages, '--public', specification.public];
