import { type Path, type Schema, valueAt } from '#kit/model';
import type { Selection } from '../store/types.ts';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { isWithin, schemaInside } from './schema.ts';
import { widgetFor } from './widget.ts';
import { keyOf } from './words.ts';

/** Widgets that hold fields of their own, each with its messages. */
const holders: ReadonlySet<string | undefined> = new Set(['group', 'list', 'entries', 'sections', 'picture']);

type Form = { root: Path; schema: Schema | undefined; data: unknown };

/** What is said of what isn't filled in. */
const unfilled: ReadonlySet<string> = new Set(['field/empty', 'navigation/no-target', 'picture/alt']);

/** Whether a diagnostic is of what has just come and was not filled in yet. */
export function isUnfilled({ code, file, path }: PlacedDiagnostic, selection: Selection): boolean {
  if (!selection.isUnleft || !unfilled.has(code) || file !== selection.file) return false;
  // What a picture shows is asked for, and in JSON told of the picture.
  return isWithin(path, selection.path) || (code === 'picture/alt' && isWithin(selection.path, path));
}

/**
 * Diagnostics by the field of a form that shows them: the innermost field on the way to what they speak of. Those of other parts
 * of the file are left out; those of this part that no field shows stand at its root. Nothing is dropped.
 */
export function messagesByField(
  diagnostics: readonly PlacedDiagnostic[],
  form: Form,
): Map<string, readonly PlacedDiagnostic[]> {
  const result = new Map<string, PlacedDiagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (!isWithin(diagnostic.path, form.root)) continue;
    const key = keyOf(fieldFor(diagnostic.path, form));
    result.set(key, [...(result.get(key) ?? []), diagnostic]);
  }
  return result;
}

/** What says that a place has no such field, and may tell to move it where nobody can who sees no file. */
const unknown: ReadonlySet<string> = new Set(['field/unknown', 'field/level', 'field/others']);

/** Whether what a diagnostic speaks of may be taken out to end it. */
export function canBeDeleted({ code, path, advice = [] }: PlacedDiagnostic): boolean {
  return unknown.has(code) || advice.some((each) => each.do === 'remove' && keyOf(each.path) === keyOf(path));
}

/** Whether no field of a form shows what a diagnostic speaks of: it is told at what stands around it. */
export function isUnshown(
  diagnostic: PlacedDiagnostic,
  messages: ReadonlyMap<string, readonly PlacedDiagnostic[]>,
): boolean {
  return !messages.get(keyOf(diagnostic.path))?.includes(diagnostic);
}

function fieldFor(path: Path, { root, schema, data }: Form): Path {
  let field: Path = root;
  let holder = schema;
  for (const [index, step] of path.entries()) {
    if (index < root.length) continue;
    if (!holder || (index > root.length && !holders.has(widgetFor(holder)))) break;
    const inside = schemaInside(holder, step, valueAt(data, path.slice(0, index)));
    if (!inside || inside.const !== undefined) break;
    field = path.slice(0, index + 1);
    holder = inside;
  }
  return field;
}
