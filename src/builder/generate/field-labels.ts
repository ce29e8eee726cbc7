import { isSchema, type Schema } from '#kit/model';
import type { GeneratedFile } from '../base/generated-file.ts';

/**
 * What fields and colours are called where only their names are known, as in a message: as most of the fields of that name
 * (`label`). A name that says it by itself isn't there.
 */
export function fieldLabelsFile({ definitions = {} }: Schema): GeneratedFile {
  const { ThemeColors: theme = {}, ...others } = definitions;
  const colors = labelsIn([theme]);
  const labels = { ...colors, ...labelsIn(Object.values(others)) };
  const table = (found: Readonly<Record<string, string | undefined>>) =>
    JSON.stringify(Object.fromEntries(Object.entries(found).filter(([, label]) => label !== undefined)), null, 2);
  return {
    file: 'src/kit/model/field-labels.generated.ts',
    text: `/* Generated from the schemas by \`npm run generate\`. */
export const fieldLabels: Readonly<Record<string, string>> = ${table(labels)};

export const colorLabels: Readonly<Record<string, string>> = ${table(colors)};

export const choiceLabels: Readonly<Record<string, string>> = ${table(choicesIn(Object.values(definitions)))};

export const sampleNames: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(samplesIn(Object.values(definitions)), null, 2)};
`,
  };
}

/** The label of most fields of each name, the one of all sections counted once; nothing where most have none. */
function labelsIn(schemas: readonly Schema[]): Record<string, string | undefined> {
  const found = new Map<string, (string | undefined)[]>();
  const counted = new Set<string>();
  for (const { properties = {} } of schemas.flatMap((each) => [...schemasIn(each)]))
    for (const [name, field] of Object.entries(properties)) {
      const said = JSON.stringify([name, field]);
      const isOfAll = properties['type']?.const !== undefined && field.label !== undefined;
      if (!isOfAll || !counted.has(said)) found.set(name, [...(found.get(name) ?? []), field.label]);
      counted.add(said);
    }
  const most = (labels: readonly (string | undefined)[]) =>
    labels.reduce((best, label) => (timesOf(label, labels) > timesOf(best, labels) ? label : best), labels[0]);
  return Object.fromEntries([...found].map(([name, labels]) => [name, most(labels)]));
}

/** What choices are called, by the first field that says it. */
function choicesIn(schemas: readonly Schema[]): Record<string, string> {
  const said = schemas.flatMap((each) => [...schemasIn(each)]).map(({ choices = {} }) => choices);
  return Object.assign({}, ...said.toReversed());
}

/** What sample texts are called that aren't called by the name of their field, by that name. */
function samplesIn(schemas: readonly Schema[]): Record<string, string[]> {
  const fields = schemas
    .flatMap((each) => [...schemasIn(each)])
    .flatMap(({ properties = {} }) => Object.entries(properties));
  const found: Record<string, string[]> = {};
  for (const [name, { sampleOf }] of fields)
    if (sampleOf !== undefined) found[name] = [...new Set([...(found[name] ?? []), sampleOf])];
  return found;
}

/** A schema and all that stand in it. */
function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema;
  const { properties = {}, items, additionalProperties, then, else: other } = schema;
  for (const inner of [...Object.values(properties), items, additionalProperties, then, other])
    if (isSchema(inner)) yield* schemasIn(inner);
}

function timesOf(label: string | undefined, labels: readonly (string | undefined)[]): number {
  return labels.filter((other) => other === label).length;
}
