import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/builder/base/project-root.ts';
import { backwards, cycles, type Import, importsBelow, reachable } from './checks/layers.ts';

const imports = importsBelow(projectRoot, ['src', 'scripts', 'supabase']);

/** Each imports only what stands before it. */
const orders: Readonly<Record<string, readonly string[]>> = {
  content: [
    'src/kit/model',
    'src/engine/base',
    'src/engine/catalogue',
    'src/engine/1-parse',
    'src/engine/2-validate',
    'src/engine/3-repair',
    'src/engine/4-compile',
    'src/engine/5-report',
    'src/engine/edit',
    'src/engine/refactor',
    'src/engine/templates',
    'src/engine/migrate',
    'src/engine/changes',
  ],
  browser: [
    'src/kit/model',
    'src/kit/theme',
    'src/kit/context',
    'src/kit/ui',
    'src/kit/blocks',
    'src/kit/page',
    'src/kit/contact',
    'src/kit/app',
    'src/kit/gallery',
    'src/studio',
  ],
  // What checks and builds a block stands beside its view, and no view knows of it.
  rules: [
    'src/kit/model',
    'src/engine',
    'src/kit/blocks/*/rules.ts',
    'src/kit/blocks/rules.generated.ts',
    'src/kit/blocks/rules.ts',
  ],
  scripts: [
    'src/builder/files',
    'src/builder/cache',
    'src/builder/schemas',
    'src/builder/hosting',
    'src/contact-server',
    'src/builder/browser',
    'src/builder/fonts',
    'scripts/supply',
    'src/builder/git',
    'src/builder/changes',
    'scripts/ci',
    'src/builder/render',
    'src/builder/pictures',
    'src/builder/workers',
    'src/builder/build',
    'src/builder/references',
    'src/builder/refactor',
    'src/builder/generate',
    'src/builder/new',
    'src/builder/server',
    'src/builder/gallery',
    'src/builder/dev',
    'src/studio/server',
    'src/builder/editor',
    'scripts/screenshots',
    'src/builder/before-after',
    'scripts/acceptance',
    'scripts/bench',
    'scripts/test',
  ],
};

describe.each(Object.entries(orders))('%s', (_, order) => {
  it('has no import that leads back', () => {
    expect(backwards(imports, order)).toEqual([]);
  });
});

it.each(['src', 'src/engine', 'scripts'])('every folder of %s has its place', (folder) => {
  const known = Object.values(orders).flat();
  const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const paths = folders.map(({ name }) => `${folder}/${name}`);
  expect(paths.filter((path) => !known.some((layer) => layer === path || layer.startsWith(`${path}/`)))).toEqual([]);
});

it.each(['src', 'src/engine', 'scripts'])('CONTRIBUTING.md says of every folder of %s what it does', (folder) => {
  const guide = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const unsaid = folders.filter(({ name }) => !new RegExp(`\\\`(?:[\\w/]+/)?${name}/?\\\``).test(guide));
  expect(unsaid.map(({ name }) => `${folder}/${name}`)).toEqual([]);
});

it('no two modules import each other', () => {
  expect(cycles(imports)).toEqual([]);
});

it('the pipeline imports nothing of ours but what all share: types, and the table of contact fields', () => {
  const shared = /^src\/(?:content|model)\/|^supabase\/functions\/send-contact-email\/fields\.ts$/;
  const foreign = imports.filter(({ from, to }) => from.startsWith('src/engine/') && !shared.test(to));
  expect(foreign).toEqual([]);
});

it('visitors load nothing of the Studio', () => {
  const entries = ['entry-client.tsx', 'entry-server.tsx', 'boot/boot.ts', 'font/first-visit.ts'].map(
    (file) => `src/kit/app/${file}`,
  );
  const loaded = [...reachable(imports, entries)];
  expect(loaded.filter((file) => file.startsWith('src/studio/'))).toEqual([]);
  expect(loaded).toContain('src/kit/app/App.tsx');
  expect(loaded).toContain('src/kit/contact/ContactDialog.tsx');
});

it('the server reads nothing of the content: what it knows of a site stands in what was built', () => {
  const loaded = [...reachable(imports, ['scripts/serve.ts'])];
  expect(loaded.filter((file) => file.startsWith('src/'))).toEqual([]);
  expect(loaded).toContain('src/contact-server/backend.ts');
});

it('finds what it looks for', () => {
  const of = (from: string, to: string): Import => ({ from, to, isType: false, isLazy: false });
  const found = [of('a/x.ts', 'b/y.ts'), of('b/y.ts', 'a/z.ts'), of('a/z.ts', 'a/x.ts'), of('b/q/rules.ts', 'a/x.ts')];
  expect(backwards(found, ['a', 'b'])).toEqual(['a/x.ts imports b/y.ts, which stands after it.']);
  expect(backwards(found, ['b/*/rules.ts', 'a'])).toEqual(['b/q/rules.ts imports a/x.ts, which stands after it.']);
  expect(cycles(found)).toEqual(['a/x.ts → b/y.ts → a/z.ts → a/x.ts']);
  expect([...reachable(found, ['b/q/rules.ts'])]).toEqual(['b/q/rules.ts', 'a/x.ts', 'b/y.ts', 'a/z.ts']);
});
