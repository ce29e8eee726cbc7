import { type Definitions, fieldsOfSchema, isSchema, resolved, type Schema } from '#kit/model';

/** The words that the schemas know: what a line may begin with. */
export type Vocabulary = {
  /** The name of every field of every block and file. */
  fields: ReadonlySet<string>;
  /** The fields that hold a list, with the fields of its entries; an empty name where entries are no groups. */
  lists: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields that hold a group, with its fields. */
  groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields that hold sections, wherever they stand. */
  sectionLists: ReadonlySet<string>;
};

/** Collects the words of all definitions. */
export function vocabularyOf(definitions: Definitions): Vocabulary {
  const fields = new Set<string>();
  const lists = new Map<string, Set<string>>();
  const groups = new Map<string, Set<string>>();
  const sectionLists = new Set<string>();
  const add = (map: Map<string, Set<string>>, name: string, inside: Schema | undefined) => {
    const names = map.get(name) ?? new Set<string>();
    const found = Object.keys(inside ? fieldsOfSchema(inside, definitions) : {});
    for (const field of found.length > 0 ? found : ['']) names.add(field);
    map.set(name, names);
  };
  const visit = (schema: Schema): void => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      fields.add(name);
      const target = resolved(inner, definitions);
      if (target.kind === 'sections') {
        lists.set(name, new Set(['type']));
        sectionLists.add(name);
      } else if (target.type === 'array') add(lists, name, target.items && resolved(target.items, definitions));
      else if (target.properties || target['else'] || typeof target.additionalProperties === 'object')
        add(groups, name, target);
      visit(inner);
    }
    for (const inner of [schema.items, schema.additionalProperties, schema['then'], schema['else']])
      if (isSchema(inner)) visit(inner);
  };
  Object.values(definitions).forEach(visit);
  return { fields, lists, groups, sectionLists };
}
