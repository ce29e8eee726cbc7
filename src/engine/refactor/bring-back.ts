import { valueAt } from '#kit/model';
import { readYaml } from '../1-parse/read-yaml.ts';
import { either, joined, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { routePath } from '../links/addresses/routes.ts';
import { allFiles } from '../links/content-files.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { dropRedirect } from './redirects.ts';
import { droppedNote } from './rename-page.ts';
import type { Plan } from './types.ts';

/** A page that was deleted: its file, and its text as it was. */
export type DeletedText = { file: string; text: string };

/** One to be brought back, with its translations that were deleted with it. */
export type BroughtBack = DeletedText & { translations?: readonly DeletedText[] };

/**
 * Brings a page back that was deleted, and its translations with it: the same texts in the same files. Their own mistakes come with
 * them, such as a link to a page that is gone by now; refused where a file or an address is taken, or where another page would get a
 * mistake.
 */
export function bringBack(given: GivenSite, { translations = [], ...page }: BroughtBack): Plan | Refused {
  return planned(given, (draft) => {
    const path = addBack(draft, page);
    const others = translations.map((one) => addBack(draft, one));
    const one = others.length === 1 ? 'translation' : 'translations';
    const withIt = others.length === 0 ? '' : `, and its ${one} ${joined(others, 'and')} with it`;
    return {
      title: say`The page ${path} is back${either(`, in \`${page.file}\``, '')}${withIt}.`,
      changed: [],
      notes: [path, ...others].flatMap((each) => droppedNote(each, dropRedirect(draft, each))),
      mayHaveMistakes: [page, ...translations].map(({ file }) => file),
    };
  });
}

/** Adds a page as it was. Returns its address. */
function addBack(draft: PlannedTexts, { file, text }: DeletedText): string {
  const { files, content } = draft.site;
  if ([...allFiles(files), ...files.problems].some((other) => other.file.toLowerCase() === file.toLowerCase()))
    throw new Refusal('This page is there again already.');
  const own = valueAt(readYaml(text, new Set()).data, ['path']);
  const path = routePath(file, typeof own === 'string' ? { path: own } : {}, content.context);
  const other = content.context.routes.get(path);
  if (other)
    throw new Refusal(
      say`Another page has the address ${written(path)} now${either(` (\`${other.file}\`)`, '')}. Give that one another first.`,
    );
  draft.add(file, text);
  return path;
}
