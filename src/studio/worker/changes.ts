import { type ContentFiles, withTexts } from '#engine';
import { type Change, changesBetween, headingsOf, plainWords, sentenceOf, type Words } from '#engine/changes';
import { type Filled, figuresOf, placeholdersIn } from '../form/figures.ts';
import { fileTitle } from '../store/file-title.ts';
import { pagesOf } from './choices.ts';
import { placeholdersOf } from './figures-said.ts';
import type { LiveSite } from './live-site.ts';
import type { PageSentences } from './protocol.ts';

/** What is different from what files said before, in an editor's words, with what figures say today: a group for each page, or what pages share. */
export function changesIn(saved: ReadonlyMap<string, string | undefined>, live: LiveSite): PageSentences[] {
  return sentencesBetween(withTexts(live.files, saved), live.files, live);
}

/** What is different between two texts of a file, all else being as it is. */
export function changesOfFile(file: string, texts: Record<'before' | 'after', string>, live: LiveSite): string[] {
  const state = (text: string) => withTexts(live.files, new Map([[file, text]]));
  const groups = sentencesBetween(state(texts.before), state(texts.after), live);
  return groups.flatMap(({ sentences }) => sentences);
}

/** What is different between two states of the folder, in the same way, but for what `isTold` already. */
export function sentencesBetween(
  before: ContentFiles,
  after: ContentFiles,
  live: LiveSite,
  isTold: (change: Change) => boolean = () => false,
): PageSentences[] {
  const figures = placeholdersOf(live.site.context);
  const filledIn = (file = '') => figuresOf(placeholdersIn(file, figures)).filled;
  const spoken = (all: Words, filled: Filled) =>
    plainWords(all.map((part) => (typeof part === 'string' ? part : { ...part, content: filled(part.content) })));
  const digests = new Map<string, string>();
  const { checker } = live;
  const placeOf = placesIn(live);
  const groups = changesBetween({
    before: { files: before, digests },
    after: { files: after, digests },
    checker,
    namesPages: true,
  }).toSorted((one, other) => placeOf(one.file, one.oldFile) - placeOf(other.file, other.oldFile));
  const headings = headingsOf(groups);
  const pages = pagesOf(live);
  return groups.flatMap(({ file, oldFile, changes }, index) => {
    const filled = filledIn(file ?? oldFile);
    const sentences = changes.filter((change) => !isTold(change)).map((change) => spoken(sentenceOf(change), filled));
    if (sentences.length === 0) return [];
    const listed = pages.find((page) => page.file === file);
    return [{ page: listed ? fileTitle(listed.file, pages) : filled(headings[index] ?? ''), sentences }];
  });
}

/** Where what is told of a file stands: pages as they are listed, then what isn't there now and what pages share. */
export function placesIn(live: LiveSite): (...names: (string | undefined)[]) => number {
  const files = pagesOf(live).map(({ file }) => file);
  const places = new Map<string | undefined, number>(files.map((file, at) => [file, at]));
  return (...names) => Math.min(files.length, ...names.flatMap((name) => places.get(name) ?? []));
}
