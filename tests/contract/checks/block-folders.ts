import { registryLine } from '#builder/change';
import { pascalCase } from '#kit/model';
import { exampleProblems } from './block-examples.ts';
import { schemaProblems } from './block-schema.ts';
import { blockTypes, filesBelow, textOf } from './files.ts';

/** What the blocks below `root` lack, one sentence each, which names the file and what to write. */
export function blockProblems(root: string): string[] {
  const types = blockTypes(root);
  return [...types.flatMap((type) => folderProblems(root, type)), ...leftoverProblems(root, types)];
}

function folderProblems(root: string, type: string): string[] {
  return [
    ...schemaProblems(root, type),
    ...exampleProblems(root, type),
    ...viewProblems(root, type),
    ...registryProblems(root, type),
  ];
}

/** A block's view is a file and an export of its name, and every style stands in styles.ts. */
function viewProblems(root: string, type: string): string[] {
  const folder = `src/kit/blocks/${type}`;
  const name = pascalCase(type);
  const view = textOf(root, `${folder}/${name}.tsx`);
  const styled = filesBelow(root, folder).filter(
    (file) => !/\/(?:picture\.)?styles\.ts$/.test(file) && textOf(root, file)?.includes("'styled-components'"),
  );
  const wantsStyles = filesBelow(root, folder).some((file) => textOf(root, file)?.includes("'./styles.ts'"));
  return [
    ...(view === undefined ? [`${folder}/${name}.tsx is missing: it shows the block.`] : []),
    ...(view !== undefined && !new RegExp(`export (function|const) ${name}\\b`).test(view)
      ? [`${folder}/${name}.tsx does not export ${name}.`]
      : []),
    ...styled.map((file) => `${file} styles components itself: move them to ${folder}/styles.ts.`),
    ...(wantsStyles && textOf(root, `${folder}/styles.ts`) === undefined
      ? [`${folder}/styles.ts is missing: a file beside it imports it.`]
      : []),
  ];
}

function registryProblems(root: string, type: string): string[] {
  const name = pascalCase(type);
  const line = registryLine(type);
  const isListed = textOf(root, 'src/kit/blocks/registry.ts')?.split('\n').includes(line);
  const hasType = textOf(root, 'src/kit/model/types.generated.ts')?.includes(`export interface ${name}Block {`);
  return [
    ...(isListed ? [] : [`src/kit/blocks/registry.ts does not list \`${type}\`: add the line \`${line}\`.`]),
    ...(hasType ? [] : [`src/kit/model/types.generated.ts has no ${name}Block: run \`npm run generate\`.`]),
  ];
}

/** What is left of a block whose folder is gone. */
function leftoverProblems(root: string, types: readonly string[]): string[] {
  const lines = (textOf(root, 'src/kit/blocks/registry.ts') ?? '').matchAll(/^export .* from '\.\/([a-z0-9-]+)\//gm);
  const gone = [...lines].map(([, type = '']) => type).filter((type) => !types.includes(type));
  return gone.map(
    (type) => `src/kit/blocks/registry.ts lists \`${type}\`, but the folder src/kit/blocks/${type} is missing.`,
  );
}
