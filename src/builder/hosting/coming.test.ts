import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { addressesOfComing } from '../../../tests/time/support/addresses.ts';
import { buildAt, contentsAt } from '../../../tests/time/support/built-site.ts';
import { datedBoundaries, writeDatedSite } from '../../../tests/time/support/dated-site.ts';
import { expectNothingLost } from '../../../tests/time/support/visits.ts';
import { request } from '../../../tests/trust/support/raw-request.ts';
import { type ServedSite, serveBuiltSite } from '../../../tests/trust/support/served-site.ts';
import { type ComingPlan, comingFolder } from './coming.ts';

const folder = temporaryFolder();
const site = writeDatedSite(folder);
const out = join(folder, 'dist');
const start = '2026-02-15T00:00:00Z';
/** The boundaries of the 90 days after it. */
const near = datedBoundaries.slice(0, 5);

// Before the time is another one: builds that run beside it would take what this one keeps for old.
beforeAll(() => buildAt(site, out, start));
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

describe('what a build writes of the days to come', () => {
  it('are the boundaries of 90 days, and the first one after them', () => {
    const { steps, next } = plan();
    expect(steps.map(({ at }) => at.replace('.000', ''))).toEqual(near);
    expect(next?.replace('.000', '')).toBe(datedBoundaries[5]);
  });

  it('makes the site what a build of a later time makes it, byte for byte', async () => {
    const time = near.at(-1) ?? '';
    const again = join(folder, 'again');
    await buildAt(site, again, time);
    expect(await contentsAt(out, time)).toEqual(await contentsAt(again, time));
  });

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

  it('is another site from a boundary on, and no request is lost', async () => {
    const isThere = async (path: string, words: string) => String((await get(path)).body).includes(words);
    setTime('2026-03-01T04:59:59.999Z');
    expect(await isThere('/spring', 'Spring page')).toBe(false);
    await expectNothingLost(served.url, () => setTime('2026-03-01T05:00:00.000Z'), 60);
    expect(await isThere('/spring', 'Spring page')).toBe(true);
    expect(await isThere('/about', 'Spring entry')).toBe(true);
    for (const path of ['/spring', '/spring/index.html', '/spring/page.json'])
      expect((await get(path)).status).toBeLessThan(400);
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
    rmSync(comingFolder(out), { recursive: true });
    const server = await serveBuiltSite(out);
    server.close();
    expect(warn.mock.calls.flat().join()).toContain('plan.json can');
    warn.mockRestore();
  });
});
