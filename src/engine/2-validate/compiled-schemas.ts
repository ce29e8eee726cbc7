import type { ValidateFunction } from 'ajv';
import type { Schema } from '#kit/model';

/** What validating calls for each value that has a `kind`: with the kind, where the value stands (RFC 6901), and the value. */
export type KindNotes = { note: (kind: string, pointer: string, value: unknown) => void };

/** Checks data by a definition. Its mistakes stand in `errors` until it is called again. */
export type CheckData = ValidateFunction & ((this: KindNotes, data: unknown) => boolean);

/** The schemas with what checks data by them: code that was generated, so that none is made while it runs. */
export type CompiledSchemas = {
  /** A name for the schemas that this was made from. */
  readonly key: string;
  /** Every block type, sorted. */
  readonly blockTypes: readonly string[];
  /** The bundle's definitions by name, such as `PageSource`. */
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly checks: Readonly<Record<string, CheckData>>;
};
