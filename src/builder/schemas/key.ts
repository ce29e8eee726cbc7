import { hashOf } from '../cache/hash.ts';
import type { SchemaFiles } from './bundle.ts';

/** A name for the schemas: other schemas, another name. */
export function schemasKey(files: SchemaFiles): string {
  return hashOf(JSON.stringify(files));
}
