import type { ErrorObject } from 'ajv';
import { childOf, type Definitions, definitionName, type Path, resolved, type Schema, schemaBelow } from '#kit/model';
import type { BlockWords } from '../catalogue/synonyms.ts';
import type { RulesByType } from './block-rules.ts';
import type { CompiledSchemas, KindNotes } from './compiled-schemas.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A value that is more than plain data: the schema's `kind` says what it is compiled to. */
export type KindValue = { kind: string; path: Path; value: unknown };

/** What a schema says of some data: its mistakes, and every value that is of a `kind`. */
export type Verdict = { errors: ErrorObject[]; values: KindValue[] };

export type Validators = {
  /** Every block type, sorted. */
  blockTypes: readonly string[];
  /** Every word that the schemas know. */
  vocabulary: Vocabulary;
  /** The fields of every block, and those that have to be there. */
  blockFields: ReadonlyMap<string, ReadonlySet<string>>;
  neededFields: ReadonlyMap<string, readonly string[]>;
  /** What people call the blocks of a site's own: those of the builder have a table. */
  ownWords: readonly BlockWords[];
  /** The schema of a block. */
  blockSchema: (type: string) => Schema | undefined;
  /** The schema at a path of some data, references followed; sections are told apart by their type. */
  schemaAt: (definition: string, data: unknown, path: Path) => Schema | undefined;
  /** A schema with what it refers to. */
  resolve: (schema: Schema) => Schema;
  /** The fields of what a field of a schema holds: of the group, or of each entry of the list. */
  fieldsBelow: (schema: Schema, field: string) => string[];
  /** What no schema can say of a block. */
  rules: RulesByType;
  /** Checks data by a definition of the bundle, such as `PageSource`. */
  check: (definition: string, data: unknown) => Verdict;
  /** Checks a section by the block that its `type` names. */
  checkBlock: (type: string, data: unknown) => Verdict;
};

/**
 * The validators of compiled schemas, with the rules of blocks. While they check, the keyword `kind` writes down each value that has one, so that what
 * follows (links, images, placeholders, formulas) needs no code a block.
 */
export function createValidators({ blockTypes, definitions, checks }: CompiledSchemas, rules: RulesByType): Validators {
  const paths = new Map<string, Path>();
  const check = (definition: string, data: unknown): Verdict => {
    const validate = checks[definition];
    if (!validate) throw new Error(`schema: there is no definition \`${definition}\`.`);
    const found = new FoundValues(paths);
    validate.call(found, data);
    return { errors: validate.errors ? [...validate.errors] : [], values: found.values };
  };
  const blockNames = new Map(blockTypes.map((type) => [type, definitionName(type)]));
  const blockSchema = (type: string) => definitions[blockNames.get(type) ?? ''];
  const source: Source = { definitions, resolve: kept((schema) => resolved(schema, definitions)) };
  return {
    blockTypes,
    rules,
    blockFields: new Map(blockTypes.map((type) => [type, new Set(Object.keys(blockSchema(type)?.properties ?? {}))])),
    neededFields: new Map(blockTypes.map((type) => [type, blockSchema(type)?.required ?? []])),
    ownWords: blockTypes.flatMap((block) => {
      const words = blockSchema(block)?.['words'];
      return typeof words === 'string' ? [{ block, words: words.split(/,\s+/) }] : [];
    }),
    vocabulary: vocabularyOf(definitions),
    blockSchema,
    resolve: source.resolve,
    schemaAt: (definition, data, path) => schemaAt(source, definition, data, path),
    fieldsBelow: (schema, field) => {
      const held = resolved(schema.properties?.[field] ?? {}, definitions);
      const entry = held.items ? resolved(held.items, definitions) : held;
      return Object.keys(entry.properties ?? {});
    },
    check,
    checkBlock: (type, data) => check(blockNames.get(type) ?? type, data),
  };
}

/** Collects the values of a kind while data is checked. The same few hundred places occur on every page, so their paths are kept. */
class FoundValues implements KindNotes {
  readonly values: KindValue[] = [];
  readonly #paths: Map<string, Path>;

  constructor(paths: Map<string, Path>) {
    this.#paths = paths;
  }

  note(kind: string, pointer: string, value: unknown): void {
    let path = this.#paths.get(pointer);
    if (!path) {
      path = pathOf(pointer);
      this.#paths.set(pointer, path);
    }
    this.values.push({ kind, path, value });
  }
}

type Source = {
  definitions: Definitions;
  resolve: (schema: Schema) => Schema;
};

/** Every page asks for the same few hundred schemas, so each is worked out once. */
function kept(work: (schema: Schema) => Schema): (schema: Schema) => Schema {
  const known = new WeakMap<Schema, Schema>();
  return (schema) => {
    const done = known.get(schema) ?? work(schema);
    known.set(schema, done);
    return done;
  };
}

function schemaAt({ definitions, resolve }: Source, definition: string, data: unknown, path: Path): Schema | undefined {
  let schema = definitions[definition];
  let value = data;
  for (const step of path) {
    value = childOf(value, step);
    schema = schema && schemaBelow(resolve(schema), step, definitions, childOf(value, 'type'));
  }
  return schema && resolve(schema);
}

/** The steps of a JSON pointer (RFC 6901); digits become list positions. */
export function pathOf(pointer: string): (string | number)[] {
  if (pointer === '') return [];
  const steps: (string | number)[] = pointer.slice(1).split('/');
  for (let index = 0; index < steps.length; index++) {
    const step = String(steps[index]);
    const code = step.charCodeAt(0);
    if (code >= 48 && code <= 57 && /^\d+$/.test(step)) steps[index] = Number(step);
    else if (step.includes('~')) steps[index] = step.replaceAll('~1', '/').replaceAll('~0', '~');
  }
  return steps;
}
