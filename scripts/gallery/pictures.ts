import { join } from 'node:path';
import type { ShownPictures } from '../pictures/write-pictures.ts';
import { projectRoot } from '../project-root.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { loadSampleSite, sampleSiteFolder } from '../schemas/sample-site.ts';

/** The pictures of the examples. */
export function examplePictures(root = projectRoot): ShownPictures {
  return { orders: () => loadSampleSite(root, loadChecker(root)).pictures, folder: join(root, sampleSiteFolder) };
}
