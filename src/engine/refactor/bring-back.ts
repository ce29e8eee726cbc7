import { valueAt } from '#kit/model';
import { readYaml } from '../1-parse/read-yaml.ts';
import { either, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { routePath } from '../links/addresses/routes.ts';
import { allFiles } from '../links/content-files.ts';
import { planned } from './planned.ts';
import type { GivenSite } from './read-site.ts';
import { dropRedirect } from './redirects.ts';
import { droppedNote } from './rename-page.ts';
import type { Plan } from './types.ts';

/**
 * Brings a page back that was deleted: the same text in the same file. Its own mistakes come with it, such as a link to a page
 * that is gone by now; refused where its file or its address is taken, or where another page would get a mistake.
 */
export function bringBack(given: GivenSite, { file, text }: { file: string; text: string }): Plan | Refused {
  return planned(given, (draft) => {
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
    return {
      title: say`The page ${path} is back${either(`, in \`${file}\``, '')}.`,
      changed: [],
      notes: droppedNote(path, dropRedirect(draft, path)),
      mayHaveMistakes: [file],
    };
  });
}
