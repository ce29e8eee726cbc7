import { projectRoot } from '#builder/base';
import { loadChecker, loadSampleSite, readContent, type SampleSite } from '#builder/files';
import { type CompiledContent, compileContent } from '#engine';
import { specification } from '../specification/folders.ts';

let frozen: CompiledContent | undefined;
let sample: SampleSite | undefined;

/** The frozen content folder, compiled once in a process. */
export function frozenContent(): CompiledContent {
  frozen ??= compileContent(
    readContent(projectRoot, specification.pages, specification.public),
    loadChecker(projectRoot),
  );
  return frozen;
}

/** The examples of all blocks, compiled once in a process. Throws where one is faulty. */
export function sampleSite(): SampleSite {
  sample ??= loadSampleSite(projectRoot, loadChecker(projectRoot));
  return sample;
}
