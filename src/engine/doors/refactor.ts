/**
 * Plans that change several files at once (rename, delete, duplicate, translate), templates of pages, and files of an
 * earlier format brought to today's.
 */
export { type Migration, migrations, planMigration } from '../migrate/index.ts';
export { addressesIn } from '../refactor/addresses.ts';
export {
  addLanguage,
  addressRefusal,
  type BroughtBack,
  bringBack,
  copyShared,
  deletePage,
  describePlan,
  diffOf,
  duplicatePage,
  type FileChange,
  type GivenSite,
  type Instead,
  languageHome,
  leadingTo,
  leavesMistakes,
  markTranslated,
  type NewWords,
  newOnes,
  newPage,
  newPages,
  type PageNames,
  type PageSection,
  type Plan,
  placeLines,
  renameFact,
  renamePage,
  renameSection,
  replaceWords,
  shareSection,
  translatePage,
  translationText,
  type UsePlace,
  type WrittenPlan,
  type WrittenWords,
  writtenWords,
} from '../refactor/index.ts';
export {
  markSamples,
  type NewPage,
  pageFromTemplate,
  readTemplates,
  type Template,
  templateCalled,
} from '../templates/index.ts';
