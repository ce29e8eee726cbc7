import { join } from 'node:path';
import { siteRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';

/** What the contact function is to know of the site: plain data, which is all that its deployment takes over from a build. */
console.log(JSON.stringify(readContactConfig(join(siteRoot(), 'pages/_site.yaml')), null, 2));
