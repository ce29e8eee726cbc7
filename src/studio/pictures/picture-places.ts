import { type Path, type Schema, valueAt } from '#kit/model';
import { fieldsOf, resolve, schemaAt } from '../form/schema.ts';

/** A place for a picture in a section: where its field is, and what is there now. */
export type PicturePlace = { path: Path; value: unknown };

/** The places of a section for pictures, those of its entries too, but not those of sections within it. */
export function picturePlaces(kind: string, data: unknown, section: Path): PicturePlace[] {
  const schema = schemaAt(kind, data, section);
  return schema ? placesIn(schema, valueAt(data, section), section) : [];
}

function placesIn(schema: Schema, value: unknown, path: Path): PicturePlace[] {
  return fieldsOf(schema, value).flatMap((field): PicturePlace[] => {
    const inner = [...path, field.name];
    const now = valueAt(value, [field.name]);
    if (field.schema.kind === 'picture' || field.schema.kind === 'image') return [{ path: inner, value: now }];
    if (field.schema.kind === 'sections') return [];
    const { items } = field.schema;
    if (items && Array.isArray(now))
      return now.flatMap((entry, index) => entryPlaces(resolve(items), entry, [...inner, index]));
    return field.schema.properties && now !== undefined ? placesIn(field.schema, now, inner) : [];
  });
}

function entryPlaces(schema: Schema, value: unknown, path: Path): PicturePlace[] {
  return schema.kind === 'picture' ? [{ path, value }] : schema.properties ? placesIn(schema, value, path) : [];
}

/** A picture of the page: its address there, and which of those it is that have the same. */
export type ShownPicture = { source: string; nth: number };

/** Where a picture stands that a section shows, by what the section was compiled to: paths are the same in both. */
export function placeOfShown(compiled: unknown, { source, nth }: ShownPicture, section: Path): Path | undefined {
  const paths = pathsTo(compiled, source, section);
  return paths[nth] ?? paths[0];
}

function pathsTo(value: unknown, source: string, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (valueAt(value, ['src']) === source) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, inner]) => pathsTo(inner, source, [...path, step]));
}
