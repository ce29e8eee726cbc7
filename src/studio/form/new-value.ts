import { type FirstNames, firstValue, type Schema, sampleSections, sampleText, singular } from '#kit/model';
import type { Choices } from '../worker/protocol.ts';
import { isOfPattern, resolve } from './schema.ts';
import { withFreeName } from './short-names.ts';
import { widgetFor } from './widget.ts';

/**
 * A value that a schema accepts, with as little in it as it must have, for something that is added. Words say that they are
 * samples, as those of `npm run new` do; what refers to something refers to what is there.
 */
export function newValue(unresolved: Schema, name: string, choices: Choices, number = 1): unknown {
  const schema = resolve(unresolved);
  // What nobody can guess is asked for, such as where a new entry of the menu leads.
  if (schema.sample === '') return '';
  const named = firstValue(schema.kind, firstNames(choices));
  if (named !== undefined && isOfPattern(schema, named)) return named;
  const { properties = {}, required = [], items } = schema;
  switch (widgetFor(schema)) {
    case 'switch':
      return true;
    case 'number':
      return 1;
    case 'choice':
    case 'icon':
    case 'drawing':
      return schema.enum?.[0];
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'moment':
      return new Date().toISOString().slice(0, 10);
    case 'list':
      return Array.from({ length: leastOf(schema) }).reduce<unknown[]>((entries) => {
        const entry = newValue(items ?? {}, singular(name), choices, entries.length + 1);
        return [...entries, withFreeName(entry, entries, items ?? {})];
      }, []);
    case 'group':
      return Object.fromEntries(
        [...required, ...neededOf(schema)].map((field) => [
          field,
          newValue(properties[field] ?? {}, field, choices, number),
        ]),
      );
    case 'condition':
      return {};
    case 'mailbox':
      return 'general';
    case 'question-kind':
      return schema.enum?.[0];
    case 'sections':
      return sampleSections();
    case 'short-name':
    case 'address-question':
    case 'code':
    case 'hours':
    case 'language':
      return codeSample(schema, number);
    default:
      return schema.sample ?? sampleText(schema.sampleOf ?? name, number);
  }
}

/** The first choices of a site; what it has none of is left empty, to be chosen once there is one. */
function firstNames({ pages, forms, inquiryTypes, pictures }: Choices): FirstNames {
  const pictureOf = (isPublic: boolean) => pictures.find(({ name }) => name.startsWith('/') === isPublic)?.name ?? '';
  return {
    pages: pages[0]?.path ?? '/',
    forms: forms[0]?.name ?? '',
    ownForms: forms.find(({ isOwn }) => isOwn)?.name ?? '',
    inquiryTypes: inquiryTypes[0]?.key ?? '',
    publicPictures: pictureOf(true),
    originals: pictureOf(false),
  };
}

/** What the first of several kinds needs. */
function neededOf({ properties = {}, required = [] }: Schema): readonly string[] {
  const kind = properties['kind']?.enum?.[0];
  return Object.entries(properties).flatMap(([name, { ofKinds, isNeeded }]) =>
    isNeeded === true && Array.isArray(ofKinds) && ofKinds.includes(kind) && !required.includes(name) ? [name] : [],
  );
}

function leastOf({ minItems }: Schema): number {
  return typeof minItems === 'number' ? Math.max(minItems, 1) : 1;
}

function codeSample({ sample: own, pattern }: Schema, number: number): string {
  const isPath = typeof pattern === 'string' && pattern.startsWith('^/');
  return own ?? (isPath ? '/' : `name${number > 1 ? number : ''}`);
}
