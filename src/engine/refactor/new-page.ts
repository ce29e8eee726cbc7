import { either, say, written } from '../catalogue/say.ts';
import { applyEdit } from '../edit/index.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { fileFor, newAddress } from './page-address.ts';
import { planned } from './planned.ts';
import type { GivenSite } from './read-site.ts';
import { dropRedirect } from './redirects.ts';
import { droppedNote } from './rename-page.ts';
import type { Plan } from './types.ts';

/** Makes a page at an address that none has yet. `text` is what it begins as, which gets the title. */
export function newPage(
  given: GivenSite,
  { path, title, text }: { path: string; title: string; text: string },
): Plan | Refused {
  return planned(given, (draft) => {
    const address = newAddress(path, draft.site);
    const file = fileFor({ written: address.path, path: address.path }, '', draft.site);
    if (file === undefined)
      throw new Refusal(say`A file of the name of ${written(address.path)} is there already. Choose another address.`);
    const titled = applyEdit(text, { op: 'set', path: ['title'], value: title });
    if ('refused' in titled) throw new Refusal(titled.refused);
    draft.add(file, titled.text);
    return {
      title: say`The page ${address.path} is new${either(`, in \`${file}\``, '')}.`,
      changed: [],
      notes: droppedNote(address.path, dropRedirect(draft, address.path)),
    };
  });
}
