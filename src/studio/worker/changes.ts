import { type ContentFiles, fillPlaceholders, outlineOf, withTexts } from '#engine';
import { changesBetween, headingOf, plainWords, sentenceOf, type Words } from '#engine/changes';
import { withoutBrand } from '#kit/model';
import { figuresOf } from '../form/figures.ts';
import type { LiveSite } from './live-site.ts';
import type { PageSentences } from './protocol.ts';

/** What is different from what files said before, in an editor's words, with what figures say today: a group for each page, or what pages share. */
export function changesIn(saved: ReadonlyMap<string, string | undefined>, live: LiveSite): PageSentences[] {
  return sentencesBetween(withTexts(live.files, saved), live.files, live);
}

/** What is different between two states of the folder, in the same way. */
export function sentencesBetween(before: ContentFiles, after: ContentFiles, live: LiveSite): PageSentences[] {
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
  const titles = groups.map((group) => titleOf(group, [after, before], live));
  return groups.map((group, index) => {
    const title = titles[index] ?? '';
    const isOne = title !== '' && titles.filter((other) => other === title).length === 1;
    return {
      page: isOne ? title : spoken(headingOf(group)),
      sentences: group.changes.map((change) => spoken(sentenceOf(change))),
    };
  });
}

/** The title of the page that a group is of, by which all lists call it; nothing where it is of no page. */
function titleOf(
  { kind, file }: ReturnType<typeof changesBetween>[number],
  states: readonly ContentFiles[],
  { checker, site: { context } }: LiveSite,
): string {
  const source = states.flatMap(({ pages }) => pages.find((page) => page.file === file) ?? [])[0];
  if (kind !== 'page' || !source) return '';
  const { title } = outlineOf(checker.read(source, 'PageSource'));
  return withoutBrand(fillPlaceholders(title, context).text, context.placeholders.get('product') ?? '');
}
