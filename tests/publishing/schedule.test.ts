import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ScheduledPublications } from '#publishing';
import { isThorough } from '../support/extent.ts';
import { comeIn, startStudioServer } from './support/studio.ts';

const hour = 3_600_000;

/** A publisher with a draft that says other words on page 1, and a clock that the test sets: when, and how long it runs. */
async function withDraft() {
  const server = await startStudioServer();
  const { parts, clock, origin, send } = server;
  const { person, ...keys } = comeIn(parts, 'publisher', 'ada');
  for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
  await parts.publisher.update();
  clock.now = Date.parse('2026-11-27T12:00:00Z');
  const running = { elapsed: 0 };
  /** Another process of the server, with the same clock. */
  const started = () =>
    new ScheduledPublications(parts, {
      now: () => clock.now,
      elapsed: () => running.elapsed,
      after: () => () => undefined,
    });
  const file = join(parts.folders.pages, 'page-1.yaml');
  const begun = parts.drafts.begin(person.id, 'Song');
  if ('refused' in begun) throw new Error(begun.refused);
  const base = readFileSync(file, 'utf8');
  const say = (words: string, type = 'type: prose') => {
    const draft = parts.drafts.find(begun.id);
    const mine = base.replace('It says', words).replace('type: prose', type);
    if (draft) parts.drafts.put({ ...draft, overlay: { 'page-1.yaml': { base, mine } } });
  };
  say('It sings');
  const path = `/_studio/api/drafts/${begun.id}/schedule`;
  return {
    ...server,
    person,
    base,
    draft: begun.id,
    say,
    started,
    set: (at: string, title = 'A song') => send({ ...keys, origin, method: 'PUT', path, body: { at, title } }),
    /** What `set` notes down, without a look at what it would publish. */
    due: (at: string) =>
      parts.schedules.put(begun.id, { at: Date.parse(at), title: 'A song', by: person.id, choices: {} }),
    callOff: () => send({ ...keys, origin, method: 'DELETE', path }),
    shown: async () => (await send({ ...keys, origin, method: 'GET', path })).body['schedule'],
    /** Time goes by, as the clock and the machine agree. */
    wait: (ms: number) => {
      clock.now += ms;
      running.elapsed += ms;
    },
    /** The machine runs on, whatever the clock says. */
    runs: (ms: number) => {
      running.elapsed += ms;
    },
    seen: () => readFileSync(join(parts.publisher.releases.live, 'page-1/index.html'), 'utf8'),
  };
}

it('a draft is published on the hour that was set, as it is then, and what is set is seen, changed and called off', async () => {
  const { parts, set, due, shown, callOff, say, started, wait, seen, draft, mailed } = await withDraft();
  expect(await set('2026-11-27 11:00')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/passed/) },
  });
  expect(await set('soon')).toMatchObject({ status: 400 });
  due('2026-11-28T08:00Z');
  expect(await callOff()).toMatchObject({ status: 200 });
  expect(await shown()).toBeUndefined();
  due('2026-11-28T08:00Z');
  const said = { scheduled: '28 November 2026 at 09:00 (UTC)' };
  expect((await set('2026-11-28T09:00', 'The song')).body).toEqual(said);
  expect(await shown()).toEqual({
    local: '2026-11-28T09:00',
    when: '28 November 2026 at 09:00 (UTC)',
    title: 'The song',
    by: 'ada',
  });
  say('It hums');
  const publications = started();
  wait(20.5 * hour);
  await publications.publishDue();
  expect(seen()).toContain('It says');
  wait(hour / 2);
  await publications.publishDue();
  expect(seen()).toContain('It hums');
  expect(parts.publisher.releases.all()[0]).toMatchObject({ title: 'The song', author: { name: 'ada' } });
  expect(parts.drafts.find(draft)?.overlay).toEqual({});
  expect(await shown()).toBeUndefined();
  expect(mailed).toEqual([]);
});

it('what stands in the way is told at once where the hour is set, and by mail at the hour; nothing changes', async () => {
  const { parts, say, set, due, shown, started, wait, seen, draft, mailed } = await withDraft();
  due('2026-11-28T08:00Z');
  say('It sings', 'type: poem');
  const refused = await set('2026-11-28T09:00');
  expect(refused).toMatchObject({ status: 409, body: { problems: [{ path: 'page-1.yaml' }] } });
  // What was set before holds.
  expect(await shown()).toMatchObject({ local: '2026-11-28T08:00' });
  const publications = started();
  wait(20 * hour);
  await publications.publishDue();
  expect(seen()).toContain('It says');
  expect(await shown()).toMatchObject({ problem: expect.stringMatching(/fix first: .*poem/) });
  expect(mailed).toMatchObject([{ to: 'ada@site.example', subject: 'Not published yet: A song' }]);
  expect(mailed[0]?.text).toMatch(/28 November 2026 at 08:00 \(UTC\)[\s\S]*poem/);
  expect(parts.drafts.find(draft)?.overlay['page-1.yaml']?.mine).toContain('poem');
  // It waits for somebody, and nobody is mailed twice.
  wait(hour);
  await publications.publishDue();
  expect(mailed).toHaveLength(1);
  expect(parts.publisher.releases.all()).toHaveLength(1);
});

it.runIf(isThorough)(
  'a clock that leaps forward is believed a minute later, one that is put back makes it wait',
  async () => {
    const { parts, clock, draft, due, started, runs } = await withDraft();
    due('2026-11-28T08:00Z');
    const schedule = parts.schedules.get(draft);
    // Nobody may publish it, which is noted down once it is tried.
    if (schedule) parts.schedules.put(draft, { ...schedule, by: 'gone' });
    const isTried = async (of = publications) => {
      await of.publishDue();
      return parts.schedules.get(draft)?.problem !== undefined;
    };
    const publications = started();
    expect(await isTried()).toBe(false);
    clock.now += 48 * hour;
    expect(await isTried()).toBe(false);
    clock.now -= 48 * hour;
    runs(30_000);
    expect(await isTried()).toBe(false);
    clock.now += 48 * hour;
    expect(await isTried()).toBe(false);
    runs(61_000);
    expect(await isTried()).toBe(true);
  },
);

it.runIf(isThorough)(
  'what was due while the server was off is published when it starts, once, and that is said',
  async () => {
    const { parts, clock, due, started, seen, mailed } = await withDraft();
    due('2026-11-28T08:00Z');
    clock.now += 22 * hour;
    const publications = started();
    await publications.publishDue();
    expect(seen()).toContain('It sings');
    expect(parts.publisher.releases.all()[0]?.due).toBe(Date.parse('2026-11-28T08:00Z'));
    expect(mailed).toMatchObject([{ subject: 'Published later than you had set: A song' }]);
    clock.now -= 72 * hour;
    await publications.publishDue();
    clock.now += 72 * hour;
    await started().publishDue();
    expect(parts.publisher.releases.all()).toHaveLength(2);
  },
);

it.runIf(isThorough)(
  'what somebody changes who may not publish is not published by the hour of somebody else',
  async () => {
    const { parts, origin, send, draft, due, set, shown, started, wait, seen, person } = await withDraft();
    const { person: ben, ...keys } = comeIn(parts, 'editor', 'ben');
    const shared = parts.drafts.get(draft, person.id);
    if (shared) parts.drafts.put({ ...shared, members: [ben.id] });
    due('2026-11-28T08:00Z');
    const content = await send({ ...keys, origin, method: 'GET', path: `/_studio/api/drafts/${draft}/content` });
    const versions = new Map(content.body['versions'] as [string, string][]);
    const [file = ''] = [...versions.keys()].filter((name) => name.endsWith('/page-1.yaml'));
    const saved = await send({
      ...keys,
      origin,
      method: 'PUT',
      path: `/_studio/api/drafts/${draft}/content`,
      type: 'application/vnd.studio.write+json',
      ifMatch: `"${versions.get(file)}"`,
      body: { changes: [{ file, text: 'title: Mine' }] },
    });
    expect(saved.status).toBe(200);
    expect(await shown()).toMatchObject({ problem: expect.stringMatching(/ben has changed this draft/) });
    wait(21 * hour);
    await started().publishDue();
    expect(seen()).toContain('It says');
    // Who had set it may set it again, and no longer once their role is another one.
    parts.people.change(person.id, { role: 'editor', readsMessages: false });
    expect(await set('2026-11-28T10:00')).toMatchObject({ status: 404 });
  },
);
