import { isFields, type Said } from '#kit/model';
import { nameInFolder } from '../base/content-names.ts';
import { figureCalled, fileCalled, joined, say } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { allFiles } from '../links/content-files.ts';
import { figuresBehind } from '../links/languages/figures-behind.ts';
import { originalOf } from '../links/languages/languages.ts';
import { stateOf } from '../links/languages/mark-of.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import type { Plan } from './types.ts';

/** A page, shared sections or figures in another language, by their file; of figures all that don't say it yet, or one by its name. */
export type Translated = { file: string; figure?: string | undefined };

/** Notes in translations that they say what their originals say now: in all of them, or in none. */
export function markTranslated(given: GivenSite, translated: readonly Translated[]): Plan | Refused {
  return planned(given, (draft) => {
    const titles = translated.map((one) => mark(draft, one));
    const names = translated.map(
      ({ file, figure }) =>
        `\`${nameInFolder(file, draft.site.files.folder)}${figure === undefined ? '' : `#${figure}`}\``,
    );
    const [title = [], ...more] = titles;
    return {
      title: more.length === 0 ? title : [`${joined(names, 'and')} say what their originals say now.`],
      changed: [],
      notes: [],
    };
  });
}

/** Notes it in one translation. Returns what that is, in words. */
function mark(draft: PlannedTexts, { file, figure }: Translated): Said {
  const { files, content } = draft.site;
  const { context } = content;
  const original = originalOf({ file }, allFiles(files), context);
  const called = fileCalled(file);
  if (!original) throw new Refusal(say`${called} is no translation: it has no original.`);
  const definition = draft.definition(file);
  if (definition === 'FactsOverlay') return markFigures(draft, { file, figure }, original.file);
  if (definition !== 'PageSource' && definition !== 'SharedSource')
    throw new Refusal(say`${called} says nothing of which state of its original it is.`);
  const state = stateOf(draft.document(original.file));
  if (state === undefined)
    throw new Refusal(say`${fileCalled(original.file)} has mistakes that hide what it says. Fix them first.`);
  // Below the title and the description.
  const at = Object.keys(Object(draft.document(file).data)).indexOf('sections');
  draft.edit(file, { op: 'set', path: ['translated'], value: state.mark, ...(at < 0 ? {} : { at }) });
  const path = [...context.routes].find(([, route]) => route.file === file)?.[0];
  const subject = path === undefined ? called : say`The page ${path}`;
  return say`${subject} says what ${fileCalled(original.file)} says now.`;
}

/** Notes in the figures of a language that don't say it yet, or in one of them, which values of the original they say. */
function markFigures(draft: PlannedTexts, { file, figure }: Translated, original: string): Said {
  const { data } = draft.document(file);
  const { data: originals } = draft.document(original);
  if (figure !== undefined && !(isFields(data) && Object.hasOwn(data, figure)))
    throw new Refusal(say`There is no figure ${figureCalled(figure)} in ${fileCalled(file)}.`);
  const behind = figuresBehind(data, originals);
  // Of several that have changed nobody says at once that their words are new.
  const meant = behind.filter(({ name, then }) => (figure === undefined ? then === undefined : name === figure));
  const [changed] = behind;
  if (changed && figure === undefined && meant.length === 0)
    throw new Refusal(
      say`All figures of ${fileCalled(file)} say what they were translated from. Name the one that says the same again, such as ${`${nameInFolder(file, draft.site.files.folder)}#${changed.name}`}.`,
    );
  for (const { name, now } of meant) draft.edit(file, { op: 'set', path: [name, 'translated'], value: now });
  return figure === undefined
    ? say`The figures of ${fileCalled(file)} say what they were translated from.`
    : say`The figure ${figureCalled(figure)} of ${fileCalled(file)} says what ${fileCalled(original)} says now.`;
}
