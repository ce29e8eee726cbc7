import { Document, isCollection, isMap, isPair, isSeq, visit } from 'yaml';
import { isFields, kindCalled, type Schema } from '#kit/model';
import { type BlockSource, Sampler, type SampleSite } from '../schemas/sample.ts';

/** How a page's text is indented: spaces a level, and whether the dashes of a list stand below their key or deeper. */
export type TextStyle = { indent: number; isListIndented: boolean };

const commentWidth = 100;

/**
 * A section of YAML with a block in it, as lines that begin at column 1: its heading and the fields that the block
 * requires, with sample text; what else it may have, by name, in one comment. Valid as it stands.
 */
export function sectionLines(type: string, block: BlockSource, site: SampleSite, style: TextStyle): string[] {
  const { properties = {} } = block.schema;
  const { type: _, ...fields } = properties;
  const [base] = block.examples;
  const writer = new FieldWriter(new Sampler(block, site), style);
  const schema = { ...block.schema, properties: fields };
  return asItem([`type: ${type}`, ...writer.fields(schema, isFields(base) ? base : {}, [])], style);
}

class FieldWriter {
  readonly #sampler: Sampler;
  readonly #style: TextStyle;

  constructor(sampler: Sampler, style: TextStyle) {
    this.#sampler = sampler;
    this.#style = style;
  }

  /** The fields of something that it needs, in the order of its schema. `value` is the example they are written after. */
  fields(schema: Schema, value: Record<string, unknown>, path: readonly string[], isEntry = false): string[] {
    const all = Object.entries(schema.properties ?? {});
    const isWritten = (name: string) => schema.required?.includes(name) || (path.length === 0 && name === 'heading');
    const written = all.filter(([name]) => isWritten(name));
    const left = all.filter(([name]) => !isWritten(name));
    const lines = written.flatMap(([name, unresolved]) => {
      const field = this.#sampler.resolve(unresolved);
      const inner = [...path, name];
      return [...comment(hint(field)), ...this.#field(name, field, value[name] ?? this.#sampler.at(inner), inner)];
    });
    return [...lines, ...comment(this.#more(left, isEntry ? 'Each may also have' : 'Also possible'))];
  }

  /** The fields that are left, by name, with their choices where these are few. */
  #more(fields: readonly (readonly [string, Schema])[], words: string): string {
    if (fields.length === 0) return '';
    const names = fields.map(([name, unresolved]) => {
      const choices = this.#sampler.resolve(unresolved).enum ?? [];
      return choices.length > 0 && choices.length <= fewChoices ? `${name} (${choices.join(', ')})` : name;
    });
    return `${words}: ${names.join(', ')}.`;
  }

  #field(name: string, field: Schema, value: unknown, path: readonly string[]): string[] {
    if (field.properties && field.kind === undefined && isFields(value)) {
      const margin = ' '.repeat(this.#style.indent);
      return [`${name}:`, ...this.fields(field, value, path).map((line) => margin + line)];
    }
    const sample = this.#sampler.required(value, field, name);
    const item = field.items && this.#sampler.resolve(field.items);
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    // What refers to something, such as a picture, is written as a whole.
    if (!item?.properties || item.kind !== undefined || !isFields(first) || !Array.isArray(sample))
      return this.#write({ [name]: sample });
    const others = sample.slice(1).flatMap((other: unknown) => this.#write([other]));
    const margin = this.#style.isListIndented ? ' '.repeat(this.#style.indent) : '';
    return [`${name}:`, ...[...this.#firstItem(item, first, path), ...others].map((line) => margin + line)];
  }

  /** The first item of a list, with what the others may have too. What it requires comes first, after the dash. */
  #firstItem(item: Schema, value: Record<string, unknown>, path: readonly string[]): string[] {
    const lines = this.fields(item, value, path, true);
    const start = lines.findIndex((line) => !line.startsWith('#'));
    return [...lines.slice(0, start), ...asItem(lines.slice(start), this.#style)];
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

/** More choices than this are looked up in the gallery. */
const fewChoices = 6;

/** What one has to know to write a field: its choices, or how it is written. Nothing where its name says enough. */
function hint({ description = '', enum: choices = [], kind, format }: Schema): string {
  if (choices.length > 0 && choices.length <= fewChoices) return `One of: ${choices.join(', ')}.`;
  return kindCalled(kind).isExplained || format === 'date' ? description : '';
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
