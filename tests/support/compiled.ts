import { projectRoot } from '#builder/base';
import { loadChecker, loadSampleSite, readContent, type SampleSite } from '#builder/files';
import { type CompiledContent, compileContent } from '#engine';
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
