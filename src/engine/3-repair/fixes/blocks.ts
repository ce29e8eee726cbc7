import { finding } from '../../catalogue/index.ts';
import { type FindFixes, type Fix, indentOf, lineFix, neighbour, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** Text on the line of `>` or `|`, and texts of several lines without such a mark. */
export const blockMarkFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const { name, valueStart, value } = shapeOf(text);
  const fixes: Fix[] = [];
  const mark = /^([>|][+-]?\d?)\s*(?=[^\s#])/.exec(value);
  if (mark && name !== undefined) {
    const found = mark[1] ?? '';
    const what = finding('syntax/block-mark', { mark: found, name });
    const rest = value.slice(mark[0].length);
    const below = neighbour(draft, index, 1);
    const isLonger =
      below >= 0 && indentOf(textAt(draft, below)) > indentOf(text) && shapeOf(textAt(draft, below)).name === undefined;
    const isSure = isLonger || /[+-]/.test(found);
    const indent = isLonger ? indentOf(textAt(draft, below)) : shapeOf(text).content + 2;
    fixes.push({
      from: index,
      to: index,
      texts: [text.slice(0, valueStart) + found, ' '.repeat(indent) + rest],
      cost: isSure ? 0.3 : 0.9,
      finding: what,
      mark: { line: index, start: valueStart, end: valueStart + found.length },
      isSure: true,
    });
    fixes.push(
      lineFix(index, text.slice(0, valueStart) + rest, isSure ? 0.4 : 1, what, valueStart, valueStart + found.length),
    );
  }
  const below = neighbour(draft, index, 1);
  const isText = name !== undefined && !draft.vocabulary.lists.has(name) && !draft.vocabulary.groups.has(name);
  if (isText && value === '' && below > index && indentOf(textAt(draft, below)) > shapeOf(text).content) {
    const line = `${text.trimEnd()} >-`;
    fixes.push(
      lineFix(
        index,
        line,
        0.7,
        finding('syntax/no-block-mark', { name }),
        shapeOf(text).content,
        text.trimEnd().length,
      ),
    );
  }
  return fixes;
};

/** Comments as other languages write them. */
export const commentFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const found = /^\s*(\/\/+|\/\*|\*\/|<!--|--+(?=\s))\s*/.exec(text);
  if (!found?.[1]) return [];
  const start = indentOf(text);
  const words = text
    .slice(found[0].length)
    .trimEnd()
    .replace(/(?:\*\/|-->)$/, '');
  const line = `${text.slice(0, start)}# ${words}`.trimEnd();
  return [
    lineFix(index, line, 0.3, finding('syntax/comment', { found: found[1], line }), start, start + found[1].length),
  ];
};

/** A line of three hyphens or dots between the sections, which ends a page. */
export const documentFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  if (!/^(?:---|\.\.\.)\s*$/.test(text)) return [];
  return [lineFix(index, '', 0.1, finding('file/documents', {}), 0, 3)];
};
