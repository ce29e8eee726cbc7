import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { backwards, cycles, type Import, importsBelow, reachable } from './checks/layers.ts';

const imports = importsBelow(projectRoot, ['src', 'scripts', 'supabase']);

/** Each imports only what stands before it. */
const orders: Readonly<Record<string, readonly string[]>> = {
  content: [
    'src/model',
    'src/content/base',
    'src/content/catalogue',
    'src/content/1-parse',
    'src/content/2-validate',
    'src/content/3-repair',
    'src/content/4-compile',
    'src/content/5-report',
    'src/content/edit',
    'src/content/refactor',
    'src/content/templates',
    'src/content/migrate',
    'src/content/changes',
  ],
  browser: [
    'src/model',
    'src/theme',
    'src/context',
    'src/ui',
    'src/blocks',
    'src/page',
    'src/contact',
    'src/app',
    'src/gallery',
    'src/studio',
  ],
  // What checks and builds a block stands beside its view, and no view knows of it.
  rules: ['src/model', 'src/content', 'src/blocks/*/rules.ts', 'src/blocks/rules.generated.ts', 'src/blocks/rules.ts'],
  scripts: [
    'scripts/files',
    'scripts/cache',
    'scripts/schemas',
    'scripts/hosting',
    'scripts/contact',
    'scripts/browser',
    'scripts/fonts',
    'scripts/supply',
    'scripts/git',
    'scripts/changes',
    'scripts/ci',
    'scripts/render',
    'scripts/pictures',
    'scripts/workers',
    'scripts/build',
    'scripts/references',
    'scripts/refactor',
    'scripts/generate',
    'scripts/new',
    'scripts/server',
    'scripts/gallery',
    'scripts/dev',
    'scripts/studio',
    'scripts/editor',
    'scripts/screenshots',
    'scripts/before-after',
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

it.each(['src', 'src/content', 'scripts'])('every folder of %s has its place', (folder) => {
  const known = Object.values(orders).flat();
  const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const paths = folders.map(({ name }) => `${folder}/${name}`);
  expect(paths.filter((path) => !known.some((layer) => layer === path || layer.startsWith(`${path}/`)))).toEqual([]);
});

it.each(['src', 'src/content', 'scripts'])('CONTRIBUTING.md says of every folder of %s what it does', (folder) => {
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
  const foreign = imports.filter(({ from, to }) => from.startsWith('src/content/') && !shared.test(to));
  expect(foreign).toEqual([]);
});

it('visitors load nothing of the Studio', () => {
  const entries = ['entry-client.tsx', 'entry-server.tsx', 'boot/boot.ts', 'font/first-visit.ts'].map(
    (file) => `src/app/${file}`,
  );
  const loaded = [...reachable(imports, entries)];
  expect(loaded.filter((file) => file.startsWith('src/studio/'))).toEqual([]);
  expect(loaded).toContain('src/app/App.tsx');
  expect(loaded).toContain('src/contact/ContactDialog.tsx');
});

it('the server reads nothing of the content: what it knows of a site stands in what was built', () => {
  const loaded = [...reachable(imports, ['scripts/serve.ts'])];
  expect(loaded.filter((file) => file.startsWith('src/'))).toEqual([]);
  expect(loaded).toContain('scripts/contact/backend.ts');
});

it('finds what it looks for', () => {
  const of = (from: string, to: string): Import => ({ from, to, isType: false, isLazy: false });
  const found = [of('a/x.ts', 'b/y.ts'), of('b/y.ts', 'a/z.ts'), of('a/z.ts', 'a/x.ts'), of('b/q/rules.ts', 'a/x.ts')];
  expect(backwards(found, ['a', 'b'])).toEqual(['a/x.ts imports b/y.ts, which stands after it.']);
  expect(backwards(found, ['b/*/rules.ts', 'a'])).toEqual(['b/q/rules.ts imports a/x.ts, which stands after it.']);
  expect(cycles(found)).toEqual(['a/x.ts → b/y.ts → a/z.ts → a/x.ts']);
  expect([...reachable(found, ['b/q/rules.ts'])]).toEqual(['b/q/rules.ts', 'a/x.ts', 'b/y.ts', 'a/z.ts']);
});
