import { fileCalled, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { pageAt } from './page-address.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { originalOf } from './translations.ts';
import type { Plan } from './types.ts';

/** Notes in a translation that it says what its original says now. */
export function markTranslated(given: GivenSite, path: string): Plan | Refused {
  return planned(given, (draft) => {
    const source = pageAt(path, draft.site);
    const original = originalOf(source, draft);
    if (!original) throw new Refusal(say`${written(path)} is no translation: it has no original.`);
    const { pages } = draft.site.content;
    const mark = pages.find((page) => page.source.file === original.file)?.state?.mark;
    if (mark === undefined)
      throw new Refusal(say`${fileCalled(original.file)} has mistakes that hide what it says. Fix them first.`);
    setMark(draft, source.file, mark);
    return { title: say`The page ${path} says what ${fileCalled(original.file)} says now.`, changed: [], notes: [] };
  });
}

/** Writes a mark below the title and the description. */
function setMark(draft: PlannedTexts, file: string, mark: string): void {
  const { data } = draft.document(file);
  const at = Object.keys(data as object).indexOf('sections');
  draft.edit(file, { op: 'set', path: ['translated'], value: mark, ...(at < 0 ? {} : { at }) });
}
