import equal from 'ajv/dist/runtime/equal.js';
import length from 'ajv/dist/runtime/ucs2length.js';
import * as formats from 'ajv-formats/dist/formats.js';
import type { CompiledSchemas } from './compiled-schemas.ts';

/** Code that checks data by schemas, as the library writes it: it asks for modules of the library by their names. */
export type ValidatorCode = (require: (name: string) => unknown) => CompiledSchemas['checks'];

const modules: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': asRequired(equal),
  'ajv/dist/runtime/ucs2length': asRequired(length),
  'ajv-formats/dist/formats': formats,
};

/** A CommonJS module as its own kind asks for it: some loaders give what it calls its default, others all of it. */
function asRequired(loaded: unknown): unknown {
  return typeof loaded === 'function' ? { default: loaded } : loaded;
}

/** What such code checks with. Throws where it asks for a module that there isn't. */
export function validatorsOf(code: ValidatorCode): CompiledSchemas['checks'] {
  return code((name) => {
    const module = modules[name];
    if (module === undefined) throw new Error(`Code that checks data asks for \`${name}\`.`);
    return module;
  });
}
