import type { Edit } from '#engine/edit';
import { type Path, type Schema, valueAt } from '#kit/model';
import { writtenText } from '../form/plain-value.ts';
import { resolve, schemaAt } from '../form/schema.ts';
import { widgetFor } from '../form/widget.ts';
import type { PastedPart } from './paste-for.ts';

/** Where what stands under headings can come after a running text: a list of parts, each with a heading and its text. */
export type PartsPlace = { list: Path; index: number; heading: string; text: string };

/** The place after a text: the list of parts beside it, or, of one that is a part itself, the next one in its list. */
export function partsPlace(kind: string, data: unknown, field: Path): PartsPlace | undefined {
  const group = field.slice(0, -1);
  const step = group.at(-1);
  const schema = schemaAt(kind, data, group);
  const own = typeof step === 'number' && schema ? namesOf(schema) : undefined;
  if (own && own.text === field.at(-1) && typeof step === 'number')
    return { ...own, list: group.slice(0, -1), index: step + 1 };
  for (const [name, unresolved] of Object.entries(schema?.properties ?? {})) {
    const { items } = resolve(unresolved);
    const names = items && namesOf(resolve(items));
    if (names) return { ...names, list: [...group, name], index: 0 };
  }
  return undefined;
}

/** The fields of a part that is nothing but a heading and its text. */
function namesOf({ properties = {}, required = [] }: Schema): { heading: string; text: string } | undefined {
  const named = (widget: string) => required.find((name) => widgetFor(resolve(properties[name] ?? {})) === widget);
  const [heading, text] = [named('figured'), named('paragraphs')];
  return required.length === 2 && heading !== undefined && text !== undefined ? { heading, text } : undefined;
}

/** The edits that put parts there. */
export function partEdits(data: unknown, place: PartsPlace, parts: readonly PastedPart[]): Edit[] {
  const { list, index, heading, text } = place;
  const values = parts.map((part) => ({ [heading]: part.heading, [text]: writtenText(part.text, '', 'paragraphs') }));
  if (!Array.isArray(valueAt(data, list))) return [{ op: 'set', path: list, value: values }];
  return values.map((value, at) => ({ op: 'insert', path: list, index: index + at, value }));
}
