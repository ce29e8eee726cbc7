/**
 * The pipeline: text to checked data. `compileContent` takes all files of a content folder and returns its pages, the
 * site and the diagnostics; `compilePage` one page.
 */
export { atStart, decodeSource, sizes } from './1-parse/decode.ts';
export { maximumBytes } from './1-parse/guard.ts';
export { parseText } from './1-parse/parse.ts';
export { readYaml } from './1-parse/read-yaml.ts';
export { pathAt } from './1-parse/source-tree.ts';
export type { BlockRules, PageFacts, RulesByType } from './2-validate/block-rules.ts';
export type { CompiledSchemas } from './2-validate/compiled-schemas.ts';
export { drawingProblems } from './2-validate/drawing-problems.ts';
export { namesIn, parseFormula } from './2-validate/formula.ts';
export type { Check, CheckedContent, CheckFinding, Checks } from './2-validate/own-check.ts';
export {
  type OwnBlockRules,
  type OwnRules,
  rulesOfOwn,
  wrongRules,
} from './2-validate/own-rules.ts';
export { picturesTwice } from './2-validate/pictures-twice.ts';
export { pageName, placeInForms, placeInWords } from './2-validate/place.ts';
export type { Definition } from './2-validate/structure.ts';
export { type ValidatorCode, validatorsOf } from './2-validate/validator-parts.ts';
export { type MoreBlocks, withBlocks } from './2-validate/with-blocks.ts';
export type { Checker } from './3-repair/checker.ts';
export { applyFixes, changesOf } from './3-repair/fix.ts';
export { merged } from './4-compile/languages/merged.ts';
export type { CompiledPage } from './4-compile/page/compile-page.ts';
export { seenAsIs } from './4-compile/page/seen-as-is.ts';
export { withQuestions } from './4-compile/site/check-translated-forms.ts';
export type { CompiledSite, Times } from './4-compile/site/compile-site.ts';
export { siteValues } from './4-compile/site/site-values.ts';
export { isRoom, type Room, settingOf } from './4-compile/widths/room.ts';
export { textWidth } from './4-compile/widths/text-width.ts';
export { type ChangedFile, fixFiles } from './fixes/fix-files.ts';
export { tryFixes } from './fixes/try-fixes.ts';
export { outsideLinks, outsideNotes } from './kinds/outside-links.ts';
export { readText } from './kinds/text/read-text.ts';
export { parseRichText, writtenLinks } from './kinds/text/rich-text.ts';
export { hostUse } from './links/addresses/host-code.ts';
export { isOwnOutput, pagePaths, withoutCompression } from './links/addresses/output-paths.ts';
export { redirectProblem, redirectTarget } from './links/addresses/redirect-rules.ts';
export { pagePath, sharedByLanguage } from './links/addresses/routes.ts';
export { takenFiles } from './links/addresses/taken-files.ts';
export { onceOnLine } from './links/causes/once-on-line.ts';
export type { CheckedPage } from './links/checked-page.ts';
export { allFiles, type ContentFiles, definitionOf, type OverlayFiles } from './links/content-files.ts';
export { type FigureBehind, figuresBehind } from './links/languages/figures-behind.ts';
export {
  contextOf,
  homeOf,
  languageAt,
  languageFolder,
  languagesIn,
  nameInLanguage,
  originalOf,
} from './links/languages/languages.ts';
export { stateOf } from './links/languages/mark-of.ts';
export { type Outline, outlineOf, outlinesOf } from './links/outline.ts';
export type { OutsideAnswer } from './links/outside-answer.ts';
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
} from './links/picture-order.ts';
export { fillPlaceholders } from './links/placeholders.ts';
export { type KnownReferences, type ListedReferences, listed, noReferences } from './links/references.ts';
export { type Settled, settledName, stateOfNote, withoutSettled } from './links/settled.ts';
export type { FontInfo, ImageInfo, MediaInfo, Origin, SiteContext } from './links/site-context.ts';
export { absenceAt, firstGap } from './links/time/absence.ts';
export { type AbsentPart, absentInMenus, absentInPage } from './links/time/absences.ts';
export { boundariesOf, isScheduled, pageBoundaries } from './links/time/boundaries.ts';
export { isPageThere } from './links/time/link-target.ts';
export { zoneOf } from './links/time/when.ts';
export { factTarget, sharedTarget, type Target, whereUsed } from './links/where-used.ts';
export { withKnownFiles, withTexts } from './links/with-texts.ts';
export { keepLastGood } from './live/last-good.ts';
export { LiveFolder } from './live/live-folder.ts';
export {
  type CompiledContent,
  compileContent,
  compilePage,
  compileSite,
  contentDiagnostics,
  contentState,
  createChecker,
  validPages,
} from './pipeline.ts';
