import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostingFolder, projectRoot, writeInside } from '#builder/base';
import type { Header } from '#builder/build';
import type { Page } from '#kit/model';
import { compressFolder } from './compress-folder.ts';
import { type Run, run } from './run.ts';

/** The folder that holds what is compared with: ignored by git, made by `npm run bench -- --peers`. */
export const peersFolder = join(projectRoot, '.bench');

/**
 * Some peers need a newer Node than this project does, so one comes with them: the package of this system, for the package
 * `node` fetches that in an install script, which now and then loses to the install around it.
 */
const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform.replace('win32', 'win')}-${process.arch}`;
export const peersNode = join(peersFolder, 'node_modules', nodePackage, 'bin/node');

/** What is compared with, in the versions that the figures of docs/performance.md are from. */
const packages = {
  astro: '7.3.5',
  '@11ty/eleventy': '3.1.5',
  'html-react-parser': '6.1.9',
  lighthouse: '13.5.0',
  next: '16.4.6',
  [nodePackage]: '22.23.3',
  react: '19.3.1',
  'react-dom': '19.3.1',
  yaml: '2.9.1',
};

/** Tools that build the same pages from the same content. */
export const peers = ['astro', 'eleventy', 'next'] as const;
export type Peer = (typeof peers)[number];

/** Installs the tools, once, and writes their projects again. */
export function setUpPeers(): void {
  mkdirSync(peersFolder, { recursive: true });
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)}\n`;
  const file = join(peersFolder, 'package.json');
  const isInstalled = existsSync(join(peersFolder, 'node_modules')) && readFileSync(file, 'utf8') === manifest;
  writeFileSync(file, manifest);
  if (!isInstalled) execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: peersFolder, stdio: 'inherit' });
  cpSync(join(projectRoot, 'scripts/bench/peers'), peersFolder, { recursive: true });
  for (const peer of peers) cpSync(join(projectRoot, 'public'), join(peersFolder, peer, 'public'), { recursive: true });
}

/**
 * Gives the peers the pages of `pages`, with the HTML of this project's build of them in `built`.
 * Returns the folder that they read.
 */
export function writePeerContent(pages: string, built: string): string {
  const folder = join(peersFolder, 'content');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Of a large site the styles stand in a file.
  const files = readdirSync(join(built, 'assets')).filter((name) => /^styles-.*\.css$/.test(name));
  const sheets = new Set(files.map((name) => readFileSync(join(built, 'assets', name), 'utf8')));
  for (const document of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!document.endsWith('index.html')) continue;
    const text = readFileSync(join(built, document), 'utf8');
    for (const [, sheet = ''] of text.matchAll(/<style>([\s\S]*?)<\/style>/g)) sheets.add(sheet);
    const path = /data-page="([^"]*)"/.exec(text)?.[1] ?? '/';
    const html = /<body>\s*([\s\S]*)<\/body>/.exec(text)?.[1] ?? '';
    const { page } = JSON.parse(readFileSync(join(built, document, '../page.json'), 'utf8')) as { page: Page };
    writeInside(folder, `${fileOf(path, pages)}.json`, JSON.stringify({ path, title: page.title, html }));
  }
  for (const name of readdirSync(pages)) if (/^[^_].*\.yaml$/.test(name)) cpSync(join(pages, name), join(folder, name));
  const styles = [...sheets].join('');
  writeFileSync(join(peersFolder, 'astro/src/style.css'), styles);
  writeFileSync(join(peersFolder, 'eleventy/public/style.css'), styles);
  writeFileSync(join(peersFolder, 'next/app/style.css'), styles);
  return folder;
}

/** The name of the file in which the page with an address is written. */
function fileOf(path: string, pages: string): string {
  const name = path === '/' ? 'home' : path.slice(1);
  if (existsSync(join(pages, `${name}.yaml`))) return name;
  const found = readdirSync(pages).find((file) => {
    if (!/^[^_].*\.yaml$/.test(file)) return false;
    const written = /^path: (\S+)/m.exec(readFileSync(join(pages, file), 'utf8'))?.[1] ?? '';
    // A placeholder stands for words that only a build knows.
    const [start = '', ...others] = written.split(/\(\([^)]+\)\)/);
    return others.length > 0 && path.startsWith(start) && path.endsWith(others.at(-1) ?? '');
  });
  if (!found) throw new Error(`No file has the page ${path}.`);
  return found.replace('.yaml', '');
}

/** Builds the content with one of the peers into `out`. */
export async function buildPeer(peer: Peer, content: string, out: string): Promise<Run> {
  const commands = {
    astro: [join(peersFolder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    eleventy: [join(peersFolder, 'node_modules/@11ty/eleventy/cmd.cjs'), '--config=eleventy.config.mjs'],
    next: [join(peersFolder, 'node_modules/next/dist/bin/next'), 'build'],
  };
  const folder = join(peersFolder, peer);
  for (const old of [out, join(folder, '.next'), join(folder, 'out')]) rmSync(old, { recursive: true, force: true });
  const built = await run(commands[peer], {
    node: [peersNode],
    cwd: folder,
    env: { CONTENT: content, OUT: out, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  // Next exports into a folder of its own.
  if (peer === 'next') moveNextSite(join(folder, 'out'), out);
  return built;
}

/** Puts the site that Next has exported into `out`, each page where a host looks for it: `about.html` as `about/index.html`. */
function moveNextSite(exported: string, out: string): void {
  cpSync(exported, out, { recursive: true });
  for (const name of readdirSync(out)) {
    if (!name.endsWith('.html') || /^(index|404|_not-found)\.html$/.test(name)) continue;
    const folder = join(out, name.replace('.html', ''));
    mkdirSync(folder, { recursive: true });
    renameSync(join(out, name), join(folder, 'index.html'));
  }
}

/**
 * A peer's site as a good host would serve it: compressed as this project's site in `built` is, and with its headers.
 */
export async function servablePeer(peer: Peer, content: string, built: string): Promise<string> {
  const out = join(peersFolder, `site-${peer}`);
  await buildPeer(peer, content, out);
  writeFileSync(join(out, '404.html'), '<!doctype html>\n<title>Not found</title>\n');
  copyHeaders(built, out);
  await compressFolder(out);
  return out;
}

/** Gives a site in `out` the headers of this project's site in `built`, save those that speak of its own scripts and pages. */
export function copyHeaders(built: string, out: string): void {
  const own = JSON.parse(readFileSync(join(built, hostingFolder, 'site.json'), 'utf8')) as { headers: Header[] };
  const headers = own.headers.filter(([name]) => !['Content-Security-Policy', 'Speculation-Rules'].includes(name));
  mkdirSync(join(out, hostingFolder), { recursive: true });
  writeFileSync(join(out, hostingFolder, 'site.json'), JSON.stringify({ headers, redirects: [] }));
}
