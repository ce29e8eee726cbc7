import { isFields } from '#kit/model';
import { doubleQuoted, writtenName } from '../base/plain-text.ts';
import { textOnLine } from './write-text.ts';

/** How lists and fields in brackets are written. */
export type FlowStyle = {
  isJson: boolean;
  eol: string;
  /** Between a colon and its value: nothing in JSON without spaces. */
  space: string;
  /** Spaces a level, where each entry has a line of its own; missing where all stand on one line. */
  indent?: number;
  /** With `isCareful` all texts are in double quotes. */
  isCareful: boolean;
};

/** A value in brackets, or a single one on one line. `margin` is the indentation of the line that it begins in. */
export function flowText(value: unknown, style: FlowStyle, margin = 0): string {
  if (typeof value === 'string') return flowScalar(value, style);
  const inside = (item: unknown) => flowText(item, style, margin + (style.indent ?? 0));
  if (Array.isArray(value)) return bracketed('[', value.map(inside), ']', style, margin);
  if (!isFields(value)) return String(value);
  const fields = Object.entries(value).map(([name, item]) => `${flowName(name, style)}${inside(item)}`);
  return bracketed('{', fields, '}', style, margin);
}

/** The name of a field in brackets, with its colon. */
export function flowName(name: string, { isJson, space }: Pick<FlowStyle, 'isJson' | 'space'>): string {
  return `${writtenName(name, { isFlow: true, isJson })}:${isJson ? space : ' '}`;
}

function flowScalar(text: string, { isJson, isCareful }: FlowStyle): string {
  if (isJson) return JSON.stringify(text);
  return isCareful
    ? doubleQuoted(text)
    : textOnLine(text, { column: 0, margin: 0, isFlow: true, isJson, hasComment: false });
}

function bracketed(open: string, items: string[], close: string, style: FlowStyle, margin: number): string {
  const { indent, eol, isJson, space } = style;
  if (items.length === 0) return open + close;
  if (indent === undefined) {
    const padding = open === '{' && !isJson ? ' ' : '';
    return `${open}${padding}${items.join(`,${isJson ? space : ' '}`)}${padding}${close}`;
  }
  const outer = ' '.repeat(margin);
  const inner = ' '.repeat(margin + indent);
  return `${open}${eol}${inner}${items.join(`,${eol}${inner}`)}${eol}${outer}${close}`;
}
