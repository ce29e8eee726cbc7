import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, lineFix, textAt } from '../draft.ts';

/** Tabs where spaces belong. Neighbouring lines with tabs are one slip. */
export const tabFixes: FindFixes = (draft, index) => {
  if (!hasTab(textAt(draft, index))) return [];
  let [from, to] = [index, index];
  while (from > 0 && hasTab(textAt(draft, from - 1))) from--;
  while (hasTab(textAt(draft, to + 1))) to++;
  const all = draft.lines.flatMap(({ text }, line) => (hasTab(text) ? [line] : []));
  const whole = { from: all[0] ?? from, to: all.at(-1) ?? to };
  const widths = [2, 4, 1, 8];
  const fixes = widths.map((width, place) =>
    withoutTabs(draft, { from, to }, (text) => widened(text, width), place / 100),
  );
  // A whole file in tabs is one slip, the empty lines between its sections included.
  if (whole.to - whole.from > to - from)
    for (const [place, width] of widths.entries())
      fixes.push(withoutTabs(draft, whole, (text) => (hasTab(text) ? widened(text, width) : text), (place - 9) / 100));
  const own = indentOf(textAt(draft, from));
  for (const indent of indentsInUse(draft, index)) {
    const moved = (text: string) => widened(' '.repeat(indent) + text.slice(Math.min(own, indentOf(text))), 1);
    fixes.push(withoutTabs(draft, { from, to }, moved, 0.1));
  }
  return fixes;
};

function withoutTabs(
  draft: Draft,
  { from, to }: { from: number; to: number },
  change: (text: string) => string,
  cost: number,
): Fix {
  const lines = draft.lines.slice(from, to + 1);
  const start = textAt(draft, from).indexOf('\t');
  return {
    from,
    to,
    texts: lines.map(({ text }) => change(text)),
    cost,
    finding: finding('syntax/tab', { lines: lines.filter(({ text }) => hasTab(text)).length }),
    mark: { line: from, start, end: start + 1 },
    isSure: true,
  };
}

function hasTab(text: string): boolean {
  return /^[ ]*(?:-[ ]*)*\t/.test(text) && isContent(text);
}

/** Every tab before the first letter as so many spaces; after a dash always one. */
function widened(text: string, width: number): string {
  const lead = /^[\s-]*(?:-\s)?/.exec(text)?.[0] ?? '';
  const spaces = lead.replaceAll(/-[ ]*\t[ \t]*/g, '- ').replaceAll('\t', ' '.repeat(width));
  return spaces + text.slice(lead.length);
}

/** Every indent in use around a line, its own left out, and those of all sections. */
export function indentsInUse(draft: Draft, index: number): number[] {
  const indents = new Set<number>();
  for (let line = 0; line < draft.lines.length; line++) {
    const text = textAt(draft, line);
    const isNear = line >= index - 30 && line <= index + 10;
    if (line === index || text.includes('\t') || !(isNear || /^\s*- type:/.test(text)) || !isContent(text)) continue;
    const dashes = /^\s*(?:- +)*/.exec(text)?.[0].length ?? 0;
    indents.add(indentOf(text)).add(dashes);
  }
  return [...indents].filter((indent) => indent <= 60).sort((a, b) => a - b);
}

/** Spaces of other kinds, and what can't be seen at all. */
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const nothing = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;
const odd = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u200b-\u200d\u2060\ufeff\u00ad]/;
const oddIndent = /^[ \t-]*[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u200b-\u200d\u2060\ufeff\u00ad]/;
const oddHead =
  /^[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u200b-\u200d\u2060\ufeff\u00ad-]*(?:\w+:[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u200b-\u200d\u2060\ufeff\u00ad]*)?/;
const fieldHead = /^[\s\u200b-\u200d\u2060\ufeff\u00ad]*(?:-\s*)*(?:[^\s:"']+\s*:\s*)?\S?/;

/** Characters that look like a space or like nothing, where a line's form is decided. */
export const spaceFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  if (!odd.test(text)) return [];
  const form = fieldHead.exec(text)?.[0] ?? '';
  const [what, start] = oddFinding(text);
  return [
    lineFix(index, plainSpaces(form) + text.slice(form.length), 0, what, start, start + 1),
    lineFix(index, plainSpaces(text), 0.2, what, start, start + 1),
  ];
};

/** The first lines that are indented by such characters; nothing of them can be right. Neighbours are one slip. */
export function oddIndentFix(draft: Draft): Fix | undefined {
  const isOdd = (index: number) => oddIndent.test(textAt(draft, index)) && isContent(textAt(draft, index));
  const from = draft.lines.findIndex((_, index) => isOdd(index));
  if (from < 0) return undefined;
  let to = from;
  while (isOdd(to + 1)) to++;
  const texts = draft.lines.slice(from, to + 1).map(({ text }) => {
    const lead = oddHead.exec(text)?.[0] ?? '';
    return plainSpaces(lead) + text.slice(lead.length);
  });
  const [what, start] = oddFinding(textAt(draft, from));
  return { from, to, texts, cost: 0, finding: what, mark: { line: from, start, end: start + 1 }, isSure: true };
}

function oddFinding(text: string): [Fix['finding'], number] {
  const start = Math.max(text.search(odd), 0);
  const isSpace = text.charAt(start).search(oddSpaces) === 0;
  return [finding('syntax/space', { name: isSpace ? 'a space of another kind' : 'an invisible character' }), start];
}

function plainSpaces(part: string): string {
  return part.replaceAll(nothing, '').replaceAll(oddSpaces, ' ');
}

/** Long dashes, bullets and stars where an entry begins, and a dash without its space. */
export const dashFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const fixes: Fix[] = [];
  const bullet = /^(\s*)([–—―−•·‣◦▪●∙*+]|[.>~=](?=\s)|--+|-[–—]|[^\s-]-(?=\s)|\d+[.)](?=\s))(\s*)(?=\S)/.exec(text);
  if (bullet) {
    const [whole, lead = '', found = ''] = bullet;
    const line = `${lead}- ${text.slice(whole.length)}`;
    fixes.push(
      lineFix(index, line, 0.4, finding('syntax/dash', { found, line }), lead.length, lead.length + found.length),
    );
  }
  const close = /^(\s*(?:-\s+)*)-(?=[^\s-])/.exec(text);
  if (close) {
    const line = `${close[0]} ${text.slice(close[0].length)}`;
    fixes.push(
      lineFix(index, line, 0.4, finding('syntax/dash-space', { line }), close[0].length - 1, close[0].length + 1),
    );
  }
  return fixes;
};
