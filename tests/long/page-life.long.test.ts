import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { projectRoot, sitePaths } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, type ContentFiles } from '#engine';
import { killRuns } from '../refactor/support/kill-runs.ts';
import { type Command, copyOf, run, stateOf } from '../refactor/support/killed.ts';
import { shippedSite, writeGeneratedSite } from '../refactor/support/life-site.ts';
import { type LifeReport, liveThrough } from '../refactor/support/random-life.ts';
import { mistakesIn } from '../refactor/support/small-site.ts';
import { specification } from '../specification/folders.ts';
import { addressLine, commandLine, runScript, startNode, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { freshSeed, randomFrom } from '../support/random.ts';

const seed = freshSeed();
const pick = randomFrom(seed);

function tell(name: string, { renamed, redirected, removed, refused }: LifeReport): void {
  console.log(
    `${name}: ${renamed} renamed, ${redirected} deleted for another, ${removed} deleted with their links, ${refused.length} refused\n${refused.join('\n')}`,
  );
}

describe('200 random renames and deletes', () => {
  it('60 of the shipped site, in five lives', () => {
    const lives = [0, 1, 2, 3, 4].map((life) => liveThrough(shippedSite(), 12, seed + life));
    for (const [index, life] of lives.entries()) tell(`seed ${seed + index}`, life);
    expect(lives.flatMap(({ broken }) => broken)).toEqual([]);
  });

  it.each([5, 6])('70 of a site of 200 pages, whose old addresses answer, life %i', async (number) => {
    const site = readContent(projectRoot, writeGeneratedSite(200, randomFrom(seed + number)), specification.public);
    const life = liveThrough(site, 70, seed + number);
    tell(`seed ${seed + number}`, life);
    expect(life.broken).toEqual([]);
    // Only what can't be taken out stands in the way of a change.
    expect(life.refused.filter((reason) => !reason.includes('--to PATH'))).toEqual([]);
    await expectAnswers(life.files);
  });
});

/** Builds a site and asks it for every page and every old address. */
async function expectAnswers(files: ContentFiles): Promise<void> {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  for (const { file, text } of allFiles(files)) {
    const path = join(pages, file.slice(files.folder.length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const out = join(folder, 'dist');
  const built = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(built.code, built.output).toBe(0);
  const server = startScript('serve', ['--pages', pages, '--out', out], { PORT: '0', DATA_DIR: join(folder, 'data') });
  const [, url = ''] = await server.waitFor(addressLine);
  try {
    const redirects = Object.keys(redirectsOf(files));
    expect(redirects.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const path of [...redirects, ...(await sitePaths(url))]) {
      const first = await fetch(url + path, { redirect: 'manual' });
      const answer =
        first.status === 301
          ? await fetch(new URL(first.headers.get('location') ?? '', url), { redirect: 'manual' })
          : first;
      if (answer.status !== 200 || (redirects.includes(path) && first.status !== 301))
        wrong.push(`${path}: ${first.status}, ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  } finally {
    await server.stop();
    removeFolder(folder);
  }
}

function redirectsOf(files: ContentFiles): Record<string, string> {
  const lines = /\nredirects:\n((?: {2}.*\n)*)/.exec(files.site?.text ?? '')?.[1] ?? '';
  return Object.fromEntries([...lines.matchAll(/^ {2}(\S+): (\S+)/gm)].map(([, from = '', to = '']) => [from, to]));
}

describe('a change that is ended by force', () => {
  const pages = writeSmallSite(temporaryFolder(), 12);
  const validate = (folder: string) => runScript('validate', ['--pages', folder]);
  const commands: Readonly<Record<string, (folder: string) => Command>> = {
    'a renaming into a folder': (folder) => ['page', 'rename', '/page-3', '/hr/three', '--pages', folder],
    'a deletion': (folder) => ['page', 'delete', '/about', '--to', '/page-1', '--pages', folder],
    'a figure’s new name': (folder) => ['facts', 'rename', 'waiting_time', 'time_to_wait', '--pages', folder],
  };

  it.each(Object.entries(commands))(
    '%s is whole or none: 17 random moments between two calls',
    async (name, command) => {
      const { before, after, wrong, calls } = await killRuns(pages, command, { count: 17, seed, next: validate });
      console.log(`seed ${seed}: ${name}, ended at one of ${calls} calls: ${before} as before, ${after} as after`);
      expect(wrong).toEqual([]);
      expect(before + after).toBe(17);
    },
  );

  it('is whole or none: 30 random moments of its time', async () => {
    const command = commands['a renaming into a folder'] ?? (() => []);
    const whole = copyOf(pages);
    const started = performance.now();
    await run(command(whole));
    const time = performance.now() - started;
    const [old, now] = [JSON.stringify(stateOf(pages)), JSON.stringify(stateOf(whole))];
    const wrong: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const folder = copyOf(pages);
      // Most of its time it starts and reads; it writes towards the end.
      const moment = time * (0.6 + pick(500) / 1000);
      const [name = '', ...args] = command(folder);
      const running = startNode([...commandLine(name), ...args]);
      await sleep(moment);
      await running.stop('SIGKILL');
      await validate(folder);
      const state = JSON.stringify(stateOf(folder));
      if (state !== old && state !== now) wrong.push(`seed ${seed}, run ${index}: ended after ${moment} ms`);
      removeFolder(dirname(folder));
    }
    expect(wrong).toEqual([]);
  });
});

it('nine commands at once lose nothing of each other', async () => {
  const pages = writeSmallSite(temporaryFolder(), 9);
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  const results = await Promise.all(
    numbers.map((number) =>
      number % 3 === 0
        ? runScript('validate', ['--pages', pages])
        : runScript('page', ['rename', `/page-${number}`, `/new-${number}`, '--pages', pages]),
    ),
  );
  expect(results.map(({ code, output }) => (code === 0 ? '' : output)).join('')).toBe('');
  const content = readContent(projectRoot, pages, specification.public);
  expect(mistakesIn(content)).toEqual([]);
  expect(Object.keys(redirectsOf(content)).sort()).toEqual(
    numbers.filter((number) => number % 3 > 0).map((number) => `/page-${number}`),
  );
  expect(Object.keys(stateOf(pages)).filter((name) => name.startsWith('.'))).toEqual([]);
});
