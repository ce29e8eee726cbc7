import { isFields, sectionsOf } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { isShownAt } from '../base/shown.ts';
import { sharedName } from '../links/content-files.ts';
import { shownWhen, whenOf, zoneOf } from '../links/time/when.ts';
import { type ReadEdition, readEdition } from './read-edition.ts';
import type { ChangedSection, ChangeGroup, Edition } from './types.ts';

/** A section as visitors find it: the address of its page, and which of the page's sections it is, from 1. */
export type ShownSection = { address: string; nth: number };

/** A section that changed, as visitors find it before and after; nothing where they don't find it then. */
export type SectionPair = { group: ChangeGroup; section: ChangedSection; before?: ShownSection; after?: ShownSection };

/** Where the sections that changed are found in both states of the site, as it is at a time (ms since 1970). */
export function shownPairs(
  groups: readonly ChangeGroup[],
  editions: { before: Edition; after: Edition; checker: Checker },
  at: number,
): SectionPair[] {
  const find = finder(readEdition(editions.before, editions.checker), at);
  const findNow = finder(readEdition(editions.after, editions.checker), at);
  return groups.flatMap((group) =>
    group.sections.map((section) => {
      const before = section.before === undefined ? undefined : find(group.oldFile ?? group.file ?? '', section.before);
      const after = section.after === undefined ? undefined : findNow(group.file ?? '', section.after);
      return { group, section, ...(before ? { before } : {}), ...(after ? { after } : {}) };
    }),
  );
}

/** Finds a section of a file on the first page that shows it. */
function finder({ edition, dataOf, addressOf }: ReadEdition, at: number) {
  const { folder, pages, shared, overlays = [], site } = edition.files;
  const zone = zoneOf(dataOf(site));
  const isShown = (section: unknown) => isShownAt(shownWhen(whenOf(section), zone), at);
  const own = (file: string, data: unknown) =>
    sectionsOf(data).flatMap((section, index) => (isShown(section) ? [{ file, index, section }] : []));
  // A language may have a shared section of its own under the name of the original's.
  const sharedFor = (file: string) => {
    const overlay = overlays.find((each) => file.startsWith(`${folder}/${each.folder}/`));
    return [...(overlay?.shared ?? []), ...shared];
  };
  const onPage = (file: string, data: unknown) =>
    own(file, data).flatMap((one) => {
      if (!isFields(one.section) || one.section['type'] !== 'shared') return [one];
      const { name } = one.section;
      const source = sharedFor(file).find((each) => sharedName(each.file) === name);
      return source ? own(source.file, dataOf(source)) : [];
    });
  return (file: string, index: number): ShownSection | undefined => {
    for (const page of pages) {
      const data = dataOf(page);
      if (!isShown(data)) continue;
      const place = onPage(page.file, data).findIndex((one) => one.file === file && one.index === index);
      if (place >= 0) return { address: addressOf(page), nth: place + 1 };
    }
    return undefined;
  };
}
