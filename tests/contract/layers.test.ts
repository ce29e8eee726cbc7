import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { backwards, cycles, doorsOf, importsBelow, importsOf, isTest, reachable, windows } from './checks/layers.ts';

const all = importsBelow(projectRoot, ['src', 'scripts', 'supabase', 'tests']);
const product = all.filter(({ from }) => !isTest(from));
const doors = doorsOf(projectRoot);

const contactFunction = 'supabase/functions/send-contact-email';
const rooms = [
  'src/engine',
  'src/kit',
  'src/builder',
  'src/studio',
  'src/publishing',
  'src/contact-server',
  contactFunction,
];

/** The whole house: each imports only what stands before it. */
const order = [
  'src/kit/model',
  contactFunction,
  'src/engine/base',
  'src/engine/catalogue',
  'src/engine/1-parse',
  'src/engine/2-validate',
  'src/engine/3-repair',
  'src/engine/links',
  'src/engine/kinds',
  'src/engine/4-compile',
  'src/engine/5-report',
  'src/engine/pipeline.ts',
  'src/engine/live',
  'src/engine/fixes',
  'src/engine/index.ts',
  'src/engine/edit',
  'src/engine/refactor',
  'src/engine/templates',
  'src/engine/migrate',
  'src/engine/doors/refactor.ts',
  'src/engine/changes',
  'src/kit/theme',
  'src/kit/context',
  'src/kit/ui',
  'src/kit/contact',
  'src/kit/search',
  'src/kit/blocks',
  // What checks and builds a block stands beside its view, and no view knows of it.
  'src/kit/blocks/*/rules.ts',
  'src/kit/blocks/rules.generated.ts',
  'src/kit/blocks/rules.ts',
  'src/kit/page',
  'src/kit/app',
  'src/kit/gallery',
  'src/kit/index.ts',
  'src/builder/base',
  'src/builder/doors/base.ts',
  'src/contact-server',
  'src/builder/files',
  'src/builder/cache',
  'src/builder/schemas',
  'src/builder/contact',
  'src/builder/hosting',
  'src/builder/browser',
  'src/builder/fonts',
  'src/builder/git',
  'src/builder/changes',
  'src/builder/render',
  'src/builder/own',
  'src/builder/pictures',
  'src/builder/workers',
  'src/builder/doors/render.ts',
  'src/builder/search',
  'src/builder/build',
  'src/builder/doors/files.ts',
  'src/builder/doors/build.ts',
  'src/builder/references',
  'src/builder/links',
  'src/builder/refactor',
  'src/builder/generate',
  'src/builder/new',
  'src/builder/server',
  'src/builder/doors/server.ts',
  'src/builder/gallery',
  'src/builder/doors/generate.ts',
  'src/builder/dev',
  'src/builder/editor',
  'src/builder/doors/dev.ts',
  'src/builder/before-after',
  'src/builder/upgrade',
  'src/builder/doors/change.ts',
  'src/studio',
  'src/publishing/base',
  'src/publishing/git',
  'src/publishing/drafts',
  'src/publishing/publish',
  'src/publishing/delivery',
  'src/publishing/people',
  'src/publishing/look',
  'src/publishing/upkeep',
  'src/publishing/http',
  'src/publishing/index.ts',
  'scripts',
];

describe('the rooms', () => {
  it('are entered by their doors: nobody climbs through a window, tests neither', () => {
    // What starts a command runs before there is anything that could resolve a door.
    const starter = ({ from }: { from: string }) => from === 'scripts/run.mjs';
    expect(
      windows(
        all.filter((one) => !starter(one)),
        rooms,
      ),
    ).toEqual([]);
  });

  it('have at most eight doors each, every one a file that says what it is for and names what it gives out', () => {
    for (const room of rooms) {
      const own = Object.values(doors).filter((file) => file.startsWith(`${room}/`));
      expect(own.length, room).toBeGreaterThan(0);
      expect(own.length, room).toBeLessThanOrEqual(8);
    }
    for (const [name, file] of Object.entries(doors)) {
      expect(
        rooms.filter((room) => file.startsWith(`${room}/`)),
        name,
      ).toHaveLength(1);
      expect(name).not.toContain('*');
      const text = readFileSync(join(projectRoot, file), 'utf8');
      if (!file.includes('.generated.')) expect(text, `${file} begins with its docstring`).toMatch(/^\/\*\*/);
      expect(text, file).not.toMatch(/^export \* from/m);
    }
  });

  it('and their folders import only what stands before them', () => {
    expect(backwards(product, order)).toEqual([]);
  });

  it.each(['src', 'src/engine', 'src/kit', 'src/builder', 'src/publishing'])(
    'every folder of %s has its place in the order',
    (folder) => {
      const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter((entry) =>
        entry.isDirectory(),
      );
      const paths = folders.map(({ name }) => `${folder}/${name}`);
      const missing = paths.filter((path) => !order.some((layer) => layer === path || layer.startsWith(`${path}/`)));
      expect(
        missing.map((path) => `${path}: write it into \`order\` of this file, before all that imports it`),
      ).toEqual([]);
    },
  );

  it.each(['src', 'src/engine', 'src/kit', 'src/builder', 'src/publishing', 'scripts'])(
    'CONTRIBUTING.md says of every folder of %s what it does',
    (folder) => {
      const guide = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
      const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter(
        (entry) => entry.isDirectory() && entry.name !== 'doors',
      );
      const unsaid = folders.filter(({ name }) => !new RegExp(`\\\`(?:[\\w/]+/)?${name}/?\\\``).test(guide));
      expect(unsaid.map(({ name }) => `${folder}/${name}`)).toEqual([]);
    },
  );
});

it('no two modules import each other, on demand neither', () => {
  expect(cycles(product)).toEqual([]);
});

it('a phase of the pipeline is called by `pipeline.ts` alone', () => {
  const phases = [
    '3-repair/repaired-document.ts',
    '4-compile/page/compile-page.ts',
    '4-compile/site/compile-site.ts',
    '5-report/sure-fixes.ts',
  ].map((file) => `src/engine/${file}`);
  const calls = product.filter(({ to, isType }) => phases.includes(to) && !isType);
  expect([...new Set(calls.map(({ to }) => to))].sort()).toEqual(phases);
  expect(calls.filter(({ from }) => from !== 'src/engine/pipeline.ts')).toEqual([]);
});

it('the views take only types of the engine', () => {
  const isView = (file: string) => file.startsWith('src/kit/') && !/\/rules(?:\.generated)?\.ts$/.test(file);
  const values = product.filter(({ from, to, isType }) => isView(from) && to.startsWith('src/engine/') && !isType);
  expect(values).toEqual([]);
});

it('visitors load nothing of the Studio', () => {
  const entries = ['entry-client.tsx', 'entry-server.tsx', 'boot/boot.ts', 'font/first-visit.ts'].map(
    (file) => `src/kit/app/${file}`,
  );
  const loaded = [...reachable(product, entries)];
  expect(loaded.filter((file) => file.startsWith('src/studio/'))).toEqual([]);
  expect(loaded).toContain('src/kit/app/App.tsx');
  expect(loaded).toContain('src/kit/contact/ContactDialog.tsx');
});

it('the server reads nothing of the content: what it knows of a site stands in what was built', () => {
  const loaded = [...reachable(product, ['scripts/serve.ts'])];
  expect(loaded.filter((file) => /^src\/(?:engine|kit|studio)\//.test(file))).toEqual([]);
  expect(loaded).toContain('src/contact-server/backend.ts');
});

describe('the checks of this file', () => {
  const of = (from: string, to: string, door?: string) => ({
    from,
    to,
    isType: false,
    isLazy: false,
    ...(door === undefined ? {} : { door }),
  });
  const found = [of('a/x.ts', 'b/y.ts'), of('b/y.ts', 'a/z.ts'), of('a/z.ts', 'a/x.ts'), of('b/q/rules.ts', 'a/x.ts')];

  it('find what leads back, what leads around, and what is reached', () => {
    expect(backwards(found, ['a', 'b'])).toEqual(['a/x.ts imports b/y.ts, which stands after it.']);
    expect(backwards(found, ['b/*/rules.ts', 'a'])).toEqual(['b/q/rules.ts imports a/x.ts, which stands after it.']);
    expect(cycles(found)).toEqual(['a/x.ts → b/y.ts → a/z.ts → a/x.ts']);
    expect([...reachable(found, ['b/q/rules.ts'])]).toEqual(['b/q/rules.ts', 'a/x.ts', 'b/y.ts', 'a/z.ts']);
  });

  it('find who climbs through a window', () => {
    expect(
      windows([of('tests/t.ts', 'a/x.ts'), of('b/y.ts', 'a/i.ts', '#a'), of('a/x.ts', 'a/z.ts')], ['a', 'b']),
    ).toEqual(['tests/t.ts imports a/x.ts: ask for a door.']);
  });

  it('read doors, files and what is loaded on demand', () => {
    const text =
      "import { a } from '#a';\nexport type { B } from './b.ts';\nconst c = await import('../c.ts');\nimport 'yaml';\n";
    expect(importsOf('d/e.ts', text, { '#a': 'a/index.ts' })).toEqual([
      { from: 'd/e.ts', to: 'a/index.ts', names: ['a'], isType: false, isLazy: false, door: '#a' },
      { from: 'd/e.ts', to: 'd/b.ts', names: ['B'], isType: true, isLazy: false },
      { from: 'd/e.ts', to: 'c.ts', names: ['*'], isType: false, isLazy: true },
    ]);
  });
});
