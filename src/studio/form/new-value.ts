import type { Schema } from '#kit/model';
import type { Choices } from '../worker/protocol.ts';
import { resolve } from './schema.ts';
import { widgetFor } from './widget.ts';

/**
 * A value that a schema accepts, with as little in it as it must have, for something that is added. Words say that they are
 * samples, as those of `npm run new` do; what refers to something refers to what is there.
 */
export function newValue(unresolved: Schema, name: string, choices: Choices, number = 1): unknown {
  const schema = resolve(unresolved);
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
    case 'link':
      return choices.pages[0]?.path ?? '/';
    case 'action':
      return { link: choices.pages[0]?.path ?? '/' };
    case 'form':
      return choices.forms[0]?.name ?? '';
    case 'inquiry-type':
      return choices.inquiryTypes[0]?.key ?? '';
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'moment':
      return new Date().toISOString().slice(0, 10);
    case 'picture':
      return {
        file: choices.pictures.find(({ name: file }) => file.startsWith('/') === (schema.kind === 'image'))?.name ?? '',
        alt: '',
      };
    case 'list':
      return Array.from({ length: leastOf(schema) }, (_, index) => newValue(items ?? {}, name, choices, index + 1));
    case 'group':
      return Object.fromEntries(
        [...required, ...needsOne(schema)].map((field) => [
          field,
          newValue(properties[field] ?? {}, field, choices, number),
        ]),
      );
    case 'sections':
      return [{ type: 'prose', paragraphs: 'Sample text' }];
    case 'code':
      return codeSample(schema, number);
    default:
      return sample(name, number);
  }
}

/** An entry of a menu leads somewhere, or opens further ones: it needs one of both, and a link is the less. */
function needsOne({ properties = {}, required = [] }: Schema): readonly string[] {
  const isEntry = 'link' in properties && 'items' in properties && !required.includes('items');
  return isEntry && !required.includes('link') ? ['link'] : [];
}

function leastOf({ minItems }: Schema): number {
  return typeof minItems === 'number' ? Math.max(minItems, 1) : 1;
}

/** The words of `npm run new`, which a note tells of until they are replaced. */
function sample(name: string, number: number): string {
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return `Sample ${words}${number > 1 ? ` ${number}` : ''}`;
}

/** True for words that are there to be replaced: those of `sample`, and of templates. */
export function isSample(text: string): boolean {
  return /^(?:Sample [a-z ]+\d*|\(Sample\).*)$/s.test(text.trim());
}

function codeSample({ sample: own, pattern }: Schema, number: number): string {
  const isPath = typeof pattern === 'string' && pattern.startsWith('^/');
  return own ?? (isPath ? '/' : `name${number > 1 ? number : ''}`);
}
