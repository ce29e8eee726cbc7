import { either, say, written } from '../catalogue/say.ts';
import { applyEdit } from '../edit/index.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { fileFor, newAddress } from './page-address.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
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
    const { address, file } = added(draft, { path, title, text });
    return {
      title: say`The page ${address} is new${either(`, in \`${file}\``, '')}.`,
      changed: [],
      notes: droppedNote(address, dropRedirect(draft, address)),
    };
  });
}

/**
 * Makes several pages at once, the first at an address, the others each at its own. What they still lack, as the words for a picture,
 * is told where it stands, and keeps none of them from being made.
 */
export function newPages(
  given: GivenSite,
  pages: readonly { path: string; title: string; text: string }[],
): Plan | Refused {
  return planned(given, (draft) => {
    const made = pages.map((page) => added(draft, page));
    const [first, ...others] = made;
    if (!first) throw new Refusal('There is nothing to make a page of.');
    const more = others.length === 1 ? ', with one that goes on' : `, with ${others.length} that go on`;
    return {
      title: say`The page ${first.address} is new${either(`, in \`${first.file}\``, '')}${others.length > 0 ? more : ''}.`,
      changed: [],
      notes: made.flatMap(({ address }) => droppedNote(address, dropRedirect(draft, address))),
      mayHaveMistakes: made.map(({ file }) => file),
    };
  });
}

/** Adds a page to what is planned. Throws Refusal where its address is taken. */
function added(draft: PlannedTexts, page: { path: string; title: string; text: string }) {
  const { path: address } = newAddress(page.path, draft.site);
  const file = fileFor({ written: address, path: address }, '', draft.site);
  if (file === undefined)
    throw new Refusal(say`A file of the name of ${written(address)} is there already. Choose another address.`);
  const titled = applyEdit(page.text, { op: 'set', path: ['title'], value: page.title });
  if ('refused' in titled) throw new Refusal(titled.refused);
  draft.add(file, titled.text);
  return { address, file };
}
