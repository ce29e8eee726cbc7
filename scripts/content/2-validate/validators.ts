import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { bundleSchemas, readSchemas, type Schema } from '../../generate/bundle.ts';
import { pascalCase } from '../../../src/page/names.ts';
import type { Path } from '../diagnostic.ts';

/** A value that is more than plain data: the schema's `kind` says what it is compiled to. */
export type KindValue = { kind: string; path: Path; value: unknown };

/** What a schema says of some data: its mistakes, and every value that is of a `kind`. */
export type Verdict = { errors: ErrorObject[]; values: KindValue[] };

export type Validators = {
  /** Every block type, sorted. */
  blockTypes: readonly string[];
  /** The schema of a block. */
  blockSchema: (type: string) => Schema | undefined;
  /** Checks data by a definition of the bundle, such as `PageSource`. */
  check: (definition: string, data: unknown) => Verdict;
  /** Checks a section by the block that its `type` names. */
  checkBlock: (type: string, data: unknown) => Verdict;
};

/**
 * The validators of the schemas below `root`. Throws where a schema itself is broken.
 * While it validates, the keyword `kind` writes down each value that has one, so that what follows
 * (links, images, placeholders, formulas) needs no code a block.
 */
export function createValidators(root: string): Validators {
  const files = readSchemas(root);
  const bundle = bundleSchemas(files);
  const ajv = new Ajv({
    allErrors: true, verbose: true, ownProperties: true, strict: true, strictTypes: false, strictRequired: false, passContext: true,
  });
  addFormats.default(ajv, ['date', 'email', 'uri']);
  ajv.addVocabulary(['tsType']);
  ajv.addKeyword({
    keyword: 'kind',
    schemaType: 'string',
    errors: false,
    validate(this: { values: KindValue[] }, kind: string, value: unknown, _schema: unknown, context?: { instancePath: string }) {
      this.values.push({ kind, path: pathOf(context?.instancePath ?? ''), value });
      return true;
    },
  });
  ajv.addSchema({ ...bundle, $id: 'bundle' });
  const check = (definition: string, data: unknown): Verdict => {
    const validate = compiled(ajv, definition);
    const context = { values: [] as KindValue[] };
    validate.call(context, data);
    return { errors: [...(validate.errors ?? [])], values: context.values };
  };
  const blockTypes = Object.keys(files.blocks);
  return {
    blockTypes,
    blockSchema: (type) => bundle.definitions?.[`${pascalCase(type)}Block`],
    check,
    checkBlock: (type, data) => check(`${pascalCase(type)}Block`, data),
  };
}

function compiled(ajv: Ajv, definition: string): ValidateFunction {
  const validate = ajv.getSchema(`bundle#/definitions/${definition}`);
  if (!validate) throw new Error(`schema: there is no definition \`${definition}\`.`);
  return validate as ValidateFunction;
}

/** The steps of a JSON pointer (RFC 6901); digits become list positions. */
export function pathOf(pointer: string): (string | number)[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}
