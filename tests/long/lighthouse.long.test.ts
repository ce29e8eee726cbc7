import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ensureChromium } from '#builder/render';
import { frozenPages, frozenSite } from '../specification/folders.ts';
import { addressLine, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';

/** The last one that runs on Node 20. With all it needs it is 185 MB, so it is fetched for this run alone. */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['accessibility', 'best-practices', 'seo'];
const folder = temporaryFolder();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  removeFolder(folder);
});

/** A folder with the package: the one that LIGHTHOUSE names, or a fresh one. Nothing where it can't be fetched. */
function findLighthouse(): string | undefined {
  const named = process.env['LIGHTHOUSE'];
  if (named) return named;
  const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, lighthouse];
  return spawnSync('npm', args, { stdio: 'ignore' }).status === 0 ? folder : undefined;
}

/** The score of each category, 0 to 100, and the audits that cost one something. */
async function scoresOf(url: string, installed: string, chromePath: string): Promise<[string, number, string[]][]> {
  const cli = join(installed, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--output=json', '--quiet', `--only-categories=${categories}`];
  const args = [cli, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: chromePath };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  const report: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null }>;
  } = JSON.parse(stdout);
  return Object.entries(report.categories).map(([name, { score, auditRefs }]) => {
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0);
    return [name, Math.round((score ?? 0) * 100), failed.map(({ id }) => id)];
  });
}

it('has 100 points of Lighthouse for access, good practice and search on every page', async (context) => {
  const found = findLighthouse();
  if (found === undefined) return context.skip(`needs a registry to fetch ${lighthouse} from, or LIGHTHOUSE`);
  const { executablePath } = ensureChromium(console.log);
  const dist = join(folder, 'dist');
  expect((await runScript('build', [...frozenSite, '--out', dist])).code).toBe(0);
  const server = startScript('serve', [...frozenPages, '--out', dist], { PORT: '0', DATA_DIR: join(folder, 'data') });
  closing.push(() => server.stop());
  const [, origin = ''] = await server.waitFor(addressLine);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThanOrEqual(20);
  const wanting: unknown[] = [];
  for (const path of paths) {
    const scores = await scoresOf(origin + path, found, executablePath);
    console.log(path, scores.map(([name, score]) => `${name} ${score}`).join(', '));
    for (const [name, score, audits] of scores) if (score < 100) wanting.push([path, name, score, ...audits]);
  }
  expect(wanting).toEqual([]);
});
