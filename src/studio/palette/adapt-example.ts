import { isFields } from '#kit/model';
import type { Choices } from '../worker/protocol.ts';
import type { PaletteExample, Reference } from './types.ts';

/** A section to be put in: what it says, and as YAML with its comments, where it has been left as it is. */
export type ChosenSection = { type: string; text?: string; value: unknown };

/**
 * An example as it can stand in this site: what it refers to and isn't there becomes something that is, in its text and in what
 * that says alike, so that nothing is broken by adding it. What names a file where the site has none of its kind is left out; a
 * button of a form leads to a page where it has no forms.
 */
export function adaptExample(type: string, example: PaletteExample, choices: Choices): ChosenSection {
  const missing = example.references.filter((reference) => isFile(reference) && !hasSubstitute(reference, choices));
  if (missing.length > 0) {
    const names = new Set(missing.map(({ value }) => value));
    const others = example.references.filter((reference) => !missing.includes(reference));
    const { value } = adaptExample(type, { ...example, references: others }, choices);
    return { type, value: withoutFiles(value, names) };
  }
  if (choices.forms.length === 0 && example.references.some(({ kind }) => kind === 'dialog')) {
    const references = example.references.filter(({ kind }) => kind !== 'dialog' && kind !== 'inquiryType');
    const { value } = adaptExample(type, { ...example, references }, choices);
    return { type, value: withoutDialogs(value, { link: choices.pages[0]?.path ?? '/' }) };
  }
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

function isFile({ kind }: Reference): boolean {
  return kind === 'file' || kind === 'image' || kind === 'download';
}

/** True where a file of this kind is there: captions are no picture. */
function hasSubstitute({ kind, value }: Reference, { pictures, downloads }: Choices): boolean {
  const isPicture = (name: string) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(name);
  if (kind === 'download') return downloads.length > 0;
  const known = pictures.map(({ name }) => name).filter((name) => name.startsWith('/') === (kind === 'image'));
  return known.includes(value) || (isPicture(value) && known.some(isPicture));
}

/** What is said without the groups that name one of these files. */
function withoutFiles(value: unknown, names: ReadonlySet<string>): unknown {
  const isGone = (inner: unknown) => isFields(inner) && names.has(String(inner['file'] ?? inner['download'] ?? ''));
  if (Array.isArray(value)) return value.filter((inner) => !isGone(inner)).map((inner) => withoutFiles(inner, names));
  if (!isFields(value)) return value;
  const left = Object.entries(value).filter(([, inner]) => !isGone(inner));
  const entries = left.map(([name, inner]) => [name, withoutFiles(inner, names)] as const);
  return Object.fromEntries(entries.filter(([name, inner]) => !isEmptied(inner, value[name])));
}

/** What is said with another action where one opens a form. */
function withoutDialogs(value: unknown, action: { link: string }): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutDialogs(inner, action));
  if (!isFields(value)) return value;
  if (typeof value['dialog'] === 'string') return action;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutDialogs(inner, action)]));
}

/** True for a list that has lost all its entries. */
function isEmptied(list: unknown, before: unknown): boolean {
  return Array.isArray(list) && list.length === 0 && Array.isArray(before) && before.length > 0;
}

function substituteFor({ kind, value }: Reference, choices: Choices): string {
  const { pages, anchors, forms, inquiryTypes, pictures, downloads } = choices;
  switch (kind) {
    case 'link':
      return among(value, [...pages.map(({ path }) => path), ...anchors.map(({ address }) => address)], /^\//);
    case 'dialog':
      return among(
        value,
        forms.map(({ name }) => name),
      );
    case 'form':
      // One without fields of its own can't stand in a page; buttons open any.
      return among(
        value,
        forms.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)).map(({ name }) => name),
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
  below: ['link'],
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
