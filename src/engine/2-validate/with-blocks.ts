import type { CompiledSchemas } from './compiled-schemas.ts';

/** The blocks that a site has of its own, as they are compiled. */
export type MoreBlocks = Pick<CompiledSchemas, 'blockTypes' | 'definitions' | 'checks'>;

/** Compiled schemas with those of more blocks. What both define stays as it was. */
export function withBlocks(schemas: CompiledSchemas, added: MoreBlocks): CompiledSchemas {
  return {
    key: schemas.key,
    blockTypes: [...schemas.blockTypes, ...added.blockTypes].sort(),
    definitions: { ...added.definitions, ...schemas.definitions },
    checks: { ...schemas.checks, ...added.checks },
  };
}
