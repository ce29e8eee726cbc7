import { either, fileCalled, say, written } from '../catalogue/say.ts';
import { allOf } from '../catalogue/words.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { pagePath } from '../links/addresses/routes.ts';
import type { WrittenAddress } from './addresses.ts';
import { pageAt } from './page-address.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { placesOf, rewriteAddresses, type Spot } from './rewrite.ts';
import { filesShownOn, sectionsOn } from './shown-sections.ts';
import type { Plan } from './types.ts';

/**
 * Gives a section another `id`, by which links lead to it: `/faq#prices`. A section of a shared file is named by any page that
 * shows it; links to it on all of them are changed.
 */
export function renameSection(
  given: GivenSite,
  { page, from, to }: { page: string; from: string; to: string },
): Plan | Refused {
  return planned(given, (draft) => {
    const { ids, pages } = sectionsOn(draft, pageAt(page, draft.site), from);
    const taken = [...pages].find((each) => draft.site.content.context.routes.get(each)?.anchors.has(to));
    if (taken !== undefined)
      throw new Refusal(say`The page ${taken} has a section ${written(to)} already. Choose another name.`);
    const own = new Set(ids.map(({ file }) => file));
    const unclear: Spot[] = [];
    const spots = rewriteAddresses(draft, (address, text, where) => {
      if (address.anchor !== from || !address.section) return undefined;
      const leads = leadsTo(draft, address, where, { own, pages });
      if (leads === undefined) unclear.push({ file: where, path: text.path });
      return leads ? { ...address.section, text: to } : undefined;
    });
    for (const { file, path } of ids) draft.edit(file, { op: 'set', path, value: to });
    return {
      title: say`The section ${page}#${from} is now ${page}#${to}, in ${allOf(own, fileCalled)}.`,
      changed: placesOf(draft, spots),
      notes: [
        `Who comes from elsewhere to ${page}#${from} sees the page from its top: no server learns what stands behind the #.`,
        ...placesOf(draft, unclear).map(
          (place) =>
            say`${either(`${place.file}:${place.line}`, `${place.where}`)} leads to #${from} of whatever page shows it. See whether it meant this one.`,
        ),
      ],
      named: { kind: 'section', name: `${page}#${from}` },
    };
  });
}

/** Whether an address with the name of a section leads to it; undefined where that depends on the page that shows it. */
function leadsTo(
  draft: PlannedTexts,
  { path }: WrittenAddress,
  where: string,
  { own, pages }: { own: ReadonlySet<string>; pages: ReadonlySet<string> },
): boolean | undefined {
  if (path !== '') return pages.has(path);
  if (own.has(where)) return true;
  const { files, content } = draft.site;
  const source = files.pages.find((each) => each.file === where);
  if (source) return pages.has(pagePath(source, content.context));
  const isBeside = files.pages.some(
    (page) => pages.has(pagePath(page, content.context)) && filesShownOn(draft, page).includes(where),
  );
  return isBeside ? undefined : false;
}
