import { readContent } from '../../scripts/files/read-content.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { loadChecker } from '../../scripts/schemas/load-checker.ts';
import { loadSampleSite, type SampleSite } from '../../scripts/schemas/sample-site.ts';
import { type CompiledContent, compileContent } from '../../src/content/4-compile/compile-content.ts';
import { specification } from '../specification/folders.ts';

/** The frozen content folder, compiled. */
export function frozenContent(): CompiledContent {
  const files = readContent(projectRoot, specification.pages, specification.public);
  return compileContent(files, loadChecker(projectRoot));
}

/** The examples of all blocks, compiled. Throws where one is faulty. */
export function sampleSite(): SampleSite {
  return loadSampleSite(projectRoot, loadChecker(projectRoot));
}
