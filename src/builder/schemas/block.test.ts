import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectWithBlock } from '../../../tests/new/support/block-project.ts';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { withRegistryLine } from '../new/block-templates.ts';
import { addBlock } from '../new/new-block.ts';
import { readSchemas } from './bundle.ts';
import { createChecker } from './create-checker.ts';
import { loadSampleSite } from './sample-site.ts';
import { compileSchemas } from './standalone.ts';

const { root, told, run } = projectWithBlock();

it('says what it wrote and what to do next', () => {
  expect(told()).toContain(
    'src/kit/blocks/made-up/ with schema.json, examples.yaml, MadeUp.tsx, styles.ts, made-up.test.tsx',
  );
  expect(told()).toContain('What to do next:');
});

it('stands at its place in the registry', () => {
  const registry = readFileSync(join(root, 'src/kit/blocks/registry.ts'), 'utf8');
  const line = "export { MadeUp as 'made-up' } from './made-up/MadeUp.tsx';";
  expect(registry).toContain(`/Logos.tsx';\n${line}\nexport { OpeningHours `);
});

it('is written as the linter wants it', () => {
  run(
    '@biomejs/biome/bin/biome',
    'check',
    '--vcs-enabled=false',
    'src/kit/blocks/made-up',
    'src/kit/blocks/registry.ts',
  );
});

it('has examples that are valid, so that the gallery and the style sheet have it', async () => {
  const { examples } = loadSampleSite(root, createChecker(await compileSchemas(readSchemas(root))));
  expect(examples.filter(({ type }) => type === 'made-up').map(({ name }) => name)).toEqual(['plain', 'full', 'bold']);
});

it('puts a name of one word first and last', () => {
  const registry = readFileSync(join(projectRoot, 'src/kit/blocks/registry.ts'), 'utf8');
  expect(withRegistryLine(registry, 'aaa')).toMatch(
    /\nexport \{ Aaa as aaa \} from '\.\/aaa\/Aaa\.tsx';\nexport \{ Accordion /,
  );
  expect(withRegistryLine(registry, 'zebra')).toMatch(/\nexport \{ Zebra as zebra \} from '\.\/zebra\/Zebra\.tsx';\n$/);
});

it.each(['made-up', 'shared', 'Pull', 'pull_quote', '../x', '2x'])('refuses the name %s', async (name) => {
  await expect(addBlock(root, name)).rejects.toThrow(UsageError);
});
