import type { Choices } from '../worker/protocol.ts';
import type { PaletteExample, Reference } from './types.ts';

/** A section to be put in: as YAML with its comments, and what that says. */
export type ChosenSection = { type: string; text: string; value: unknown };

/**
 * An example as it can stand in this site: what it refers to and isn't there becomes something that is, in its text and in what
 * that says alike, so that nothing is broken by adding it.
 */
export function adaptExample(type: string, example: PaletteExample, choices: Choices): ChosenSection {
  const substitutes = new Map<string, string>();
  let text = '';
  let end = 0;
  for (const reference of example.references) {
    const there = substituteFor(reference, choices);
    substitutes.set(`${reference.kind} ${reference.value}`, there);
    text += example.text.slice(end, reference.start) + there;
    end = reference.end;
  }
  return { type, text: text + example.text.slice(end), value: replaced(example.value, '', substitutes) };
}

function substituteFor({ kind, value }: Reference, choices: Choices): string {
  const { pages, anchors, forms, inquiryTypes, pictures, downloads } = choices;
  switch (kind) {
    case 'link':
      return among(value, [...pages.map(({ path }) => path), ...anchors.map(({ address }) => address)], /^\//);
    case 'dialog':
    case 'form':
      return among(
        value,
        forms.map(({ name }) => name),
      );
    case 'inquiryType':
      return among(
        value,
        inquiryTypes.map(({ key }) => key),
      );
    case 'image':
      return among(
        value,
        pictures.map(({ name }) => name).filter((name) => name.startsWith('/')),
      );
    case 'file':
      return among(
        value,
        pictures.map(({ name }) => name).filter((name) => !name.startsWith('/')),
      );
    case 'download':
      return among(value, downloads);
  }
}

/** The value itself where it is among what there is, or where it is of no such shape; else the first of them. */
function among(value: string, known: readonly string[], shape = /^/): string {
  return known.includes(value) || !shape.test(value) ? value : (known[0] ?? value);
}

const kindsOf: Readonly<Record<string, readonly Reference['kind'][]>> = {
  link: ['link'],
  dialog: ['dialog'],
  form: ['form'],
  inquiryType: ['inquiryType'],
  file: ['image', 'file'],
  dark: ['image', 'file'],
  download: ['download'],
};

function replaced(value: unknown, name: string, substitutes: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, name, substitutes));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, key, substitutes)]));
  if (typeof value !== 'string') return value;
  const own = kindsOf[name]?.map((kind) => substitutes.get(`${kind} ${value}`)).find((text) => text !== undefined);
  return (
    own ?? value.replaceAll(/(?<=\]\()(\/[^()\s]*)(?=\))/g, (address) => substitutes.get(`link ${address}`) ?? address)
  );
}
