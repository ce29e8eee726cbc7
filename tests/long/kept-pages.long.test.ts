import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeVariedSite } from '../build/support/changes.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { freshSeed } from '../support/random.ts';
import { folderDigest } from '../trust/support/folder-digest.ts';
import { leftoverChanges, sourceChanges } from './support/project-changes.ts';
import { copyProject } from './support/project-copy.ts';

const folder = temporaryFolder();
const [kept, cold] = ['kept', 'cold'].map((name) => join(folder, name)) as [string, string];

beforeAll(() => {
  copyProject(kept);
  copyProject(cold, kept);
  for (const root of [kept, cold]) writeVariedSite(root);
});
afterAll(() => removeFolder(folder));

/** `npm run build` in a copy of the project. Returns how it ended; `killAfter` so many ms it is killed. */
function build(root: string, siteUrl: string, killAfter?: number): Promise<number | null> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: root,
    env: { PATH: process.env.PATH, SITE_URL: siteUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (killAfter !== undefined) void setTimeout(killAfter).then(() => child.kill('SIGKILL'));
  return new Promise((fulfil) => child.once('close', fulfil));
}

async function buildAnew(siteUrl: string): Promise<void> {
  for (const name of ['dist', 'node_modules/.cache']) rmSync(join(cold, name), { recursive: true, force: true });
  expect(await build(cold, siteUrl)).toBe(0);
}

/** Which file a page is, or nothing. */
const identity = (root: string) => statSync(join(root, 'dist/page-5/index.html'), { throwIfNoEntry: false })?.ino;

/** Numbers below `limit`, the same ones for the same seed (a linear congruential generator). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

it('whatever changes, and wherever a build is killed, the next one is that of an empty folder, byte for byte', {
  timeout: 2 * 60 * 60_000,
}, async () => {
  const seed = freshSeed();
  const random = randomNumbers(seed);
  const changes = [...Object.entries(sourceChanges), ...Object.entries(leftoverChanges)];
  // Each at least once, in an order of its own.
  const order = changes.map((change) => ({ change, at: random(1e9) })).sort((a, b) => a.at - b.at);
  let siteUrl = 'https://first.example';
  let takenOver = 0;
  let killed = 0;
  expect(await build(kept, siteUrl)).toBe(0);
  for (const [turn, { change }] of order.entries()) {
    const [what, apply] = change;
    const isSource = what in sourceChanges;
    for (const root of isSource ? [kept, cold] : [kept]) apply(root, turn + 1);
    if (turn % 5 === 4) siteUrl = `https://turn-${turn}.example`;
    if (turn % 3 === 2 && (await build(kept, siteUrl, 200 + random(2500))) === null) killed += 1;
    const before = identity(kept);
    const codes = await Promise.all([build(kept, siteUrl), buildAnew(siteUrl)]);
    expect(codes[0], `${what}, turn ${turn}, seed ${seed}`).toBe(0);
    expect(folderDigest(join(kept, 'dist')), `${what}, turn ${turn}, seed ${seed}`).toEqual(
      folderDigest(join(cold, 'dist')),
    );
    if (before !== undefined && before === identity(kept)) takenOver += 1;
    console.log(`${turn + 1} of ${order.length}: ${what}`);
  }
  console.log(JSON.stringify({ seed, turns: order.length, killed, takenOver }));
  // Otherwise nothing would have been tried.
  expect(takenOver).toBeGreaterThan(5);
});
