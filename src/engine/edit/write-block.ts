import { isFields } from '#kit/model';
import { doubleQuoted, writtenName } from '../base/plain-text.ts';
import { type Style, widest } from './style.ts';
import { flowText } from './write-flow.ts';
import { textForms } from './write-text.ts';
import { onOneLine, type Written } from './written.ts';

/** How values are written on lines of their own. With `isCareful`, all texts are in double quotes. */
export type BlockStyle = Style & { isCareful: boolean };

/** Where a value stands: behind a dash or a field's name, and the column of that. */
type Head = { column: number; name?: string };

/** A field of fields on lines of their own, as whole lines. */
export function fieldLines(name: string, value: unknown, column: number, style: BlockStyle): string[] {
  const { inline, lines } = blockValue(value, { column, name }, style);
  const head = `${' '.repeat(column)}${writtenName(name, { isFlow: false, isJson: false })}:`;
  return [inline === '' ? head : `${head} ${inline}`, ...lines];
}

/** An entry of a list with dashes, as whole lines. */
export function itemLines(value: unknown, column: number, style: BlockStyle): string[] {
  const { inline, lines } = blockValue(value, { column }, style);
  return [`${' '.repeat(column)}-${' '.repeat(style.dashWidth - 1)}${inline}`, ...lines];
}

/** A value as it stands behind its dash or colon, and on the lines below. */
export function blockValue(value: unknown, head: Head, style: BlockStyle): Written {
  const { column, name } = head;
  if (typeof value === 'string') return blockText(value, head, style);
  if (!Array.isArray(value) && !isFields(value)) return onOneLine(String(value));
  const flow = inBrackets(value, head, style);
  if (flow !== undefined) return onOneLine(flow);
  const inner = Array.isArray(value)
    ? (margin: number) => value.flatMap((item) => itemLines(item, margin, style))
    : (margin: number) => Object.entries(value).flatMap(([key, inside]) => fieldLines(key, inside, margin, style));
  if (name !== undefined)
    return { inline: '', lines: inner(column + (Array.isArray(value) ? style.listIndent : style.indent)) };
  // What is in a list begins on the line of its dash.
  const [first = '', ...lines] = inner(column + style.dashWidth);
  return { inline: first.trimStart(), lines };
}

function blockText(text: string, { column, name }: Head, style: BlockStyle): Written {
  const margin = column + (name === undefined ? style.dashWidth : style.indent);
  const begins = name === undefined ? margin : column + name.length + 2;
  const room = { column: begins, margin, isFlow: false, isJson: false, hasComment: false };
  const [best] = style.isCareful ? [] : textForms(text, room);
  return best ?? onOneLine(doubleQuoted(text));
}

/** A list or fields in brackets, where the text has this field so, or else where they are as small as a button's action. */
function inBrackets(value: object, { column, name }: Head, style: BlockStyle): string | undefined {
  const inside = Object.values(value);
  const flow = flowText(value, { isJson: false, eol: '\n', space: ' ', isCareful: style.isCareful });
  if (inside.length === 0) return flow;
  const isSmall = inside.every((item) => typeof item !== 'object' || item === null);
  // At the edge of a file stands what grows, such as redirects.
  const isUsual = Array.isArray(value) ? name === undefined : name !== undefined && inside.length < 3 && column > 0;
  const isWanted = name === undefined ? isUsual : (style.inBrackets.get(name) ?? isUsual);
  return isWanted && isSmall && column + flow.length < widest ? flow : undefined;
}
