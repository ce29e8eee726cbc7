import { isFields, isSchema, type Path, type Schema, valueAt } from '#kit/model';

/** What a text may say where only the editor knows the words. */
const ownWords = '…';

/** An example of a format, and of a kind that refers to what every site has. */
const ofFormat: Readonly<Record<string, string>> = {
  date: '2026-05-01',
  email: 'name@example.org',
  uri: 'https://example.org',
};
const ofKind: Readonly<Record<string, unknown>> = { link: '/', action: { link: '/' } };

type Resolve = (schema: Schema) => Schema;

/**
 * An example of what a field takes, as data that its schema accepts: the schema's own `examples`, else the least that it
 * asks for, with `…` for words.
 */
export function exampleOf(unresolved: Schema, resolve: Resolve): unknown {
  const schema = resolve(unresolved);
  const { examples, kind = '', format, type, items } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (kind in ofKind) return ofKind[kind];
  if (typeof format === 'string' && format in ofFormat) return ofFormat[format];
  if (items) return Array.from({ length: Number(schema['minItems'] ?? 1) }, () => exampleOf(items, resolve));
  if (type === 'object') {
    const { properties = {} } = schema;
    const least = leastOf(schema).map((name) => [name, exampleOf(properties[name] ?? {}, resolve)]);
    return Object.fromEntries(least.length > 0 ? least : ofNames(schema, resolve));
  }
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Number(schema['minimum'] ?? 1);
  return ownWords;
}

/** An entry of a group whose names the file gives, such as those of forms. */
function ofNames({ propertyNames, additionalProperties }: Schema, resolve: Resolve): [string, unknown][] {
  if (!isSchema(additionalProperties)) return [];
  const names: unknown = isSchema(propertyNames) ? resolve(propertyNames).examples : undefined;
  const [name = 'name'] = Array.isArray(names) ? names : [];
  return [[String(name), exampleOf(additionalProperties, resolve)]];
}

/** The fields that a group has at least. */
function leastOf({ required = [], properties = {}, oneNeeded }: Schema): string[] {
  const choice = namesIn(oneNeeded).slice(0, 1);
  const names = [...required, ...choice];
  return names.length > 0 ? names : Object.keys(properties).slice(0, 1);
}

/**
 * An example that says what somebody wrote where a list or a group belongs: the words as its entries, or as its first field. Of
 * lists in a list, such as the rows of a table, it is as long as the others.
 */
export function exampleFrom(written: unknown, schema: Schema, others: readonly unknown[], resolve: Resolve): unknown {
  const example = exampleOf(schema, resolve);
  if (Array.isArray(example)) {
    const { items } = resolve(schema);
    const other = others.find(Array.isArray);
    const least = Array.from({ length: other?.length ?? example.length }, (_, index) => example[index] ?? example[0]);
    if (!items || typeof written !== 'string' || example[0] !== ownWords) return least;
    const words = written.split(/\n|,(?!\d)/).map((word) => word.replace(/^\s*(?:[-*•–]\s+)?/, '').trim());
    return Object.assign(least, words.filter(Boolean));
  }
  if (!isFields(example) || typeof written !== 'string' || written.trim() === '') return example;
  const [first] = Object.entries(example).find(([, value]) => value === ownWords) ?? [];
  return first === undefined ? example : { ...example, [first]: written.trim() };
}

/** The schema of what a path leads to, references followed; nothing where there is none. */
export function schemaBelow(root: Schema, path: Path, resolve: Resolve): Schema | undefined {
  let schema: Schema | undefined = resolve(root);
  for (const step of path) {
    const { items, properties, additionalProperties, else: other }: Schema = schema;
    const group: Schema = properties || !isSchema(other) ? schema : resolve(other);
    const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const below: Schema | undefined = typeof step === 'number' ? items : (group.properties?.[step] ?? rest);
    if (!below) return undefined;
    schema = resolve(below);
  }
  return schema;
}

/** True where the field at a path can't be taken away: its group needs it, or would have nothing left. */
export function isNeeded(root: Schema, data: unknown, path: Path, resolve: Resolve): boolean {
  const name = path.at(-1);
  const group = valueAt(data, path.slice(0, -1));
  if (typeof name !== 'string' || !isFields(group)) return false;
  const schema = schemaBelow(root, path.slice(0, -1), resolve);
  const { required = [], oneNeeded }: Schema = (schema && isSchema(schema['else']) ? schema['else'] : schema) ?? {};
  const choice = namesIn(oneNeeded);
  const isLast = path.length > 1 && isAlone(name, group);
  const isOnlyChoice = choice.includes(name) && !choice.some((one) => one !== name && Object.hasOwn(group, one));
  return required.includes(name) || isLast || isOnlyChoice;
}

/** How many fields a group has, counted once: thousands of its fields may be asked about. */
const counts = new WeakMap<object, number>();

/** True for a field without others beside it. */
function isAlone(name: string, group: Record<string, unknown>): boolean {
  const count = counts.get(group) ?? Object.keys(group).length;
  counts.set(group, count);
  return count === 0 || (count === 1 && Object.hasOwn(group, name));
}

/** The fields that a group needs and doesn't have, with an example of each. */
export function stillNeeded(root: Schema, data: unknown, path: Path, resolve: Resolve): Record<string, unknown> {
  const group = valueAt(data, path);
  const schema = schemaBelow(root, path, resolve);
  if (!schema || !isFields(group)) return {};
  const { properties = {}, oneNeeded } = schema;
  const choice = namesIn(oneNeeded);
  const names = leastOf(schema).filter(
    (name) => !(name in group) && !(choice.includes(name) && choice.some((one) => one in group)),
  );
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, resolve)]));
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
