import {
  firstValue,
  isFields,
  kindCalled,
  resolved,
  type Schema,
  sampleSections,
  sampleText,
  singular,
} from '#kit/model';

/** What samples may refer to, so that they are valid in the site they are written for. */
export type SampleSite = {
  /** Addresses of pages; the first choice of a link stands first. */
  links: readonly string[];
  forms: readonly string[];
  /** Those of them that ask questions of their own. */
  ownForms: readonly string[];
  inquiryTypes: readonly string[];
  /** Pictures of the public folder. */
  images: readonly string[];
  /** Originals of the folder `_media`. */
  pictures: readonly string[];
};

/** A block's schema, the definitions it refers to, and the examples of its folder, the simplest first. */
export type BlockSource = { schema: Schema; definitions: Record<string, Schema>; examples: readonly unknown[] };

/** Makes sample values for the fields of a block: what its examples say, with every reference pointing into the site. */
export class Sampler {
  readonly #definitions: Record<string, Schema>;
  readonly #examples: readonly unknown[];
  readonly #site: SampleSite;

  constructor({ definitions, examples }: BlockSource, site: SampleSite) {
    this.#definitions = definitions;
    this.#examples = examples;
    this.#site = site;
  }

  /** The schema that a reference of the bundle points to; its own description wins. */
  resolve(schema: Schema): Schema {
    return resolved(schema, this.#definitions);
  }

  /** What the first example says that has a field at `path` (names only; lists are passed through). */
  at(path: readonly string[]): unknown {
    return this.#examples.map((example) => find(example, path)).find((value) => value !== undefined);
  }

  /**
   * `value` without what `schema` does not require. Missing values are made up, and words for visitors are marked as
   * samples by the name of their field and, in a list, the number of the entry.
   */
  required(value: unknown, unresolved: Schema, name: string, entry = 1): unknown {
    const schema = this.resolve(unresolved);
    const kind = kindCalled(schema.kind);
    // Of what its view fills in the words of an example are kept, which show where.
    if (kind.isRead && kind.words === undefined) return sampleText(name, entry);
    const reference = this.#reference(schema, value);
    if (reference !== undefined) return reference;
    if (schema.kind === 'sections') return sampleSections();
    if (schema.properties && isFields(value)) {
      const { properties } = schema;
      const names = Object.keys(properties).filter((name) => schema.required?.includes(name));
      return Object.fromEntries(
        names.map((inner) => [inner, this.required(value[inner], properties[inner] ?? {}, inner, entry)]),
      );
    }
    const { items } = schema;
    if (items && Array.isArray(value)) {
      const least = typeof schema.minItems === 'number' ? schema.minItems : 1;
      return value
        .slice(0, Math.max(least, 2))
        .map((item, index) => this.required(item, items, singular(name), index + 1));
    }
    return value ?? schema.enum?.[0] ?? madeUp(schema);
  }

  /** What a value that refers to something becomes in this site; nothing for other values. */
  #reference({ kind }: Schema, value: unknown): unknown {
    const { links, forms, ownForms, inquiryTypes, images, pictures } = this.#site;
    if (kind === 'rich-text' || kind === 'paragraphs')
      return typeof value === 'string' ? value.replaceAll(/\]\(\/[^()]*\)/g, `](${links[0]})`) : undefined;
    // What an example says of another site, or as this one does, stays.
    if (kind === 'link' && /^https?:/.test(String(value))) return value;
    if (kind === 'inquiry-type' && inquiryTypes.includes(String(value))) return value;
    const named = firstValue(kind, {
      pages: links[0],
      forms: forms[0],
      ownForms: ownForms[0],
      inquiryTypes: inquiryTypes[0],
      publicFiles: images[0],
      publicPictures: images[0],
      originals: pictures[0],
    });
    return kind === 'picture' && isFields(named) ? { ...named, decorative: true } : named;
  }
}

/** The first value that stands at `path`, in any item of the lists on the way. */
function find(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => find(item, path)).find((found) => found !== undefined);
  return isFields(value) ? find(value[name], rest) : undefined;
}

function madeUp({ type, kind }: Schema): unknown {
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  return kind === 'anchor' ? 'a-name' : 'A few words';
}
