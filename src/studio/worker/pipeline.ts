import { type Checker, type ContentFiles, seenAsIs } from '#engine';
import { entryTexts, pathNow } from '#engine/edit';
import { PageStates } from '#engine/report';
import { valueAt } from '#kit/model';
import { behindOf } from './behind.ts';
import { changesIn, changesOfFile } from './changes.ts';
import { choicesOf } from './choices.ts';
import { earlierSections } from './earlier-sections.ts';
import { editSeenTexts, editTexts } from './edit-texts.ts';
import { findWords } from './find-words.ts';
import { fixTexts } from './fix-texts.ts';
import { LiveSite } from './live-site.ts';
import { type Matcher, matchesIn } from './matches.ts';
import { conflictPlaces, mergeTexts } from './merge-texts.ts';
import { planOf } from './plan.ts';
import type { Pipeline } from './protocol.ts';
import { sectionHistory } from './section-history.ts';
import { fileView, missingView, pageView } from './views.ts';

/** How long pages are compiled at a time that nobody looks at, in ms: half of what a frame takes. */
const longestSlice = 8;

const matchHere: Matcher = async (query, texts) => matchesIn(query, texts);

/** The pipeline on a content folder in memory: in the Studio's worker, where expressions are looked for by another one, and in Node for tests. */
export function createPipeline(checker: Checker, match = matchHere): Pipeline {
  let live: LiveSite | undefined;
  const states = new PageStates();
  const opened = (): LiveSite => {
    if (!live) throw new Error('No content has been opened yet.');
    return live;
  };
  return {
    open: async (content: ContentFiles) => {
      if (live) live.takeAll(content);
      else live = new LiveSite(content, checker);
      return { home: live.site.context.routes.get('/')?.file };
    },
    edit: async (edits, saw) => {
      const result = saw ? editSeenTexts(opened().texts, edits, saw) : editTexts(opened().texts, edits);
      if ('refused' in result) return result;
      opened().replace(new Map(result.changes.map(({ file, after }) => [file, after])));
      return result;
    },
    pathNow: async (file, old, path) => pathNow(old, opened().source(file)?.text ?? '', path),
    replace: async (texts) => opened().replace(texts),
    viewPage: async (file, look) => {
      const source = opened().page(file);
      if (!source) return undefined;
      const view = pageView(source, look, opened(), states);
      return { ...view, page: { ...view.page, sections: seenAsIs(view.page.sections) } };
    },
    viewEarlier: async (file, text, look) =>
      // With states of its own: what can't be read is not shown as the page of today, nor remembered as its last good state.
      opened().page(file) && pageView({ file, text }, look, opened(), new PageStates()),
    viewFile: async (file) => {
      const source = opened().source(file);
      return source ? fileView(source, opened()) : missingView(file, opened());
    },
    prepare: async () => opened().prepare(longestSlice),
    choices: async () => choicesOf(opened()),
    siteState: async () => opened().siteState(),
    fix: async (diagnostic) => fixTexts(diagnostic, opened()),
    plan: async (change) => planOf(change, opened()),
    merge: async (texts, choices) => mergeTexts(texts, choices, checker),
    conflictPlaces: async (sides) => conflictPlaces(sides, checker),
    between: async (file, before, after) => changesOfFile(file, { before, after }, opened()),
    changes: async (saved) => changesIn(saved, opened()),
    entry: async (file, path) => {
      const source = opened().source(file);
      const value = source && valueAt(fileView(source, opened()).data, path);
      const text = source && entryTexts(source.text, path.slice(0, -1))[Number(path.at(-1))];
      return value === undefined ? undefined : { value, ...(text === undefined ? {} : { text }) };
    },
    earlierSections: async (file, text) => {
      const source = opened().source(file);
      return earlierSections(text, source && fileView(source, opened()).data);
    },
    behind: async (file, texts) => behindOf(file, texts, opened()),
    find: async (query) => findWords(query, opened(), match),
    sectionHistory: async (file, place, texts) => sectionHistory(opened().source(file)?.text ?? '', place, texts),
  };
}
