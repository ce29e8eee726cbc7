import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site.ts';
import { formatText } from './content/4-report/text.ts';

/** `npm run build [-- --pages DIR] [--out DIR]`: validates the pages and builds the static site. */
const { values } = parseArgs({ options: { pages: { type: 'string', default: 'pages' }, out: { type: 'string', default: 'dist' } } });
const { diagnostics, pages, isBuilt } = await buildSite({ ...values, siteUrl: process.env['SITE_URL'] });
const errors = diagnostics.filter(({ severity }) => severity === 'error');
if (isBuilt) console.log(`Built ${pages} pages into ${values.out}/.`);
else {
  console.error(formatText(errors));
  console.error('\nNothing was built; what was there before is untouched.');
  process.exitCode = 1;
}
