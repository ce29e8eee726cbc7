import { projectRoot } from '../../src/builder/base/project-root.ts';
import { readContent } from '../../src/builder/files/read-content.ts';
import { loadChecker } from '../../src/builder/schemas/load-checker.ts';
import { loadSampleSite, type SampleSite } from '../../src/builder/schemas/sample-site.ts';
import { type CompiledContent, compileContent } from '../../src/engine/4-compile/compile-content.ts';
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
