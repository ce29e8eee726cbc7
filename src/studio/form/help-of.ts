import { isToReplace, type Schema } from '#kit/model';
import type { Widget } from './widget.ts';

/** Widgets that say by themselves what they are for. */
const plain: ReadonlySet<Widget | undefined> = new Set(['action', 'picture', 'shared']);

/** The help of a field: its own in the schema, else the description. */
export function helpOf({ description = '', help = description }: Schema, widget: Widget | undefined): string {
  return plain.has(widget) ? '' : help;
}

/** The help of a field that says nothing of its own yet: with what one of the examples says there. */
export function helpWithExample(help: string, { examples }: Schema, value: unknown): string {
  const [example] = Array.isArray(examples) ? examples : [];
  const isEmpty = value === undefined || value === '' || (typeof value === 'string' && isToReplace(value));
  return isEmpty && typeof example === 'string' ? `${help} For example: “${example}”`.trim() : help;
}
