import { isFields, type Schema } from '#kit/model';
import type { GeneratedFile } from '../base/generated-file.ts';
import type { SchemaFiles } from '../schemas/bundle.ts';

/**
 * What the folder of each block says of it beside its fields: what people call it (`words`, as a list with commas, at the block or at
 * a field that is taken for one), its name in the Studio (`called`), and the style sheet that its rules stand in (`sheet`).
 */
export function blockWordsFiles({ blocks, shared }: SchemaFiles): GeneratedFile[] {
  const all = [...Object.entries(blocks), ['shared', shared['shared'] ?? {}] as const];
  const rows = all.flatMap(([block, schema]) => [
    { block, called: schema['called'], words: wordsOf(schema) },
    ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
      isFields(inner) && inner['words'] !== undefined ? [{ block, field, words: wordsOf(inner) }] : [],
    ),
  ]);
  const sheets = all.flatMap(([block, { sheet }]) => (sheet === undefined ? [] : [[block, sheet]]));
  const head = '/* Generated from the folders of blocks by `npm run generate`. */';
  return [
    {
      file: 'src/engine/catalogue/block-words.generated.ts',
      text: `${head}\nexport const blockWords: readonly {\n  block: string;\n  called?: string;\n  field?: string;\n  words: readonly string[];\n}[] = ${JSON.stringify(rows, null, 1)};\n`,
    },
    {
      file: 'src/builder/render/block-sheets.generated.ts',
      text: `${head}\nexport const blockSheets = ${JSON.stringify(Object.fromEntries(sheets), null, 1)} as const;\n`,
    },
  ];
}

/** What people call a block or a field beside its name. */
export function wordsOf({ words }: Schema): string[] {
  return typeof words === 'string' ? words.split(/,\s+/) : [];
}
