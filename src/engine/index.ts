/**
 * The pipeline: text to checked data. `compileContent` takes all files of a content folder and returns its pages, the
 * site and the diagnostics; `compilePage` one page.
 */
export { atStart, decodeSource, sizes } from './1-parse/decode.ts';
export { maximumBytes } from './1-parse/guard.ts';
export { parseText } from './1-parse/parse.ts';
export { readYaml } from './1-parse/read-yaml.ts';
export { pathAt } from './1-parse/source-tree.ts';
export type { BlockRules, PageFacts } from './2-validate/block-rules.ts';
export type { CompiledSchemas } from './2-validate/compiled-schemas.ts';
export { drawingProblems } from './2-validate/drawing-problems.ts';
export { namesIn, parseFormula } from './2-validate/formula.ts';
export { picturesTwice } from './2-validate/pictures-twice.ts';
export { pageName, placeOf } from './2-validate/place.ts';
export type { Definition } from './2-validate/structure.ts';
export { createValidators } from './2-validate/validators.ts';
export { type Checker, createMemory } from './3-repair/checker.ts';
export { applyFixes, changesOf } from './3-repair/fix.ts';
export { dataAsWritten, forgetDocument, readDocument } from './3-repair/read-document.ts';
export { CheckedPages } from './4-compile/checked-pages.ts';
export {
  type CheckedPage,
  type CompiledContent,
  type CompiledSite,
  type ContentFiles,
  compileContent,
  compileSite,
  contentDiagnostics,
  type Times,
  validPages,
} from './4-compile/compile-content.ts';
export { type CompiledPage, compilePage, pagePath } from './4-compile/compile-page.ts';
export { allFiles, definitionOf, type OverlayFiles, textsOf } from './4-compile/content-files.ts';
export { type ChangedFile, fixFiles } from './4-compile/fix-files.ts';
export { hostUse } from './4-compile/host-code.ts';
export { contextOf, homeOf, languageFolder, languagesIn, nameInLanguage } from './4-compile/languages/languages.ts';
export { merged } from './4-compile/languages/merged.ts';
export { keepLastGood } from './4-compile/last-good.ts';
export { hasSameOutline, type Outline, outlineOf, outlinesOf } from './4-compile/outline.ts';
export { isOwnOutput, pagePaths, withoutCompression } from './4-compile/output-paths.ts';
export {
  cropOf,
  encodingVersion,
  fallbacksOf,
  fileOf,
  isNamedAfter,
  joined,
  orderNamed,
  orderOf,
  type PictureOrder,
  picturesFolder,
} from './4-compile/pictures/order.ts';
export { fillPlaceholders } from './4-compile/placeholders.ts';
export { redirectProblem, redirectTarget } from './4-compile/redirect-rules.ts';
export { type KnownReferences, type ListedReferences, listed, noReferences } from './4-compile/references.ts';
export { parseRichText, writtenLinks } from './4-compile/rich-text.ts';
export { sharedByLanguage, sharedOutlines } from './4-compile/routes.ts';
export { zoneOf } from './4-compile/site/site-names.ts';
export { siteValues } from './4-compile/site/site-values.ts';
export type { ImageInfo, MediaInfo, Origin, SiteContext } from './4-compile/site-context.ts';
export { takenFiles } from './4-compile/taken-files.ts';
export { absenceAt, firstGap } from './4-compile/time/absence.ts';
export { type AbsentPart, absentInMenus, absentInPage, absentNotices } from './4-compile/time/absences.ts';
export { boundariesOf, isScheduled, pageBoundaries } from './4-compile/time/boundaries.ts';
export { isPageThere } from './4-compile/time/link-target.ts';
export { tryFixes } from './4-compile/try-fixes.ts';
export { factTarget, sharedTarget, type Target, whereUsed } from './4-compile/where-used.ts';
export { isRoom, type Room, settingOf } from './4-compile/widths/room.ts';
export { textWidth } from './4-compile/widths/text-width.ts';
export { withKnownFiles, withTexts } from './4-compile/with-texts.ts';
