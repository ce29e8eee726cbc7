import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { filesBelow } from '#builder/files';
import { type Manifest, packedManifest } from './manifest.ts';
import { noticesText } from './notices.ts';
import { packCode, siteCommands } from './pack-code.ts';
import { packedFile, packedWords } from './packed-sources.ts';

const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;

describe('the code of the packed builder', async () => {
  const { files, packages } = await packCode(own.name, siteCommands());

  it('loads what a site installs and nothing that compiles: no bundler, no TypeScript, no React', () => {
    expect(packages).toEqual(['@simplewebauthn/server', 'harfbuzzjs', 'mammoth', 'parse5', 'sharp', 'wawoff2']);
  });

  it('has a file for each command that works on any site, and one that starts them', () => {
    expect(siteCommands()).toEqual(expect.arrayContaining(['start', 'dev', 'studio', 'build', 'validate', 'new']));
    for (const name of [own.name, ...siteCommands(), 'thread', 'launch-editor'])
      expect([...files.keys()]).toContain(`${name}.mjs`);
    expect(files.get(`${own.name}.mjs`)).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('names no command of this repository', () => {
    expect([...files].filter(([, text]) => /\bnpm (?:run|start)\b/.test(text)).map(([name]) => name)).toEqual([]);
  });
});

it('the packed package.json has what npm asks for and depends on what the code loads alone', () => {
  const manifest = packedManifest(own, ['sharp'], ['code']);
  expect(manifest).toMatchObject({
    name: own.name,
    version: own.version,
    bin: { [own.name]: `code/${own.name}.mjs` },
    files: ['code'],
    engines: own.engines,
    dependencies: { sharp: own.dependencies['sharp'] },
  });
  for (const left of ['scripts', 'devDependencies', 'private', 'imports', 'overrides'])
    expect(manifest).not.toHaveProperty(left);
  expect(() => packedManifest(own, ['left-pad'], [])).toThrow(/left-pad/);
});

it('the licences of all that may be part of it are told, and of nothing that makes it or is installed', () => {
  const text = noticesText(projectRoot, ['sharp']);
  for (const name of ['react', 'ajv', '@supabase/supabase-js', 'scheduler']) expect(text).toContain(`\n${name} `);
  for (const name of ['sharp', 'vite', 'esbuild', 'tsx', 'rolldown']) expect(text).not.toContain(`\n${name} `);
  expect(text).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
});

it.each([
  ['Run `npm run validate -- --fix`, then `npm start`.', 'Run `npx b validate --fix`, then `npx b start`.'],
  ['npm run validate --fix', 'npx b validate --fix'],
  ['npm start -- [--pages DIR]', 'npx b start [--pages DIR]'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is such a text
  ['`npm run ${name} --`', '`npx b ${name}`'],
  ['`npm run dev -- --pages other`', '`npx b dev --pages other`'],
  ['It stands in docs/diagnostics.md.', 'It stands in node_modules/b/docs/diagnostics.md.'],
])('its words for %s', (here, there) => {
  expect(packedWords(here, 'b')).toBe(there);
});

it('each module that stands in for another one there has that one beside it', () => {
  const packed = filesBelow(join(projectRoot, 'src')).filter((file) => file.includes('.packed.'));
  expect(packed.length).toBeGreaterThan(0);
  for (const file of packed) {
    const replaced = ['.ts', '.tsx', '.mjs'].map((ending) => file.replace('.packed.ts', ending));
    const found = replaced.filter((each) => existsSync(each));
    expect(found, file).toHaveLength(1);
    expect(packedFile(found[0] ?? '', '')).toBe(file);
  }
});
