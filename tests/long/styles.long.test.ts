import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { samplePublicFolder } from '#builder/files';
import { sheetOfFile } from '#builder/render';
import { projectWithBlock } from '../new/support/block-project.ts';
import { runScript } from '../support/command.ts';
import { sampleSite } from '../support/compiled.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

const { root, run } = projectWithBlock();

/** A small site with a page for each block, where the block's first example stands. */
const folder = temporaryFolder();
const pages = writeSmallSite(folder, 0);
const { examples } = sampleSite();
const types = [...new Set(examples.map(({ type }) => type))].filter((type) => type !== 'hero');
const options = (out: string) => ['--pages', pages, '--public', samplePublicFolder, '--out', join(folder, out)];

function writePage(type: string, block: object): void {
  const page = {
    title: `A page with the block ${type}`,
    description: `This page shows what the block ${type} can do, and has no other block but its first.`,
    sections: [{ type: 'hero', heading: `All about ${type}` }, block],
  };
  writeFileSync(join(pages, `with-${type}.json`), JSON.stringify(page));
}

/** The document of each block's page but for the names of the build's files, which every change of the code changes. */
function documents(out: string): Map<string, string> {
  return new Map(
    types.map((type) => {
      const html = readFileSync(join(folder, out, `with-${type}/index.html`), 'utf8');
      return [type, html.replaceAll(/ data-(app|font|site|build)="[^"]*"/g, '')];
    }),
  );
}

beforeAll(async () => {
  for (const type of types) writePage(type, examples.find((example) => example.type === type)?.block ?? {});
  const { code, output } = await runScript('build', options('before'));
  expect(code, output).toBe(0);
  return () => removeFolder(folder);
});

it('a new block changes no byte of a page without it', () => {
  writePage('made-up', { type: 'made-up', items: [{ title: 'It has styles of its own' }] });
  run('tsx/dist/cli.mjs', 'scripts/build.ts', ...options('with-block'));
  expect(readFileSync(join(folder, 'with-block/with-made-up/index.html'), 'utf8').match(/<style/g)).toHaveLength(2);
  // Blocks that have no sheet of their own yet share one: whoever has one of them has the new one's rules too.
  const sheet = sheetOfFile('src/kit/blocks/made-up/');
  const others = (out: string) =>
    [...documents(out)].filter(([type]) => sheetOfFile(`src/kit/blocks/${type}/`) !== sheet);
  expect(others('before').length).toBeGreaterThan(types.length / 2);
  expect(others('with-block')).toEqual(others('before'));
});

it('other styles of a block change no byte of a page without a block of its sheet', () => {
  edit(join(root, 'src/kit/blocks/accordion/styles.ts'), '`;', '  scroll-margin: 7px;\n`;');
  run('tsx/dist/cli.mjs', 'scripts/build.ts', ...options('changed'));
  const before = documents('with-block');
  const changed = [...documents('changed')].filter(([type, html]) => html !== before.get(type)).map(([type]) => type);
  expect(changed).toContain('accordion');
  expect(changed.length).toBeLessThan(types.length / 3);
  expect(changed).not.toContain('table');
});
