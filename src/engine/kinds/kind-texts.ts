import { isFields, type Path } from '#kit/model';
import { type KindValue, pathOf } from '../2-validate/validators.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';

/** A text of a file that the schemas know as more than plain data. */
export type KindText = { kind: string; path: Path; value: string };

/** The texts inside of values that are written with several fields, by the kind of the value. */
const fieldsOfKinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: { link: 'link' },
  image: { alt: 'text' },
  picture: { alt: 'text', caption: 'rich-text', credit: 'text' },
};

/** Every text of a file that may refer to something. */
export function kindTextsOf({ structure }: SourceDocument): KindText[] {
  const own = structure.verdict.values.flatMap((value) => textsIn(value, []));
  const inSections = [...structure.sections].flatMap(([place, { verdict }]) =>
    (verdict?.values ?? []).flatMap((value) => textsIn(value, pathOf(`/${place}`))),
  );
  return [...own, ...inSections];
}

function textsIn({ kind, path, value }: KindValue, base: Path): KindText[] {
  const whole = [...base, ...path];
  if (typeof value === 'string') return [{ kind, path: whole, value }];
  if (!isFields(value)) return [];
  return Object.entries(fieldsOfKinds[kind] ?? {}).flatMap(([name, inner]) => {
    const text = value[name];
    return typeof text === 'string' ? [{ kind: inner, path: [...whole, name], value: text }] : [];
  });
}
