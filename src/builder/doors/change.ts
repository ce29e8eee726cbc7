/**
 * Changes by command: new, rename, delete, uses, what changed since a commit, links to elsewhere, pictures before and after, another version of the builder.
 */
export { writePictures } from '../before-after/write-pictures.ts';
export { type Base, baseCommit, baseWords } from '../changes/base-commit.ts';
export { checkOut, withoutFilters } from '../changes/checkout.ts';
export { changesBetweenCommits, changesSince, editionOf } from '../changes/content-changes.ts';
export { contentsOf } from '../git/contents.ts';
export { git, gitAnswer, gitBytes, isId } from '../git/git.ts';
export { checkLinks } from '../links/check-links.ts';
export { linksReport } from '../links/report.ts';
export { registryLine } from '../new/block-templates.ts';
export { addBlock } from '../new/new-block.ts';
export { addPage } from '../new/new-page.ts';
export { addSection } from '../new/new-section.ts';
export { mistakesOf, openPageFolder } from '../new/page-folder.ts';
export { askedSite } from '../new/site/ask-site.ts';
export { newSite } from '../new/site/new-site.ts';
export { siteContent } from '../new/site/site-content.ts';
export { beginnings } from '../new/site/template-files.ts';
export { changeContent } from '../refactor/change-content.ts';
export { type Ask, deleteWritten } from '../refactor/delete-written.ts';
export { duplicateWritten, renameFactWritten, renameWritten, translatedWritten } from '../refactor/page-changes.ts';
export { askedContent, contentFolder } from '../references/asked.ts';
export { factUses, pageUses } from '../references/uses.ts';
export { finishUpgrade } from '../upgrade/finish-upgrade.ts';
export { installedCommand } from '../upgrade/installed.ts';
export { upgradeSite } from '../upgrade/upgrade-site.ts';
