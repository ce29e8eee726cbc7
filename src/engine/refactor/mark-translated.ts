import type { Said } from '#kit/model';
import { fileCalled, joined, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { pageAt } from './page-address.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { originalOf } from './translations.ts';
import type { Plan } from './types.ts';

/** Notes in translations that they say what their originals say now: in all of them, or in none. */
export function markTranslated(given: GivenSite, paths: readonly string[]): Plan | Refused {
  return planned(given, (draft) => {
    const originals = paths.map((path) => mark(draft, path));
    return { title: titleOf(paths, originals), changed: [], notes: [] };
  });
}

/** Notes it in one translation. Returns the file of its original. */
function mark(draft: PlannedTexts, path: string): string {
  const source = pageAt(path, draft.site);
  const original = originalOf(source, draft);
  if (!original) throw new Refusal(say`${written(path)} is no translation: it has no original.`);
  const { pages } = draft.site.content;
  const state = pages.find((page) => page.source.file === original.file)?.state;
  if (state === undefined)
    throw new Refusal(say`${fileCalled(original.file)} has mistakes that hide what it says. Fix them first.`);
  setMark(draft, source.file, state.mark);
  return original.file;
}

function titleOf(paths: readonly string[], originals: readonly string[]): Said {
  const [original, ...more] = originals;
  return original !== undefined && more.length === 0
    ? say`The page ${joined(paths, 'and')} says what ${fileCalled(original)} says now.`
    : say`The pages ${joined(paths, 'and')} say what their originals say now.`;
}

/** Writes a mark below the title and the description. */
function setMark(draft: PlannedTexts, file: string, mark: string): void {
  const { data } = draft.document(file);
  const at = Object.keys(data as object).indexOf('sections');
  draft.edit(file, { op: 'set', path: ['translated'], value: mark, ...(at < 0 ? {} : { at }) });
}
