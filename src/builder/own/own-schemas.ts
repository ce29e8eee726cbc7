import { join } from 'node:path';
import type { MoreBlocks } from '#engine';
import { definitionName, isSchema, type Schema } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { bundleSchemas, readSchema, readSchemas, unheard, withoutKeywords } from '../schemas/bundle.ts';
import { checkKeywords, validatorText } from '../schemas/validator-code.ts';
import { ownFolders } from './own-names.ts';

/**
 * The definitions of a site's own blocks and of what they refer to, a module that checks data by those of the blocks, and all that their
 * schemas say.
 */
export type OwnSchemas = Pick<MoreBlocks, 'definitions'> & { code: string; bundle: Schema };

/** Compiles the schemas of a site's own blocks. Throws UsageError where one is broken, with its file. */
export function compileOwnSchemas(site: string, types: readonly string[]): OwnSchemas {
  const { shared } = readSchemas(projectRoot);
  const blocks: Record<string, Schema> = {};
  for (const type of types) {
    const file = `${ownFolders.blocks}/${type}/schema.json`;
    const schema = inWords(file, () => readSchema(site, file));
    const wrong = whatIsWrong(schema, type);
    if (wrong !== undefined) throw new UsageError(`${file}: ${wrong}`);
    inWords(file, () => {
      checkKeywords(file, schema);
      // Alone, so that what is wrong is told of the file that it stands in.
      textOf(bundleSchemas({ shared, blocks: { [type]: schema } }), [type]);
    });
    blocks[type] = schema;
  }
  return textOf(bundleSchemas({ shared, blocks }), types);
}

function textOf(bundle: Schema, types: readonly string[]): OwnSchemas {
  // What is checked depends on no prose.
  const { definitions: { Section: _, ...all } = {} } = withoutKeywords(bundle, unheard);
  const names = types.map((type) => definitionName(type));
  // But for what people call a block: of the builder's that is a table.
  const called = names.map((name): [string, Schema] => {
    const words = bundle.definitions?.[name]?.['words'];
    return [name, { ...all[name], ...(words === undefined ? {} : { words }) }];
  });
  const definitions = { ...all, ...Object.fromEntries(called) };
  const { code, object } = validatorText(definitions, names);
  return { definitions, bundle, code: `export default (require) => {\n${code}\nreturn ${object};\n};\n` };
}

/** What a schema needs to be that of a block, in a sentence; nothing where it has it. */
function whatIsWrong(schema: Schema, type: string): string | undefined {
  if (!isSchema(schema)) return 'it is no schema: it begins with `{`.';
  if (schema.type !== 'object') return 'a block has fields: write `"type": "object"`.';
  if (schema.additionalProperties !== false)
    return 'a slip in the name of a field would be told to nobody: write `"additionalProperties": false`.';
  if (schema.properties?.['type']?.const !== type)
    return `its field \`type\` has to be the name of its folder: write \`"type": { "const": "${type}" }\` among its \`properties\`.`;
  const twice = nameTwice(schema);
  if (twice !== undefined) return twice;
  return schema.required?.includes('type') ? undefined : 'every section says its type: put `"type"` among `required`.';
}

/** A field that was called as another one is called now, in a sentence. */
function nameTwice({ properties = {}, items }: Schema): string | undefined {
  const taken = Object.entries(properties).find(([, { was }]) => was !== undefined && was in properties);
  if (taken) return `\`${taken[0]}\` can’t have been \`${taken[1].was}\`: there is a field of that name.`;
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  return inner.map(nameTwice).find((wrong) => wrong !== undefined);
}

function inWords<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new UsageError(words.startsWith(join(file)) ? words : `${file}: ${words}`);
  }
}
