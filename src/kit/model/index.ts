/**
 * The types of compiled pages and of their source, and the pure functions that pipeline and views share.
 */
export { addressPart, plainPath } from './address.ts';
export { allFiles, textsOf } from './all-files.ts';
export {
  type Article,
  type ArticleList,
  type ArticleStep,
  articlesOf,
  type GatheredArticle,
  type PageArticle,
  tagsOf,
} from './article.ts';
export { brandPalette } from './brand-palette.ts';
export { childOf, isFields, isHolder, sectionsOf, valueAt } from './child-of.ts';
export { commonTitles, siteTitle } from './common-titles.ts';
export type { ContentsEntry } from './contents.ts';
export { type ColorName, type ColorPair, contrast, contrastPairs, isDarker, nearestShade } from './contrast.ts';
export {
  type Advice,
  type Diagnostic,
  type EmptyField,
  type FieldsOf,
  hasErrors,
  isError,
  type Path,
  type Problem,
  type Range,
  type Severity,
  type SourceFile,
  sortDiagnostics,
  type TextForm,
  type ValueProblem,
} from './diagnostic.ts';
export { choiceLabel, colorLabel, labelOf, nounOf, optionLabel, ownLabel, spaced } from './field-labels.ts';
export { impliedEntries } from './implied-entries.ts';
export type { Box, InboxAnswer, InboxFile, InboxFilter, InboxLetter, InboxPage, InboxRow } from './inbox.ts';
export { hasTooManyMarks, inlineMarkdown, maximumMarks, placeholder, withoutPlaceholders } from './inline-markdown.ts';
export { type MenuPlace, menuPlaces, pageCalled } from './menu-places.ts';
export { capital, definitionName, pascalCase, singular } from './names.ts';
export { atForms, everywhere, type OwnLabel, ownLabels } from './own-labels.ts';
export { hasOwnWords, inLanguage } from './own-words.ts';
export type {
  ContactForm,
  InvalidSection,
  InvalidSectionProblem,
  MessageProject,
  Page,
  Site,
} from './page.ts';
export { faceOf, type PageFace } from './page-face.ts';
export { pageFileUrl, pathOfPageFile } from './page-file.ts';
export { listRun, paragraphsOf, type TextRange, textRanges } from './paragraphs.ts';
export { isPlainData, isSame } from './plain-data.ts';
export { plainText } from './plain-text.ts';
export { type FormWords, messageWords, type NameOf, type Piece, type Said, type SaidWords } from './said.ts';
export {
  isSampleText,
  isToReplace,
  markedSample,
  sampleDescription,
  sampleIn,
  sampleSections,
  sampleText,
} from './sample-text.ts';
export {
  type Definitions,
  fieldsOfSchema,
  isSchema,
  resolved,
  type Schema,
  schemaBelow,
  schemaOfSection,
  withLeaf,
} from './schema.ts';
export { type DocumentPart, documentParts } from './search/document-parts.ts';
export {
  type SearchIndex,
  type SearchShard,
  searchIndexPath,
  searchPath,
  weightSteps,
} from './search/search-index.ts';
export { searchLabels } from './search/search-labels.ts';
export { searchPage } from './search/search-page.ts';
export { plainLetters, searchWords } from './search/search-words.ts';
export { beginningOf, withoutMiddle } from './shortened.ts';
export { type SideMenu, type SidePage, sidePages } from './side-menu.ts';
export { applySplices, commonEnds, invertedSplices, type Splice, spliceBetween } from './splices.ts';
export { lineAt, lineStarts, splitLines } from './text-lines.ts';
export { type Themes, themedColors } from './theme.ts';
export type { AtWeights, Typeface } from './typeface.ts';
export type {
  DrawingName,
  FormField,
  IconName,
  Section,
  SiteSource,
  ThemeColors,
  ThemeSource,
} from './types.generated.ts';
export {
  type FirstNames,
  firstValue,
  kindCalled,
  type ValueKindName,
  type ValueSource,
  type ViewWord,
  valueKinds,
  viewWordLabels,
} from './value-kinds.ts';
export type {
  Action,
  BinaryOperator,
  Captions,
  Expression,
  Film,
  Image,
  InlineNode,
  Link,
  NumberFormat,
  Occasion,
  OutsideFilm,
  Paragraph,
  Picture,
  PictureFiles,
  PublicFile,
  RichText,
  SocialPicture,
  WholePicture,
} from './values.ts';
export { type WayStep, wayTo } from './way-to.ts';
export { surelyMeant, webAddressOf } from './web-address.ts';
export { withoutBrand } from './without-brand.ts';
