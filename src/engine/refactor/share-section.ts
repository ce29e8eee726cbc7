import { addressPart, childOf, type Path, sectionsOf } from '#kit/model';
import { nameInFolder } from '../base/content-names.ts';
import { either, fileCalled, say, written } from '../catalogue/say.ts';
import { applyEdit, type Edit, entryTexts } from '../edit/index.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { allFiles } from '../links/content-files.ts';
import { contextOf, languageFolder } from '../links/languages/languages.ts';
import { outlineOf } from '../links/outline.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { withSchemaFrom } from './schema-comment.ts';
import type { Plan } from './types.ts';

/** A section of a page, by its file and its place among the others. */
export type PageSection = { file: string; index: number };

const list: Path = ['sections'];

/** Moves a section of a page into a file of its own, comments and all, that any page can show: `name` says what it is. */
export function shareSection(given: GivenSite, { file, index, name }: PageSection & { name: string }): Plan | Refused {
  return planned(given, (draft) => {
    const { folder } = draft.site.files;
    const section = sectionOf(draft, { file, index });
    const type = childOf(section, 'type');
    if (type === 'hero')
      throw new Refusal('The top of a page stands on the page itself: it holds the page’s main heading.');
    if (type === 'shared') throw new Refusal('Several pages can show this section already.');
    const own = addressPart(name);
    if (own === '') throw new Refusal('Give it a name of a few letters, by which you find it again.');
    const language = languageFolder(file, draft.site.content.context);
    const target = [folder, language, '_shared', `${own}.yaml`].filter((step) => step !== '').join('/');
    const taken = [...allFiles(draft.site.files), ...draft.site.files.problems].map((one) =>
      nameInFolder(one.file, folder),
    );
    if (taken.some((one) => one.toLowerCase() === nameInFolder(target, folder).toLowerCase()))
      throw new Refusal(say`There is a shared section called ${written(own)} already. Choose another name.`);
    const text = entryTexts(draft.text(file), list)[index];
    const begun = `${schemaLine(draft.text(file), file, target, folder)}sections: []\n`;
    const put: Edit = { op: 'insert', path: list, index: 0, value: section, ...(text === undefined ? {} : { text }) };
    const made = applyEdit(begun, put);
    if ('refused' in made) throw new Refusal(made.said ?? made.refused);
    draft.add(target, made.text);
    draft.edit(file, { op: 'remove', path: [...list, index] });
    draft.edit(file, { op: 'insert', path: list, index, value: { type: 'shared', name: own } });
    return {
      title: say`Any page can show the section ${written(own)} now${either(`, which stands in \`${target}\``, '')}. Changed once, it is changed on all of them.`,
      changed: [],
      notes: [],
    };
  });
}

/** Puts copies of the sections that a page shows from a shared file in its place: from then on they are the page's own. */
export function copyShared(given: GivenSite, { file, index }: PageSection): Plan | Refused {
  return planned(given, (draft) => {
    const place = sectionOf(draft, { file, index });
    const name = String(childOf(place, 'name'));
    const shared = contextOf(file, draft.site.content.context).shared.get(name);
    if (childOf(place, 'type') !== 'shared' || !shared)
      throw new Refusal('This section stands on the page itself: several pages don’t share it.');
    const sections = sectionsOf(draft.document(shared.file).data);
    const texts = entryTexts(draft.text(shared.file), list);
    for (const [at, value] of sections.entries()) {
      const text = texts[at];
      const to = index + 1 + at;
      draft.edit(file, { op: 'insert', path: list, index: to, value, ...(text === undefined ? {} : { text }) });
      // What says when all of them are shown says it of each.
      for (const field of ['hidden', 'from', 'until']) {
        const when = childOf(place, field);
        if (when !== undefined && childOf(value, field) === undefined)
          draft.edit(file, { op: 'set', path: [...list, to, field], value: when });
      }
    }
    draft.edit(file, { op: 'remove', path: [...list, index] });
    const isLast = !isShown(draft, name);
    return {
      title: say`The page has a copy of its own of ${written(name)}. Other pages stay as they are.`,
      changed: [],
      notes: isLast
        ? [
            say`No page shows ${written(name)} any more. It stays among what pages share, in ${fileCalled(shared.file)}.`,
          ]
        : [],
    };
  });
}

function sectionOf(draft: PlannedTexts, { file, index }: PageSection): unknown {
  const section = sectionsOf(draft.document(file).data)[index];
  if (section === undefined) throw new Refusal('The section is not there any more.');
  return section;
}

/** Whether something shows a shared file by its name. */
function isShown(draft: PlannedTexts, name: string): boolean {
  return draft.files.some((file) => outlineOf(draft.document(file)).shared.includes(name));
}

/** The line that tells text editors of the schema, as the page has it, of what several pages share. */
function schemaLine(text: string, from: string, to: string, folder: string): string {
  const line = /^#[ \t]*yaml-language-server:.*$/m.exec(withSchemaFrom(text, from, to, folder))?.[0];
  return line === undefined
    ? ''
    : `${line.replace(/#\/definitions\/\w+\s*$/, '').trimEnd()}#/definitions/SharedSource\n`;
}
