import { isFields } from '#kit/model';
import { either, fileCalled, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { fileFor, newAddress, pageAt } from './page-address.ts';
import { planned } from './planned.ts';
import { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { dropRedirect } from './redirects.ts';
import { droppedNote, pathEdit } from './rename-page.ts';
import { rewriteAddresses } from './rewrite.ts';
import { withSchemaFrom } from './schema-comment.ts';
import { translationsOf } from './translations.ts';
import type { Plan } from './types.ts';

/** Makes a copy of a page at another address. Links of the page to itself lead to the copy in the copy; nothing else changes. */
export function duplicatePage(given: GivenSite, { from, to }: { from: string; to: string }): Plan | Refused {
  return planned(given, (draft) => {
    const { file } = pageAt(from, draft.site);
    const address = newAddress(to, draft.site);
    const copy = fileFor({ written: address.path, path: address.path }, file, draft.site);
    if (copy === undefined)
      throw new Refusal(say`A file of the name of ${written(address.path)} is there already. Choose another address.`);
    // What changes in the copy changes in no other file, so it is made in a draft of its own.
    const own = new PlannedTexts(draft.site);
    rewriteAddresses(own, ({ path, page }, _, where) =>
      where === file && path === from ? { ...page, text: address.written } : undefined,
    );
    const { data } = own.document(file);
    if (address.written.includes('((')) own.edit(file, pathEdit(own, file, address.written));
    else if (isFields(data) && 'path' in data) own.edit(file, { op: 'remove', path: ['path'] });
    const translations = translationsOf({ file, text: '' }, draft).map((page) => page.source.file);
    draft.copy(file, copy, withSchemaFrom(own.text(file), file, copy, draft.site.files.folder));
    return {
      title: say`The page ${address.path} is a copy of ${from}${either(`, in \`${copy}\``, '')}.`,
      changed: [],
      notes: [
        ...droppedNote(address.path, dropRedirect(draft, address.path)),
        ...translations.map((translation) => say`Its translation ${fileCalled(translation)} is not copied.`),
      ],
    };
  });
}
