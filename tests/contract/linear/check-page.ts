import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent, readExamples } from '#builder/files';
import { type CompiledContent, compileContent } from '#engine';

const files = readContent(
  projectRoot,
  join(projectRoot, 'schema/example-site'),
  join(projectRoot, 'schema/sample-public'),
);
const checker = loadChecker(projectRoot);

/** The sections that the examples of all blocks show. */
export const sections = checker.blockTypes.flatMap((type) =>
  Object.values(readExamples(projectRoot, type)).map(({ block }) => block),
);

/** Checks a page in a small site, as `npm run validate` does. */
export function checkPage(text: string): CompiledContent {
  return compileContent({ ...files, pages: [...files.pages, { file: 'pages/long.yaml', text }] }, checker);
}
