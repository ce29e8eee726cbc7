import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, textAt } from '../draft.ts';

/** What marks the entries of a list elsewhere: bullets, stars, long dashes, arrows, numbers, letters, boxes. */
const mark =
  /^( *)([–—―−•·‣⁃◦▪▫●○■□◆◇◊∙★☆❖❯✱*+✓✔✗→⇒➔►▶▸▹➢➤»~]|\d{1,2}[.)]|[a-zA-Z]\)|[ivx]{1,4}[.)]|o(?=[ \t])|(?:- )?\[[ xX]?\])[ \t]*(?=\S)/;

/** Entries one below the other that all begin with another sign than a dash. They are one slip. */
export const listMarkFixes: FindFixes = (draft, index) => {
  const own = mark.exec(textAt(draft, index));
  if (!own) return [];
  const indent = own[1]?.length ?? 0;
  const isMarked = (text: string) => mark.exec(text)?.[1]?.length === indent;
  const isInside = (text: string) => isMarked(text) || (isContent(text) && indentOf(text) > indent);
  let [from, to] = [index, index];
  for (let line = index - 1; line >= 0 && isInside(textAt(draft, line)); line--)
    if (isMarked(textAt(draft, line))) from = line;
  for (let line = index + 1; line < draft.lines.length && isInside(textAt(draft, line)); line++)
    if (isMarked(textAt(draft, line))) to = line;
  return [marked(draft, from, to, isMarked)];
};

function marked(draft: Draft, from: number, to: number, isMarked: (text: string) => boolean): Fix {
  const [, lead = '', found = ''] = mark.exec(textAt(draft, from)) ?? [];
  const texts = draft.lines
    .slice(from, to + 1)
    .map(({ text }) => (isMarked(text) ? text.replace(mark, (_, spaces: string) => `${spaces}- `) : text));
  return {
    from,
    to,
    texts,
    cost: 0.35,
    finding: finding('syntax/dash', { found, line: texts[0] ?? '' }),
    mark: { line: from, start: lead.length, end: lead.length + found.length },
    // A number, a letter or a box may say something.
    isSure: !/[\w[]/.test(found),
  };
}
