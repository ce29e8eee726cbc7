import { bracketsOutside } from '../../base/scan.ts';
import { finding } from '../../catalogue/index.ts';
import { type FindFixes, type Fix, lineFix, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

const partners: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Brackets that are missing, too many, or of the wrong kind. */
export const bracketFixes: FindFixes = ({ vocabulary, ...draft }, index) => {
  const text = textAt({ vocabulary, ...draft }, index);
  const { content, name, valueStart, value } = shapeOf(text);
  const before = text.slice(0, valueStart);
  const after = /(?<!\s)\s+#\s[\s\S]*$/.exec(value)?.[0] ?? '';
  const body = value.slice(0, value.length - after.length);
  const fixes: Fix[] = [];
  const add = (
    fixed: string,
    cost: number,
    bracket: string,
    problem: 'missing' | 'extra' | 'wrong',
    start: number,
    length = 1,
  ) => {
    const line = before + fixed + after;
    if (line !== text)
      fixes.push(
        lineFix(index, line, cost, finding('syntax/bracket', { bracket, problem, line }), start, start + length),
      );
  };
  const open = openBrackets(body);
  const end = valueStart + body.length;
  if (/^[{[]/.test(body) && open.length > 0) {
    const closers = [...open]
      .reverse()
      .map((bracket) => partners[bracket] ?? '')
      .join(' ');
    add(
      `${body.trimEnd()}${body.trimEnd().endsWith('{') ? '' : ' '}${closers}`,
      0.3,
      partners[open.at(-1) ?? ''] ?? '',
      'missing',
      valueStart,
      body.length,
    );
    // The bracket may have slipped to the line below, where a list of fields can't hold it.
    const below = textAt({ vocabulary, ...draft }, index + 1).trim();
    if (open.length === 1 && below === partners[open[0] ?? '']) {
      const line = `${before}${body.trimEnd()}${below}${after}`;
      const what = finding('syntax/bracket', { bracket: below, problem: 'missing', line });
      fixes.push({ ...lineFix(index, line, 0.2, what, valueStart, end), to: index + 1 });
    }
    if (/[)\]}]$/.test(body))
      add(`${body.slice(0, -1)}${partners[open[0] ?? ''] ?? ''}`, 0.2, body.slice(-1), 'wrong', end - 1);
  }
  if (/[\]}]$/.test(body) && !/^[{[]/.test(body)) {
    const bracket = body.endsWith('}') ? '{' : '[';
    add(`${bracket} ${body.replace(/^\(\s*/, '')}`, 0.3, bracket, 'missing', valueStart, body.length);
    add(body.slice(0, -1).trimEnd(), 0.6, body.slice(-1), 'extra', end - 1);
  }
  if (/^[{[]/.test(body) && /[\]})]$/.test(body)) {
    const inner = body.replace(/^[{[\s]+/, '').replace(/(?<![\]})\s])[\]})\s]+$/, '');
    add(
      `{ ${inner} }`,
      0.4,
      body.startsWith('[') ? '[' : body.slice(-1),
      body.startsWith('[') ? 'wrong' : 'extra',
      valueStart,
      body.length,
    );
  }
  if (/^\(\s*[\w-]+:\s/.test(body)) {
    const inner = body.slice(1, body.endsWith(')') ? -1 : undefined).trim();
    add(`{ ${inner} }`, 0.4, '(', 'wrong', valueStart, body.length);
  }
  const bare = /^([A-Za-z_][\w-]*):\s+\S/.exec(body);
  if (name !== undefined && bare?.[1] && vocabulary.fields.has(bare[1]) && valueStart > content)
    add(`{ ${body} }`, 0.5, '{', 'missing', valueStart, body.length);
  return fixes;
};

/** The brackets that are still open at the end of a text, quotes left out. */
function openBrackets(text: string): string[] {
  const open: string[] = [];
  for (const sign of bracketsOutside(text, `"'`)) {
    if (sign in partners) open.push(sign);
    else if (partners[open.at(-1) ?? ''] === sign) open.pop();
  }
  return open;
}
