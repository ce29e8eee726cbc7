import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withRegistryEntry } from '../../scripts/new/block-templates.ts';
import { addBlock } from '../../scripts/new/new-block.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { readSchemas } from '../../scripts/schemas/bundle.ts';
import { createChecker } from '../../scripts/schemas/create-checker.ts';
import { loadSampleSite } from '../../scripts/schemas/sample-site.ts';
import { compileSchemas } from '../../scripts/schemas/standalone.ts';
import { UsageError } from '../../scripts/usage-error.ts';
import { projectWithBlock } from './support/block-project.ts';

const { root, told, run } = projectWithBlock();

it('says what it wrote and what to do next', () => {
  expect(told()).toContain(
    'src/blocks/pull-quote/ with schema.json, examples.yaml, PullQuote.tsx, styles.ts, pull-quote.test.tsx',
  );
  expect(told()).toContain('What to do next:');
});

it('stands at its place in the registry', () => {
  const registry = readFileSync(join(root, 'src/blocks/registry.ts'), 'utf8');
  expect(registry).toMatch(/Prose\.tsx';\nimport \{ PullQuote \} from '\.\/pull-quote\/PullQuote\.tsx';\nimport/);
  expect(registry).toMatch(/ {2}prose: Prose,\n {2}'pull-quote': PullQuote,\n/);
});

it('is written as the linter wants it', () => {
  run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'src/blocks/pull-quote', 'src/blocks/registry.ts');
});

it('has examples that are valid, so that the gallery and the style sheet have it', async () => {
  const { examples } = loadSampleSite(root, createChecker(await compileSchemas(readSchemas(root))));
  expect(examples.filter(({ type }) => type === 'pull-quote').map(({ name }) => name)).toEqual([
    'plain',
    'full',
    'bold',
  ]);
});

it('puts a name of one word first and last', () => {
  const registry = readFileSync(join(projectRoot, 'src/blocks/registry.ts'), 'utf8');
  const first = withRegistryEntry(registry, 'aside');
  expect(first.indexOf('import { Aside }')).toBeLessThan(first.indexOf('import { Accordion }') + 200);
  expect(withRegistryEntry(registry, 'zebra')).toMatch(/ {2}zebra: Zebra,\n\};/);
});

it.each(['pull-quote', 'shared', 'Pull', 'pull_quote', '../x', '2x'])('refuses the name %s', async (name) => {
  await expect(addBlock(root, name)).rejects.toThrow(UsageError);
});
