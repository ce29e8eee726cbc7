import { join } from 'node:path';
import { loadSampleSite, type SampleSite } from '../../scripts/build/sample-site.ts';
import { createValidators } from '../../scripts/content/2-validate/validators.ts';
import { type CompiledContent, compileContent } from '../../scripts/content/compile-content.ts';
import { readContent } from '../../scripts/content/read-content.ts';
import { projectRoot } from '../../scripts/project-root.ts';

/** The shipped content folder, compiled. */
export function shippedContent(): CompiledContent {
  const files = readContent(projectRoot, join(projectRoot, 'pages'), join(projectRoot, 'public'));
  return compileContent(files, createValidators(projectRoot));
}

/** The examples of all blocks, compiled. Throws where one is faulty. */
export function sampleSite(): SampleSite {
  return loadSampleSite(projectRoot, createValidators(projectRoot));
}
