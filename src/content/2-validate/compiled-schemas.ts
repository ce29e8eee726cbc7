import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { _, Ajv, type KeywordCxt, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { ContentCache } from '../../../scripts/cache/content-cache.ts';
import { forgetOld } from '../../../scripts/cache/forget-old.ts';
import { hashOf } from '../../../scripts/cache/hash.ts';
import type { Schema } from '../../../scripts/generate/bundle.ts';

/** What validating calls for each value that has a `kind`: with the kind, where the value stands (RFC 6901), and the value. */
export type KindNotes = { note: (kind: string, pointer: string, value: unknown) => void };

/** Checks data by a definition. Its mistakes stand in `errors` until it is called again. */
export type CheckData = ValidateFunction & ((this: KindNotes, data: unknown) => boolean);

/** What no definition checks by itself: sections are checked by the block that their `type` names. */
const unused = 'Section';

/**
 * What checks data by each definition of a bundle of schemas. Compiling them takes longer than checking a thousand pages, so
 * their code is kept below `root` by everything it is made from. Throws where a schema is broken.
 */
export function compiledSchemas(bundle: Schema, root: string): Readonly<Record<string, CheckData>> {
  const lockfile = join(root, 'package-lock.json');
  const packages = existsSync(lockfile) ? readFileSync(lockfile) : '';
  const key = hashOf(JSON.stringify(bundle), packages, String(codeOf), String(createAjv), String(noteKind));
  const folder = join(root, 'node_modules/.cache/schemas');
  const cache = openCache(folder);
  const known = cache?.read(key);
  if (known) return run(known.toString());
  const code = codeOf(bundle);
  cache?.write(key, Buffer.from(code));
  if (cache) forgetOld(folder, 14);
  return run(code);
}

/** Nothing where nothing may be written: in a container, for instance. */
function openCache(folder: string): ContentCache | undefined {
  try {
    return new ContentCache(folder);
  } catch {
    return undefined;
  }
}

/** The code of a CommonJS module that exports each definition under its name. */
function codeOf(bundle: Schema): string {
  const ajv = createAjv();
  ajv.addSchema({ ...bundle, $id: 'bundle' });
  const names = Object.keys(bundle.definitions ?? {}).filter((name) => name !== unused);
  return standalone(ajv, Object.fromEntries(names.map((name) => [name, `bundle#/definitions/${name}`])));
}

function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    ownProperties: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    passContext: true,
    code: { source: true },
  });
  addFormats.default(ajv, ['date', 'email', 'uri']);
  ajv.addVocabulary(['tsType', 'room']);
  ajv.addKeyword({ keyword: 'kind', schemaType: 'string', errors: false, code: noteKind });
  return ajv;
}

/** While data is checked, the keyword `kind` tells of each value that has one. */
function noteKind({ gen, data, schema, it }: KeywordCxt): void {
  gen.code(_`this.note(${schema}, instancePath + ${it.errorPath}, ${data})`);
}

function run(code: string): Readonly<Record<string, CheckData>> {
  const definitions: Record<string, CheckData> = {};
  const script = new Script(`(function (exports, require) {${code}\n})`, { filename: 'compiled-schemas.js' });
  script.runInThisContext()(definitions, createRequire(import.meta.url));
  return definitions;
}
