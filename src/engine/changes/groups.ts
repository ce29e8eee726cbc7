import { isFields, type Schema } from '#kit/model';
import { entryName } from './entry-name.ts';

/** True for fields that are compared one by one. A group that came or went is one thing where it has a name of its own. */
export function isComparedInside(before: unknown, after: unknown, schema: Schema | undefined): boolean {
  if (schema?.kind === 'action') return false;
  if (isFields(before) && isFields(after)) return true;
  if (schema?.kind === 'image' || schema?.kind === 'picture' || schema?.kind === 'captions') return false;
  const only = before ?? after;
  return (
    (before === undefined || after === undefined) && isFields(only) && entryName(only) === undefined && !hasText(only)
  );
}

/** A quotation, for instance, is known by its words. */
function hasText({ text }: Readonly<Record<string, unknown>>): boolean {
  return typeof text === 'string';
}
