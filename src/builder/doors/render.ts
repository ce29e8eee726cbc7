/**
 * Bundles, style sheets, documents and pictures of a site, made by a pool of workers; the browser that looks at them.
 */
export { ensureChromium, findChromium } from '../browser/find-chromium.ts';
export { launchBrowserServer, launchChromium } from '../browser/launch.ts';
export { loadOwnCode } from '../own/load-own-code.ts';
export { settings } from '../pictures/encode.ts';
export { eachAtOnce, loadSharp } from '../pictures/load-sharp.ts';
export { lookAtOriginals } from '../pictures/look-at-originals.ts';
export { writePictures } from '../pictures/write-pictures.ts';
export { bundleSite, loadServer } from '../render/bundle.ts';
export { noteInputs } from '../render/bundle-inputs.ts';
export { bundleVariants, sharedPart } from '../render/bundle-variants.ts';
export { compressedForms } from '../render/compress.ts';
export { renderDocument } from '../render/document.ts';
export { bundleMark, keptBundle } from '../render/kept-bundle.ts';
export { senderAt } from '../render/sender.ts';
export { isSheetOfSite, sheetOfFile } from '../render/sheets.ts';
export { structuredData } from '../render/structured-data.ts';
export { collectRules, neededSheets, type Rule, sheetsOf, siteRulesOf } from '../render/style-sheet.ts';
