import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ComingPlan, comingFolder } from '../../scripts/hosting/coming.ts';
import { filesAt } from '../../scripts/server/site-files-at.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { request } from '../trust/support/raw-request.ts';
import { type ServedSite, serveBuiltSite } from '../trust/support/served-site.ts';
import { addressesOfComing } from './support/addresses.ts';
import { buildAt } from './support/built-site.ts';
import { datedBoundaries, writeDatedSite } from './support/dated-site.ts';

const folder = temporaryFolder();
const site = writeDatedSite(folder);
const out = join(folder, 'dist');
const start = '2026-02-15T00:00:00Z';
/** The boundaries of the 90 days after it. */
const near = datedBoundaries.slice(0, 5);

const alone = join(folder, 'alone');

// Before the time is another one: builds that run beside it would take what this one keeps for old.
beforeAll(async () => {
  await buildAt(site, out, start);
  await buildAt(site, alone, start);
});
afterAll(() => {
  vi.useRealTimers();
  removeFolder(folder);
});

/** The one plan beside the built site. */
function plan(): ComingPlan {
  const [id = '', ...others] = readdirSync(comingFolder(out));
  expect(others).toEqual([]);
  return JSON.parse(readFileSync(join(comingFolder(out), id, 'plan.json'), 'utf8')) as ComingPlan;
}

/** What stands in the files of a site at a time; how it is served is compared without the name of its plan. */
async function contentsAt(root: string, time: string): Promise<Map<string, string>> {
  const { files } = await filesAt(root, Date.parse(time));
  const read = (file: string) => readFileSync(file, 'latin1').replace(/,\n {2}"coming": "\w+"/, '');
  return new Map([...files].map(([path, file]): [string, string] => [path, read(file)]).sort());
}

describe('what a build writes of the days to come', () => {
  it('are the boundaries of 90 days, and the first one after them', () => {
    const { steps, next } = plan();
    expect(steps.map(({ at }) => at.replace('.000', ''))).toEqual(near);
    expect(next?.replace('.000', '')).toBe(datedBoundaries[5]);
  });

  it.each([...near.slice(-2), '2026-04-10T00:00:00Z'])(
    'makes the site what a build of %s makes it, byte for byte',
    async (time) => {
      const anew = join(folder, `anew-${time}`);
      await buildAt(site, anew, time);
      expect(await contentsAt(out, time)).toEqual(await contentsAt(anew, time));
    },
  );

  it('holds only what is other than before', () => {
    const [id = ''] = readdirSync(comingFolder(out));
    const step = (name: string) => {
      const below = join(comingFolder(out), id, name);
      const entries = readdirSync(below, { recursive: true, withFileTypes: true });
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      return paths.map((path) => path.slice(below.length + 1)).filter((path) => !/\.(br|gz)$/.test(path));
    };
    // A section of the home page.
    expect(step('2').sort()).toEqual(['index.html', 'page.json']);
    // An article and the feed.
    expect(step('4').sort()).toEqual(['feed.xml', 'news/index.html', 'news/page.json']);
  });

  it('is made anew with the site, and gone where nothing comes any more', async () => {
    const other = join(folder, 'other');
    await buildAt(site, other, start);
    const [first] = readdirSync(comingFolder(other));
    await buildAt(site, other, start);
    expect(readdirSync(comingFolder(other))).toEqual([first]);
    await buildAt(site, other, '2026-02-20T00:00:00Z');
    expect(readdirSync(comingFolder(other))).toHaveLength(1);
    await buildAt(site, other, '2027-01-01');
    expect(existsSync(comingFolder(other))).toBe(false);
    expect(readFileSync(join(other, '_hosting/site.json'), 'utf8')).not.toContain('"coming"');
  });
});

describe('the server', () => {
  let served: ServedSite;
  /** Sets the time for the server, which runs in this process. */
  const setTime = (time: string) => vi.setSystemTime(new Date(time));
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) });
    served = await serveBuiltSite(out);
  });
  afterAll(() => served.close());
  const get = (path: string) => request(served.port, path);

  it('answers none of the addresses of what is not due yet', async () => {
    const addresses = addressesOfComing(out);
    expect(addresses.length).toBeGreaterThan(200);
    const answers = await Promise.all(addresses.map(async (path) => ({ path, ...(await get(path)) })));
    expect(
      answers
        .filter(({ status, body }) => status < 400 || /Spring page|Sale section/.test(String(body)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('is another site at the time of a boundary, and not before', async () => {
    const isThere = async (path: string, words: string) => String((await get(path)).body).includes(words);
    setTime('2026-03-01T04:59:59.999Z');
    expect(await isThere('/spring', 'Spring page')).toBe(false);
    setTime('2026-03-01T05:00:00.000Z');
    expect(await isThere('/spring', 'Spring page')).toBe(true);
    expect(await isThere('/about', 'Spring entry')).toBe(true);
    const due = await Promise.all(
      addressesOfComing(out).map(async (path) => ((await get(path)).status < 400 ? path : '')),
    );
    expect(due).toEqual(expect.arrayContaining(['/spring', '/spring/index.html', '/spring/page.json']));
    setTime('2026-05-01T04:00:00Z');
    expect(await isThere('/', 'Summer hero')).toBe(true);
    expect(await isThere('/', 'Winter hero')).toBe(false);
  });

  it('that starts later begins with what is due', async () => {
    setTime('2026-03-15T00:00:00Z');
    const later = await serveBuiltSite(out);
    const { body } = await request(later.port, '/');
    later.close();
    expect(String(body)).toContain('Sale section');
  });

  it('says what it does not know', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setTime('2026-06-02T00:00:00Z');
    await get('/');
    expect(warn.mock.calls.flat().join()).toContain('2026-06-01T04:00:00.000Z');
    warn.mockClear();
    rmSync(comingFolder(alone), { recursive: true });
    const server = await serveBuiltSite(alone);
    server.close();
    expect(warn.mock.calls.flat().join()).toContain('plan.json can');
    warn.mockRestore();
  });
});

it('a site without days has nothing beside it', async () => {
  vi.useRealTimers();
  const plain = { pages: writeSmallSite(join(folder, 'plain'), 1), publicFolder: site.publicFolder };
  const target = join(folder, 'plain-out');
  await buildAt(plain, target, start);
  expect(existsSync(comingFolder(target))).toBe(false);
});
