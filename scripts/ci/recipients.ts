import { join } from 'node:path';
import { readContactConfig } from '../contact/config.ts';
import { projectRoot } from '../project-root.ts';

/** What the contact function is to know of the site: plain data, which is all that its deployment takes over from a build. */
console.log(JSON.stringify(readContactConfig(join(projectRoot, 'pages/_site.yaml')), null, 2));
