export { deletePage, type Instead, leadingTo } from './delete-page.ts';
export { describePlan, diffOf, placeLines } from './describe-plan.ts';
export { duplicatePage } from './duplicate-page.ts';
export type { GivenSite } from './read-site.ts';
export { renameFact } from './rename-fact.ts';
export { renamePage } from './rename-page.ts';
export { renameSection } from './rename-section.ts';
export { markTranslated } from './translations.ts';
export type { FileChange, Place, Plan } from './types.ts';
