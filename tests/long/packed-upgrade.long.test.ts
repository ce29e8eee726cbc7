import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningCommand } from '../support/command.ts';
import { edit, removeFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';
import { manifestOf, startRegistry } from '../support/registry.ts';
import { nextVersion, packNextVersion } from './support/next-version.ts';
import { Workplace } from './support/packed-site.ts';
import { commitAll, copySite, stateOf, writeOwnParts } from './support/upgraded-site.ts';

// From this version's packed builder to a made-up next one, of a site with code of its own, comments and two languages.
const place = new Workplace();
const first = join(place.desk, 'library');
const next = `../pagewright-${nextVersion}.tgz`;
const note = '.pagewright/upgrade/note.json';
/** How a site is before and after, and how long the upgrade and its last part, which brings it over, take in ms. */
const reference = { before: '', after: '', whole: 0, last: 0 };

beforeAll(async () => {
  for (const name of ['home', 'temporary', 'state']) mkdirSync(join(place.folder, name));
  await place.pack();
  await packNextVersion(place.desk);
  const asked = ['--template', 'workshop', '--languages', 'en,es'];
  const { code, output } = await place.npx('new', 'site', 'library', ...asked);
  expect(code, output).toBe(0);
  await place.install(first, 'vite');
  writeOwnParts(first);
  expect((await place.run(first, 'test')).code).toBe(0);
  commitAll(first, 'Own code');
  reference.before = stateOf(first);
});
afterAll(async () => {
  await place.stop();
  removeFolder(place.folder);
});

let copies = 0;
function freshSite(): string {
  copies += 1;
  return copySite(first, join(place.desk, `copy-${copies}`));
}

/** Upgrades a site that has to stay as it is, and gives what is said of that. */
async function refused(site: string, ...args: string[]): Promise<string> {
  const before = stateOf(site);
  const { code, output } = await place.run(site, 'upgrade', ...args);
  expect(code, output).toBe(2);
  expect(output).toContain('Nothing was changed');
  expect(stateOf(site)).toBe(before);
  expect(existsSync(join(site, '.pagewright/upgrade'))).toBe(false);
  return output;
}

describe('an upgrade', () => {
  it('changes what the format needs and the version, in one commit that says so, comments and all', async () => {
    const site = freshSite();
    const started = performance.now();
    const running = place.start(site, 'upgrade', next);
    await vi.waitUntil(() => existsSync(join(site, note)), { timeout: 300_000, interval: 1 });
    const noted = performance.now();
    await vi.waitUntil(() => !existsSync(join(site, note)), { timeout: 60_000, interval: 1 });
    reference.last = performance.now() - noted;
    const { code, stdout, stderr } = await running.ended;
    reference.whole = performance.now() - started;
    expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
    reference.after = stateOf(site);

    const git = gitIn(site);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-list', '--count', 'HEAD')).toBe('3');
    const said = git('log', '-1', '--format=%B');
    expect(said).toMatch(/^Upgrade pagewright from 1\.0\.0 to 1\.1\.0\n/);
    for (const words of [
      'Who said a quotation is called `who`.',
      'pages/prices.yaml:',
      'What has changed in the content',
    ])
      expect([said, stdout].map((text) => text.includes(words))).toEqual([true, true]);
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n').sort()).toEqual([
      'package-lock.json',
      'package.json',
      'pages/es/home.yaml',
      'pages/home.yaml',
      'pages/prices.yaml',
      'pagewright-1.0.0.tgz',
      'pagewright-1.1.0.tgz',
    ]);
    const lines = git('diff', '--unified=0', 'HEAD~1', '--', 'pages/prices.yaml')
      .split('\n')
      .filter((line) => /^[-+] /.test(line));
    expect(lines).toEqual([
      '-        by: "Ruth Halvorsen"   # a customer',
      '+        who: "Ruth Halvorsen"   # a customer',
    ]);
    expect(readFileSync(join(site, 'pages/prices.yaml'), 'utf8')).toContain('      # She asked for her full name.\n');
    expect(stdout).toContain('Playwright');
    expect(readdirSync(join(site, '.pagewright'))).not.toContain('upgrade');
  });

  it('leaves a site that works: its tests pass, and npm installs the same', async () => {
    const site = join(place.desk, 'copy-1');
    const tested = await place.run(site, 'test');
    expect(tested.stdout).toMatch(/, 0 failed$/m);
    const { code, output } = await place.npm(site, 'ci');
    expect(code, output).toBe(0);
    expect(stateOf(site)).toBe(reference.after);
    expect((await place.run(site, 'validate')).code).toBe(0);
  });

  it('is there already the second time, and leads to no earlier version', async () => {
    const site = join(place.desk, 'copy-1');
    const again = await place.run(site, 'upgrade', next);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toBe('pagewright 1.1.0 is there already. Nothing was changed.\n');
    expect(await refused(site, '../pagewright-1.0.0.tgz')).toContain('is later than 1.0.0');
    expect(await refused(site, '1.0.0')).toContain('git revert');
  });
});

describe('an upgrade that can’t be', () => {
  it.each([
    ['nothing that is named', [], /name the file of another version/],
    ['what is neither a version nor a file', ['newest'], /`newest` is neither/],
    ['a file of another kind', ['package.json'], /is no packed pagewright/],
  ])('for %s, is told', async (_, args, words) => {
    expect(await refused(freshSite(), ...args)).toMatch(words);
  });

  it('for a version that can’t be had, says what npm says', async () => {
    expect(await refused(freshSite(), '9.9.9')).toMatch(/9\.9\.9 can't be installed\.\n {2}\S/);
  });

  it('over work that isn’t committed, names it, and it stays', async () => {
    const site = freshSite();
    edit(join(site, 'pages/about.yaml'), 'Four stands', 'Five stands');
    expect(await refused(site, next)).toContain('aren’t committed');
    expect(readFileSync(join(site, 'pages/about.yaml'), 'utf8')).toContain('Five stands');
  });

  it('where a page has a mistake already, names its line', async () => {
    const site = freshSite();
    edit(join(site, 'pages/about.yaml'), 'heading: Four stands', 'heding: Four stands');
    commitAll(site, 'A slip');
    expect(await refused(site, next)).toMatch(/pages\/about\.yaml:\d+[\s\S]*These mistakes are there already/);
  });

  it('where the new format would leave a mistake, names its line', async () => {
    const site = freshSite();
    edit(join(site, 'checks/no-jargon.ts'), '/leverage/.test(text)', "path.at(-1) === 'who'");
    commitAll(site, 'A check that knows a field which isn’t there yet');
    expect(await refused(site, next)).toMatch(/pages\/prices\.yaml:\d+[\s\S]*Nobody says this/);
  });

  it('where a block of its own doesn’t fit the version, names the file', async () => {
    const site = freshSite();
    const field =
      '"mail": { "$ref": "../../node_modules/pagewright/schema/definitions.schema.json#/definitions/email" },';
    edit(
      join(site, 'blocks/tide-table/schema.json'),
      '"items": {\n      "type": "array"',
      `${field}\n    "items": {\n      "type": "array"`,
    );
    commitAll(site, 'A mail address');
    const said = await refused(site, next);
    expect(said).toContain('blocks/tide-table/schema.json');
    expect(said).toContain("So this site can't have pagewright 1.1.0 yet.");
  });

  it('beside another one that runs, waits for none', async () => {
    const site = freshSite();
    const running = place.start(site, 'upgrade', next);
    await vi.waitUntil(() => existsSync(join(site, '.pagewright/upgrade')), { timeout: 60_000 });
    expect((await place.run(site, 'upgrade', next)).stderr).toContain('Another upgrade of this site runs.');
    expect((await running.ended).code).toBe(0);
    expect(stateOf(site)).toBe(reference.after);
  });
});

it('a file that lies beside package.json is taken from there', async () => {
  const site = freshSite();
  cpSync(join(site, next), join(site, `pagewright-${nextVersion}.tgz`));
  expect((await place.run(join(site, 'pages'), 'upgrade', `../pagewright-${nextVersion}.tgz`)).code).toBe(0);
  expect(stateOf(site)).toBe(reference.after);
});

it('from a registry, the newest version is taken where none is named, and the file of the one before goes', async () => {
  const packed = (version: string) => join(place.desk, `pagewright-${version}.tgz`);
  const site = freshSite();
  const registry = await startRegistry(manifestOf(packed(nextVersion)), {
    '1.0.0': packed('1.0.0'),
    [nextVersion]: packed(nextVersion),
  });
  vi.stubEnv('npm_config_registry', registry.url);
  try {
    const { code, output } = await place.run(site, 'upgrade', nextVersion);
    expect(code, output).toBe(0);
    expect(readdirSync(site).filter((name) => name.endsWith('.tgz'))).toEqual([]);
    expect(readFileSync(join(site, 'package.json'), 'utf8')).toContain(`"pagewright": "${nextVersion}"`);
    const again = await place.run(site, 'upgrade');
    expect(again.stdout).toBe('pagewright 1.1.0 is there already. Nothing was changed.\n');
    expect(await refused(site, '9.9.9')).toContain('No matching version found for pagewright@9.9.9');
  } finally {
    vi.unstubAllEnvs();
    registry.stop();
  }
});

it('what looks different is shown before and after, and nothing else', async () => {
  const site = freshSite();
  await place.install(site, 'playwright');
  commitAll(site, 'Pictures');
  const { code, stdout } = await place.run(site, 'upgrade', next);
  expect(code, stdout).toBe(0);
  const [, file = ''] = /before and after: (\S+)/.exec(stdout) ?? [];
  const page = readFileSync(join(site, file), 'utf8');
  expect([...page.matchAll(/<h2>([^<]*)/g)].map(([, address]) => address).sort()).toEqual(['/', '/es', '/prices']);
  expect(page.match(/<img /g)).toHaveLength(3 * 2 * 2);
});

describe('killed at any moment, an upgrade is there or isn’t, and is done by the next one', () => {
  const moments = Array.from({ length: 10 }, (_, index) => index + 0.5);
  let between = 0;

  it.each(moments)('moment %d of ten of all that it does', async (moment) => {
    const site = freshSite();
    const running = place.startGroup(site, 'upgrade', next);
    await new Promise((done) => setTimeout(done, (reference.whole * moment) / 10));
    await killed(site, running);
  });

  it.each(moments)('moment %d of ten of bringing it over', async (moment) => {
    const site = freshSite();
    const running = place.startGroup(site, 'upgrade', next);
    let hasEnded = false;
    void running.ended.then(() => {
      hasEnded = true;
    });
    // On a busy machine its last part may be over before it is seen: then it is killed too late, as any moment may be.
    await vi.waitUntil(() => hasEnded || existsSync(join(site, note)), { timeout: 300_000, interval: 1 });
    await new Promise((done) => setTimeout(done, (reference.last * moment) / 10));
    await killed(site, running);
  });

  it('some of these moments were between', () => {
    expect(between).toBeGreaterThan(3);
  });

  async function killed(site: string, { pid = 0, ended }: RunningCommand): Promise<void> {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    await ended;
    const isBetween = existsSync(join(site, note));
    if (isBetween) between += 1;
    else expect([reference.before, reference.after]).toContain(stateOf(site));
    // The next command finds the one or the other, whichever it is.
    const { code, output } = await place.run(site, 'validate', '--no-notes');
    expect(code, output).toBe(0);
    const found = stateOf(site);
    expect(found).toBe(isBetween ? reference.after : found);
    expect([reference.before, reference.after]).toContain(found);
    const again = await place.run(site, 'upgrade', next);
    expect(again.code, again.output).toBe(0);
    expect(stateOf(site)).toBe(reference.after);
    expect(readdirSync(join(site, '.pagewright'))).not.toContain('upgrade');
    removeFolder(site);
  }
});
