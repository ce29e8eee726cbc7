import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isSchema, type Schema } from '#kit/model';
import type { GeneratedFile } from '../base/generated-file.ts';
import { asCompiled, mapSchema } from '../schemas/bundle.ts';

const generated = '/* Generated from the schemas by `npm run generate`; change a schema instead. */\n';

/** What values of a `tsType` are, where they are no list of words. */
const valueTypes = `import type {
  Action, Background, Captions, Expression, Film, Image, Link, NumberFormat, Occasion, OutsideFilm, Paragraph, Picture, PublicFile,
  RichText, SocialPicture,
} from './values.ts';
`;

/** The TypeScript of all blocks and files: as they are compiled, and as they are written. */
export async function typeFiles({ definitions = {}, ...rest }: Schema): Promise<GeneratedFile[]> {
  // What a language says other than the original is a part of it.
  const typed = Object.entries(definitions).filter(([name]) => !name.endsWith('Overlay'));
  const bundle: Schema = { ...rest, definitions: Object.fromEntries(typed) };
  const [compiled, written] = [await typesText(asCompiled(bundle), valueTypes), await typesText(asWritten(bundle), '')];
  return [
    { file: 'src/kit/model/types.generated.ts', text: `${compiled}${wordTypes(bundle)}` },
    { file: 'src/kit/model/source-types.generated.ts', text: written },
  ];
}

/** The schemas without what values are compiled to. */
function asWritten(schema: Schema): Schema {
  const { tsType: _, ...rest } = schema;
  const isEither = rest.type === undefined && rest['then'] !== undefined;
  return isEither
    ? { anyOf: [rest['then'], rest['else']].filter(isSchema).map(asWritten) }
    : mapSchema(rest, asWritten);
}

/** The TypeScript of all definitions: where there is a `tsType`, it names what a value is compiled to. */
async function typesText(bundle: Schema, imports: string): Promise<string> {
  // A reference with a description of its own would be typed as a copy (`Figure1`), so it loses its siblings here.
  const bare = (schema: Schema): Schema => (schema.$ref ? { $ref: schema.$ref } : mapSchema(schema, bare));
  const titled = Object.fromEntries(
    Object.entries(bundle.definitions ?? {}).map(([name, schema]) => [name, { ...bare(schema), title: name }]),
  );
  // The schemas are those that ajv has compiled; the library's type of them is narrower than ours.
  const text = await compile({ definitions: titled, title: 'Unused' } as JSONSchema, 'Unused', {
    bannerComment: generated + imports,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: true,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text
    .replace(/export interface Unused \{[^}]*\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '')
    .replace(
      /\n \*\n \* This interface was referenced by `[^`]*`'s JSON-Schema\n \* via the `definition` "[^"]*"\./g,
      '',
    );
}

/** Lists of words that have a name of their own, such as those of icons. */
function wordTypes(bundle: Schema): string {
  const found = new Map<string, string>();
  const visit = (schema: Schema): Schema => {
    if (schema.enum && /^\w+Name$/.test(schema.tsType ?? ''))
      found.set(schema.tsType ?? '', schema.enum.map((word) => `'${String(word)}'`).join(' | '));
    return mapSchema(schema, visit);
  };
  visit(bundle);
  return [...found].map(([name, words]) => `\nexport type ${name} = ${words};\n`).join('');
}
