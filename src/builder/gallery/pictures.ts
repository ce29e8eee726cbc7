import { join } from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import type { ShownPictures } from '../pictures/write-pictures.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { exampleSiteFolder, loadSampleSite } from '../schemas/sample-site.ts';

/** The pictures of the examples. */
export function examplePictures(root = projectRoot): ShownPictures {
  return { orders: () => loadSampleSite(root, loadChecker(root)).pictures, folder: join(root, exampleSiteFolder) };
}
