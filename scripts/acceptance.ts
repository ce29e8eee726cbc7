import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand } from '#builder/base';
import { publicFolderOf } from '#builder/files';
import { compareWithSpecification, specificationFile, statements } from './acceptance/compare.ts';
import { readAcceptanceSite } from './acceptance/site.ts';

/** `npm run acceptance`: what of the specification the pages don't keep to, with its line. A report, so it exits with 0. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: join(projectRoot, 'pages') } } });
  const deviations = compareWithSpecification(
    readAcceptanceSite(values.pages, publicFolderOf(values.pages)),
    projectRoot,
  );
  for (const { line, quote, differences } of deviations)
    console.log(
      [`${specificationFile}:${line}  “${quote}”`, ...differences.map((each) => `    ${each}`), ''].join('\n'),
    );
  console.log(`${statements.length - deviations.length} of ${statements.length} statements hold.`);
});
