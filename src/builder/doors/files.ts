/**
 * A content folder on the disk: read, checked with this project's schemas, written all files or none; and what is
 * kept by its content.
 */
export { makePages, outlineContent } from '../build/page-plan.ts';
export { cacheFolder } from '../cache/cache-folder.ts';
export { ContentCache } from '../cache/content-cache.ts';
export { forgetOld } from '../cache/forget-old.ts';
export { hashOf } from '../cache/hash.ts';
export { checkDrawing } from '../files/check-drawings.ts';
export { claim, tryToClaim, whileAlone } from '../files/content-lock.ts';
export { filesBelow } from '../files/files-below.ts';
export { fontInfo } from '../files/font-info.ts';
export { linkOrCopy } from '../files/link-or-copy.ts';
export { clearManaged, type Mark, removeManaged, temporaryFolder } from '../files/managed-folder.ts';
export { type MediaFiles, readMedia } from '../files/media-files.ts';
export { addFiles } from '../files/named-files.ts';
export { readDrawing, readOriginal } from '../files/originals/read-original.ts';
export { publicFolderOf } from '../files/public-folder.ts';
export { countPages, overviewOf, readContent, readSource, siteReviews, siteZone } from '../files/read-content.ts';
export { stateFolder } from '../files/state-folder.ts';
export { writeFixed } from '../files/write-fixed.ts';
export { type FileWrite, writeTogether } from '../files/write-together.ts';
export { syncFolder, writeWhole, writeWholeInside } from '../files/write-whole.ts';
export { bundleSchemas, readSchemas, siteSchemas } from '../schemas/bundle.ts';
export { loadChecker } from '../schemas/load-checker.ts';
export { loadTemplates } from '../schemas/load-templates.ts';
export {
  exampleSiteFolder,
  loadSampleSite,
  loadSampleTemplates,
  readExamples,
  type SampleSite,
  samplePublicFolder,
} from '../schemas/sample-site.ts';
export { standaloneFiles } from '../schemas/standalone.ts';
export { WorkerPool } from '../workers/worker-pool.ts';
