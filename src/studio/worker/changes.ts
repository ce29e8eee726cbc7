import { type ContentFiles, withTexts } from '#engine';
import { type Change, changesBetween, headingsOf, plainWords, sentenceOf, type Words } from '#engine/changes';
import { figuresOf } from '../form/figures.ts';
import type { LiveSite } from './live-site.ts';
import type { PageSentences } from './protocol.ts';

/** What is different from what files said before, in an editor's words, with what figures say today: a group for each page, or what pages share. */
export function changesIn(saved: ReadonlyMap<string, string | undefined>, live: LiveSite): PageSentences[] {
  return sentencesBetween(withTexts(live.files, saved), live.files, live);
}

/** What is different between two states of the folder, in the same way, but for what `isTold` already. */
export function sentencesBetween(
  before: ContentFiles,
  after: ContentFiles,
  live: LiveSite,
  isTold: (change: Change) => boolean = () => false,
): PageSentences[] {
  const { filled } = figuresOf([...live.site.context.placeholders].map(([name, value]) => ({ name, value })));
  const spoken = (all: Words) =>
    plainWords(all.map((part) => (typeof part === 'string' ? part : { ...part, content: filled(part.content) })));
  const digests = new Map<string, string>();
  const { checker } = live;
  const groups = changesBetween({
    before: { files: before, digests },
    after: { files: after, digests },
    checker,
    namesPages: true,
  });
  const headings = headingsOf(groups);
  return groups.flatMap(({ changes }, index) => {
    const sentences = changes.filter((change) => !isTold(change)).map((change) => spoken(sentenceOf(change)));
    return sentences.length === 0 ? [] : [{ page: filled(headings[index] ?? ''), sentences }];
  });
}
