import { join } from 'node:path';
import { projectRoot } from '../../src/builder/base/project-root.ts';
import { readContactConfig } from '../../src/builder/contact/config.ts';

/** What the contact function is to know of the site: plain data, which is all that its deployment takes over from a build. */
console.log(JSON.stringify(readContactConfig(join(projectRoot, 'pages/_site.yaml')), null, 2));
