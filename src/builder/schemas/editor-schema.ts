import { stringify } from 'yaml';
import { isFields, type Schema } from '#kit/model';
import { mapSchema, voices, withoutKeywords } from './bundle.ts';
import { loadBlock } from './load-block.ts';
import { Sampler } from './sample.ts';

/** What snippets may refer to: names that the sample site and the shipped one have in common. */
const common = {
  links: ['/contact'],
  forms: ['inquiry'],
  ownForms: [],
  inquiryTypes: ['general'],
  images: [],
  pictures: ['harbour.svg'],
};

/**
 * The bundle as text editors use it: a page, whose sections are checked by the block that their `type` names.
 * `if` and `then` for each type, since with `oneOf` a language server guesses which block was meant: an unknown `type`
 * then gives several messages, and completion after `type:` one word. Hover texts are Markdown, titles are words of the
 * page format, and a new section can be written from a snippet a block.
 */
export function editorSchema(bundle: Schema, root: string): Schema {
  const { definitions = {} } = bundle;
  const blocks = Object.values(definitions).filter((schema) => typeof schema.properties?.type?.const === 'string');
  const snippets = blocks.flatMap((schema) => snippetOf(schema, root));
  const clean = (schema: Schema): Schema => {
    const { kind, tsType, room, sourced, form, oneNeeded, noun, choices, ...rest } = schema;
    const described = rest.description === undefined ? rest : { ...rest, markdownDescription: rest.description };
    const titled = rest.title === undefined ? described : { ...described, title: titleOf(schema) };
    const isSections = kind === 'sections';
    return mapSchema(
      isSections ? { ...titled, items: { $ref: '#/definitions/Section' }, defaultSnippets: snippets } : titled,
      clean,
    );
  };
  const cleaned = clean(withoutKeywords(bundle, voices));
  return {
    ...cleaned,
    title: 'page',
    definitions: { ...cleaned.definitions, Section: sectionByType(definitions) },
    $ref: '#/definitions/PageSource',
  };
}

/** A block's definition is called by its type; others by small words, such as `button` for ButtonData. */
function titleOf({ title = '', properties }: Schema): string {
  const type = properties?.type?.const;
  if (typeof type === 'string') return type;
  return title
    .replace(/(Data|Source)$/, '')
    .replaceAll(/(?<!^)([A-Z])/g, ' $1')
    .toLowerCase();
}

function sectionByType(definitions: Record<string, Schema>): Schema {
  const blocks = Object.entries(definitions).flatMap(([name, { properties, description = '' }]) => {
    const type = properties?.type?.const;
    return typeof type === 'string' ? [{ name, type, description }] : [];
  });
  const about = 'The kind of section, which says what fields it has.';
  return {
    title: 'section',
    description: 'A section of the page.',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: about,
        markdownDescription: about,
        enum: blocks.map(({ type }) => type),
        enumDescriptions: blocks.map(({ description }) => description),
      },
    },
    allOf: blocks.map(({ name, type }) => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits this
      then: { $ref: `#/definitions/${name}` },
    })),
  };
}

/** A section to fill in: what the block requires, with sample words to type over. */
function snippetOf(schema: Schema, root: string): object[] {
  const type = schema.properties?.type?.const;
  if (typeof type !== 'string' || type === 'shared') return [];
  const source = loadBlock(root, type);
  const sample = new Sampler(source, common).required(source.examples[0], schema, 'text');
  let stop = 0;
  const withStops = (value: unknown, key?: string): unknown => {
    // The language server would write a list in a list as one list.
    if (Array.isArray(value))
      return value.map((item) =>
        Array.isArray(item) ? `[${item.map((cell) => withStops(cell)).join(', ')}]` : withStops(item),
      );
    if (isFields(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withStops(inner, name)]));
    if (key === 'type') return value;
    stop += 1;
    return placeholder(stop, value);
  };
  return [
    {
      label: type,
      sortText: `~${type}`,
      description: schema.description,
      markdownDescription: schema.description,
      body: withStops(sample),
    },
  ];
}

/** `${1:words}`, with the words as YAML wants them and `$`, `}` and `\` kept from the editor's snippet syntax. */
function placeholder(stop: number, value: unknown): string {
  const text = stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN' }).trim();
  return `\${${stop}:${text.replaceAll(/[\\$}]/g, '\\$&')}}`;
}
