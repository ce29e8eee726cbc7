import { differByOne } from '../../base/nearest.ts';
import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, lineFix, textAt } from '../draft.ts';
import { indentsInUse } from './characters.ts';

/**
 * A line that begins as a field would, but for one sign: `s ize: lg`, `section:s`, `x- title: One`, `"tems:`, `size:@lg`.
 * Every name is tried with every indent at hand; what differs by one sign left out, put in, replaced or exchanged is a fix.
 */
export const headFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  if (!isContent(text)) return [];
  const own = indentOf(text);
  const near = indentsInUse(draft, index).filter((indent) => Math.abs(indent - own) <= 2);
  const indents = new Set([own, own + 1, Math.max(0, own - 1), ...near]);
  const fixes: Fix[] = [];
  // Spaces and dashes alone are a matter of layout; but two spaces after a dash are a sign too many.
  const letters = hasWideDash(text) ? undefined : plain(text);
  for (const name of draft.vocabulary.fields) {
    if (!isAlike(text, name) || letters?.startsWith(plain(`${name}:`))) continue;
    for (const indent of indents)
      for (const dash of ['', '- ']) fixes.push(...asHead(index, text, `${' '.repeat(indent)}${dash}${name}:`));
  }
  return [...fixes, ...wrappedNames(draft, index)];
};

/** A cheap look before the letters are compared: all letters of the name but one must be there. */
function isAlike(text: string, name: string): boolean {
  const begin = text.trimStart().slice(0, name.length + 6);
  let absent = 0;
  for (const letter of name) if (!begin.includes(letter) && ++absent > 1) return false;
  return true;
}

/** The line with `head` in place of what nearly is it; before a text a space belongs to it. */
function asHead(index: number, text: string, head: string): Fix[] {
  // Another name in the same place is asked for as a name, which knows when two names are as near.
  const own = /^\s*(?:- )?(?=[A-Za-z]+:(?:\s|$))/.exec(text)?.[0];
  if (own !== undefined && head.slice(0, -1).lastIndexOf(' ') + 1 === own.length && head.startsWith(own)) return [];
  const isBare = (cut: number) => text.slice(cut).trim() === '';
  for (const cut of [head.length + 1, head.length + 2, head.length, head.length - 1]) {
    if (cut > text.length + 1) continue;
    const target = isBare(cut) ? head : `${head} `;
    if (text.trimStart().startsWith(target.trimStart())) return [];
    if (!differByOne(text.slice(0, cut), target)) continue;
    const line = `${target}${text.slice(cut)}`.trimEnd();
    const start = indentOf(text);
    const cost = (hasWideDash(text) ? 0.8 : 0.9) + (indentOf(line) === indentOf(text) ? 0 : 0.05);
    return [lineFix(index, line, cost, finding('syntax/sign', { line }), start, Math.min(cut, text.trimEnd().length))];
  }
  return [];
}

function hasWideDash(text: string): boolean {
  return /^\s*-\s{2,}\S/.test(text);
}

function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Signs around a name: `**name**:`, `? name:`, `_name_:`. */
function wrappedNames({ vocabulary, ...draft }: Draft, index: number): Fix[] {
  const text = textAt({ vocabulary, ...draft }, index);
  const found =
    /^(\s*(?:-\s+)*)((?:[^\p{L}\p{N}\s]{1,3}\s*)?)([A-Za-z_]\w*)(?:[^\p{L}\p{N}\s:_]{0,3})\s*:(?=\s|$)/u.exec(text);
  const [whole = '', lead = '', , word = ''] = found ?? [];
  const name = word.replace(/(?<!_)_+$/, '');
  if (!found || !vocabulary.fields.has(name)) return [];
  const line = `${lead}${name}:${text.slice(whole.length)}`;
  if (line === text) return [];
  return [lineFix(index, line, 0.5, finding('syntax/sign', { line }), lead.length, whole.length)];
}
