import { compileSite, type SiteContext } from '#engine';
import { duplicatePage, type GivenSite, markTranslated, renameFact, renamePage, renameSection } from '#engine/refactor';
import { UsageError } from '../base/usage-error.ts';
import { askedAddress, askedFact, askedTranslation, wantedAddress } from '../references/asked.ts';
import { changeContent } from './change-content.ts';

/** Which folder is changed, and whether it is only shown what would be. */
export type ChangeOptions = { folder: string; isDryRun: boolean };

/** Gives a page another address, or a section (`/faq#prices`) another name. Returns what to tell the editor. */
export function renameWritten(from: string, to: string, { folder, isDryRun }: ChangeOptions): string {
  const [page = '', section, ...more] = from.split('#');
  if (more.length > 0) throw new UsageError(`\`${from}\` has more than one \`#\`.`);
  return changeContent(
    folder,
    (site) => {
      const context = contextOf(site);
      const path = askedAddress(page, context);
      return section === undefined
        ? renamePage(site, { from: path, to: wantedAddress(to, context) })
        : renameSection(site, { page: path, from: section, to: sectionName(to, path, context) });
    },
    { isDryRun },
  );
}

/** The new name of a section: `answers`, `#answers` or `/faq#answers`. */
function sectionName(to: string, path: string, context: SiteContext): string {
  const [page = '', section] = to.split('#');
  if (section === undefined) return to;
  if (page !== '' && askedAddress(page, context) !== path)
    throw new UsageError(`A section stays on its page. Write \`${path}#${section}\`.`);
  return section;
}

/** Copies a page to another address. Returns what to tell the editor. */
export function duplicateWritten(from: string, to: string, { folder, isDryRun }: ChangeOptions): string {
  return changeContent(
    folder,
    (site) => {
      const context = contextOf(site);
      return duplicatePage(site, { from: askedAddress(from, context), to: wantedAddress(to, context) });
    },
    { isDryRun },
  );
}

/** Notes that translations say what their originals say now, all of them or none. Returns what to tell the editor. */
export function translatedWritten(paths: readonly string[], { folder, isDryRun }: ChangeOptions): string {
  return changeContent(
    folder,
    (site) => {
      const context = contextOf(site);
      return markTranslated(
        site,
        paths.map((path) => askedTranslation(path, site.files, context)),
      );
    },
    { isDryRun },
  );
}

/** Gives a figure another name. Returns what to tell the editor. */
export function renameFactWritten(from: string, to: string, { folder, isDryRun }: ChangeOptions): string {
  return changeContent(
    folder,
    (site) => {
      const { target } = askedFact(from, contextOf(site));
      const name = (written: string) => written.replace(/^(?:\(\()?(?:facts\.)?/, '').replace(/\)\)$/, '');
      return renameFact(site, { from: name(target.name), to: name(to) });
    },
    { isDryRun },
  );
}

function contextOf({ files, checker, now }: GivenSite): SiteContext {
  return compileSite(files, checker, { now }).context;
}
