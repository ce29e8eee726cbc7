import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fontFolder } from '#builder/base';
import { readPublic } from '#builder/build';
import { isOwnOutput, pagePaths, withoutCompression } from '#engine';
import { specification } from '../specification/folders.ts';
import { addressLine, type CommandResult, runScript, startScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { isThorough, someOf } from '../support/extent.ts';

const folder = temporaryFolder();
const few = smallSite('few', 2);
beforeAll(async () => {
  expect((await build(few)).output).toMatch(/^Built /);
});
afterAll(() => removeFolder(folder));

/** A small site of its own: its content folder and where it is built to. */
function smallSite(name: string, count: number): { pages: string; out: string } {
  mkdirSync(join(folder, name));
  return { pages: writeSmallSite(join(folder, name), count), out: join(folder, name, 'dist') };
}

function build({ pages, out }: { pages: string; out: string }): Promise<CommandResult> {
  return runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
}

/** Every file below a folder with its bytes. */
function snapshot(of: string): Map<string, string> {
  const entries = readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [file.slice(of.length + 1), readFileSync(file, 'base64')]));
}

function scripts(of: string): Map<string, string> {
  return new Map([...snapshot(of)].filter(([file]) => file.endsWith('.js')));
}

describe('a content folder of any size', () => {
  it('is built to the same bytes each time', async () => {
    const again = { ...few, out: join(folder, 'few/again') };
    expect((await build(again)).output).toMatch(/^Built /);
    expect(snapshot(again.out)).toEqual(snapshot(few.out));
  });

  it('has the same script, whether it holds 2 pages or many', async () => {
    const count = isThorough ? 200 : 20;
    const many = smallSite('many', count);
    expect((await build(many)).output).toMatch(/^Built /);
    expect(scripts(few.out).size).toBeGreaterThan(0);
    expect(scripts(many.out)).toEqual(scripts(few.out));
    expect(readFileSync(join(many.out, `page-${count}/index.html`), 'utf8')).toContain(
      `It says <strong>${count}</strong>.`,
    );
  }, 180_000);

  it('has no file but those of its pages, of the public folder, and those that are known to be the build’s own', async () => {
    const addresses = readdirSync(few.pages).filter((name) => !name.startsWith('_'));
    const ofPages = addresses.flatMap((name) =>
      pagePaths(name === 'home.yaml' ? '/' : `/${name.replace('.yaml', '')}`),
    );
    const letters = readPublic(fontFolder).map(({ path }) => `fonts/${path}`);
    const known = new Set([...ofPages, ...letters, ...readPublic(specification.public).map(({ path }) => path)]);
    const others = [...snapshot(few.out).keys()].filter((path) => !known.has(withoutCompression(path)));
    expect(others.filter((path) => !isOwnOutput(path, []))).toEqual([]);
  });

  it('may hold pages in JSON', async () => {
    const site = smallSite('json', 0);
    const page = {
      title: 'A page that is written in JSON',
      description: 'JSON files are read by the same parser as YAML files, with the same messages.',
      sections: [{ type: 'hero', heading: 'Written in JSON' }],
    };
    writeFileSync(join(site.pages, 'data.json'), JSON.stringify(page));
    expect((await build(site)).output).toMatch(/^Built /);
    expect(readFileSync(join(site.out, 'data/index.html'), 'utf8')).toMatch(/<h1[^>]*>Written in JSON/);
    expect(readFileSync(join(site.out, 'sitemap.xml'), 'utf8')).toContain('/data</loc>');
  });
});

describe('what can’t be built', () => {
  const mistakes: [what: string, make: (pages: string) => void, place: RegExp, word: RegExp][] = [
    [
      'a field that does not exist',
      (pages) => edit(join(pages, 'page-1.yaml'), 'heading: Page 1', 'headin: Page 1'),
      /page-1\.yaml:4:19\b/,
      /headin/,
    ],
    [
      'a block that does not exist',
      (pages) => edit(join(pages, 'page-1.yaml'), 'type: prose', 'type: prosa'),
      /page-1\.yaml:5:\d+\b/,
      /prosa/,
    ],
    [
      'YAML that can’t be read',
      (pages) => edit(join(pages, 'page-1.yaml'), 'title: Page', 'title: "Page'),
      /page-1\.yaml:1:\d+\b/,
      /page-1/,
    ],
    [
      'a page without sections',
      (pages) => edit(join(pages, 'page-1.yaml'), /^sections:[\s\S]*/m, ''),
      /page-1\.yaml:\d+:\d+\b/,
      /sections/,
    ],
    [
      'two files with one address',
      (pages) => edit(join(pages, 'page-2.yaml'), 'title:', 'path: /page-1\ntitle:'),
      /page-[12]\.yaml:\d+:\d+\b/,
      /\/page-1/,
    ],
    ['a missing _site.yaml', (pages) => rmSync(join(pages, '_site.yaml')), /_site\.yaml:1:1\b/, /missing/],
    [
      'a file that can’t be read',
      (pages) => mkdirSync(join(pages, 'unreadable.yaml')),
      /unreadable\.yaml:1:1\b/,
      /can't be read/,
    ],
  ];

  it.each(someOf(mistakes, mistakes.slice(0, 1)))(
    '%s: its place, exit code 1, and the old site stays whole',
    async (what, make, place, word) => {
      const { pages, out } = smallSite(what.replaceAll(/\W/g, '-'), 2);
      const before = 'the site that was built before';
      mkdirSync(join(out, '_hosting'), { recursive: true }); // by it a build is known as one
      writeFileSync(join(out, 'index.html'), before);
      make(pages);
      const { code, output } = await build({ pages, out });
      expect(output).toMatch(place);
      expect(output).toMatch(word);
      expect(output).not.toMatch(/\n\s+at .+:\d+:\d+/);
      expect(code).toBe(1);
      expect(readdirSync(join(out, '..')).sort()).toEqual(['dist', 'pages']);
      expect(snapshot(out)).toEqual(new Map([['index.html', Buffer.from(before).toString('base64')]]));
    },
  );

  it('a folder that does not exist', async () => {
    const out = join(folder, 'nowhere');
    const { code, output } = await build({ pages: join(folder, 'no-such-folder'), out });
    expect(output).toMatch(/no-such-folder/);
    expect(code).toBe(1);
    expect(existsSync(out)).toBe(false);
  });
});

describe('the commands that serve', () => {
  it('build and serve, and say where', async () => {
    const { pages, out } = smallSite('started', 1);
    const environment = { PORT: '0', DATA_DIR: join(folder, 'data') };
    const server = startScript('start', ['--pages', pages, '--out', out], environment);
    onTestFinished(async () => void (await server.stop()));
    const [, url = ''] = await server.waitFor(addressLine);
    expect(await (await fetch(`${url}/page-1`)).text()).toContain('It says <strong>1</strong>.');
    expect((await fetch(`${url}/page-2`)).status).toBe(404);
    expect((await server.stop()).code).toBe(0);
  });

  it('say in one line that a port is in use, with exit code 2', async () => {
    const { pages, out } = few;
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((fulfil) => other.once('listening', fulfil));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const environment = { PORT: port, DATA_DIR: join(folder, 'other') };
    const [source, target] = [
      ['--pages', pages],
      ['--out', out],
    ];
    const unbuilt = join(folder, 'unbuilt');
    const commands = [
      ['serve', ...source, ...target],
      ['start', ...source, '--out', unbuilt],
      ['dev', ...source],
      ['studio', ...source],
    ] as const;
    for (const [command, ...args] of someOf(commands, commands.slice(1, 3))) {
      const { code, stderr } = await runScript(command, args, environment);
      expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`^Port ${port} .*in use`))]);
      expect(code).toBe(2);
    }
    // It is said before anything is made.
    expect(existsSync(unbuilt)).toBe(false);
    other.close();
  });
});
