import { Document, isCollection, isMap, isPair, isSeq, visit } from 'yaml';
import type { Schema } from '../generate/bundle.ts';
import { type BlockSource, isFields, Sampler, type SampleSite } from './sample.ts';

/** How a page's text is indented: spaces a level, and whether the dashes of a list stand below their key or deeper. */
export type TextStyle = { indent: number; isListIndented: boolean };

const commentWidth = 100;

/**
 * A section of YAML with a block in it, as lines that begin at column 1: fields that the block requires with sample
 * text, all others as comments, each with what it is for and what may be written. Valid as it stands.
 */
export function sectionLines(type: string, block: BlockSource, site: SampleSite, style: TextStyle): string[] {
  const { description = '', properties = {} } = block.schema;
  const { type: _, ...fields } = properties;
  const [base] = block.examples;
  const writer = new FieldWriter(new Sampler(block, site), style);
  const lines = [
    `type: ${type}`,
    ...comment(description),
    ...comment(
      'Lines such as `#heading:` are not in use yet. Take away the `#` to use one, and from all lines of a list.',
    ),
    ...writer.fields({ ...block.schema, properties: fields }, isFields(base) ? base : {}, []),
  ];
  return asItem(lines, style);
}

class FieldWriter {
  readonly #sampler: Sampler;
  readonly #style: TextStyle;

  constructor(sampler: Sampler, style: TextStyle) {
    this.#sampler = sampler;
    this.#style = style;
  }

  /** The fields of something, in the order of its schema. `value` is the example they are written after. */
  fields(schema: Schema, value: Record<string, unknown>, path: readonly string[]): string[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, unresolved]) => {
      const field = this.#sampler.resolve(unresolved);
      const about = comment(describe(field));
      const isRequired = schema.required?.includes(name) ?? false;
      const inner = [...path, name];
      const lines = this.#field(name, field, isRequired ? value[name] : this.#sampler.at(inner), inner);
      return [...about, ...(isRequired ? lines : lines.map((line) => `#${line}`))];
    });
  }

  #field(name: string, field: Schema, value: unknown, path: readonly string[]): string[] {
    if (field.properties && field.kind === undefined && isFields(value)) {
      const margin = ' '.repeat(this.#style.indent);
      return [`${name}:`, ...this.fields(field, value, path).map((line) => margin + line)];
    }
    const sample = this.#sampler.required(value, field);
    const item = field.items && this.#sampler.resolve(field.items);
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    if (!item?.properties || !isFields(first) || !Array.isArray(sample)) return this.#write({ [name]: sample });
    const others = sample.slice(1).flatMap((other: unknown) => this.#write([other]));
    const margin = this.#style.isListIndented ? ' '.repeat(this.#style.indent) : '';
    return [`${name}:`, ...[...this.#firstItem(item, first, path), ...others].map((line) => margin + line)];
  }

  /** The first item of a list, with all that the others may have too. What it requires comes first, after the dash. */
  #firstItem(item: Schema, value: Record<string, unknown>, path: readonly string[]): string[] {
    const { properties = {}, required = [] } = item;
    const [leader = ''] = Object.keys(properties).filter((name) => required.includes(name));
    const { [leader]: leading = {}, ...others } = properties;
    const about = comment(describe(this.#sampler.resolve(leading)));
    const lines = this.fields({ ...item, properties: { [leader]: leading } }, value, path).slice(about.length);
    return [...about, ...asItem([...lines, ...this.fields({ ...item, properties: others }, value, path)], this.#style)];
  }

  #write(value: unknown): string[] {
    const document = new Document(value, { version: '1.2', compat: 'yaml-1.1' });
    visit(document, {
      Collection(_, node, ancestors) {
        // A row of a table and what has one or two words to say read best on one line: `{ link: /contact }`.
        const parent = ancestors.at(-1);
        const isSmall =
          isMap(node) &&
          isPair(parent) &&
          node.items.length < 3 &&
          !node.items.some(({ value }) => isCollection(value));
        if (isSmall || (isSeq(node) && isSeq(parent))) node.flow = true;
      },
    });
    const { indent, isListIndented } = this.#style;
    const text = document.toString({ indent, indentSeq: isListIndented, lineWidth: 0, flowCollectionPadding: true });
    return text.trimEnd().split('\n');
  }
}

/** What a field is for and, where there are few things to choose from, which. */
function describe({ description = '', enum: choices, type }: Schema): string {
  if (type === 'boolean' && !description.includes('true')) return `${description} Write true or false.`;
  if (!choices || choices.every((choice) => description.includes(String(choice)))) return description;
  return `${description} One of: ${choices.join(', ')}.`;
}

/** Text as comment lines of at most 100 characters. */
function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 1 > commentWidth) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return text === '' ? [] : lines;
}

/** Lines as an item of a list: a dash before the first, the others below it. */
function asItem(lines: readonly string[], { indent }: TextStyle): string[] {
  return lines.map((line, index) => (index === 0 ? `-${' '.repeat(indent - 1)}` : ' '.repeat(indent)) + line);
}
