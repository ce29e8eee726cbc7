import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { createDatabase, migrate, migrationFiles } from './support/database.ts';
import { sample } from './support/fixtures.ts';

/** Puts a message in as it would stand after some days. */
async function put(
  database: PGlite,
  status: string,
  { age = 0, sentAge, dueIn = '0', keep }: { age?: number; sentAge?: number; dueIn?: string; keep?: number } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await database.query(
    `insert into public.contact_messages (id, received_at, body_hash, message, status, sent_at, next_attempt_at)
     values ($1, now() - make_interval(days => $2), 'hash', $3, $4,
       case when $4 = 'sent' then now() - make_interval(days => $5) end, now() + $6::interval)`,
    [id, age, keep === undefined ? sample : { ...sample, own: { keep } }, status, sentAge ?? age, dueIn],
  );
  return id;
}

const claim = async (database: PGlite, limit: number) =>
  (await database.query<{ id: string }>('select id from public.contact_claim($1)', [limit])).rows.map(({ id }) => id);

const ids = async (database: PGlite) =>
  (await database.query<{ id: string }>('select id from public.contact_messages')).rows.map(({ id }) => id).sort();

describe('the tables of a project that began with the first version', () => {
  let database: PGlite;
  let upgrade: { before: string[]; after: string[]; queued: string };
  beforeAll(async () => {
    const first = migrationFiles.filter((name) => name.startsWith('2025'));
    database = await createDatabase(first);
    await database.exec("select public.contact_schedule('https://project.example/send', 'secret')");
    await put(database, 'sent', { age: 400 });
    const queued = await put(database, 'queued', { dueIn: '-1 minute' });
    const before = await ids(database);
    await migrate(database, migrationFiles.slice(first.length));
    const [claimed] = await claim(database, 10);
    upgrade = { before, after: await ids(database), queued: claimed === queued ? 'claimed' : 'lost' };
  });
  afterAll(() => database?.close());
  beforeEach(() => database.exec('truncate public.contact_messages, public.contact_files, public.contact_recent'));

  it('keep their messages and their schedule, and get the retention', async () => {
    expect(upgrade.before).toHaveLength(2);
    expect(upgrade).toEqual({ before: upgrade.before, after: upgrade.before, queued: 'claimed' });
    const { rows } = await database.query('select jobname from cron.job order by jobname');
    expect(rows).toEqual([{ jobname: 'contact-drain' }, { jobname: 'contact-retention' }]);
  });

  const planners = [
    '',
    'set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off;',
    'set enable_nestloop = off; set enable_hashjoin = off;',
    'set enable_indexscan = off; set enable_bitmapscan = off; set enable_hashagg = off; set enable_sort = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off;',
  ];
  it.each(someOf(planners, planners.slice(0, 1)))(
    'give out as many messages as were asked for, with the planner’s settings %j',
    async (settings) => {
      for (let count = 0; count < 50; count += 1) await put(database, 'queued', { dueIn: `${count - 100} seconds` });
      await database.exec(`analyze public.contact_messages; ${settings}`);
      const first = await claim(database, 5);
      const second = await claim(database, 7);
      await database.exec('reset all');
      expect(first).toHaveLength(5);
      expect(second).toHaveLength(7);
      expect(new Set([...first, ...second]).size).toBe(12);
    },
  );

  it('try a message again soon that a wrong clock has put off for years, and nothing else that waits', async () => {
    await put(database, 'queued', { dueIn: '1 hour' });
    const parked = await put(database, 'queued', { dueIn: '10 years' });
    await database.exec('select public.contact_ask_for_delivery()');
    expect((await database.query('select from net.requests')).rows).toHaveLength(1);
    expect(await claim(database, 10)).toEqual([parked]);
    await database.query(
      "select public.contact_report($1, 'queued', 1, now() + interval '10 years', null, 'Try again later')",
      [parked],
    );
    const { rows } = await database.query(
      "select next_attempt_at <= now() + interval '4000 seconds' as is_soon from public.contact_messages where id = $1",
      [parked],
    );
    expect(rows).toEqual([{ is_soon: true }]);
  });

  it('give an address one receipt an hour', async () => {
    const take = async (address: string) => {
      const { rows } = await database.query<{ may: boolean }>('select public.contact_take_receipt($1) as may', [
        address,
      ]);
      return rows[0]?.may;
    };
    expect([await take('ada'), await take('ada'), await take('grace')]).toEqual([true, false, true]);
    await database.exec(
      "update public.contact_receipts set sent_at = now() - interval '61 minutes' where address = 'ada'",
    );
    expect([await take('ada'), await take('ada'), await take('grace')]).toEqual([true, false, false]);
  });

  it('count the messages of a sender for all workers, one that is repeated once', async () => {
    const take = async (sender: string, id: string = crypto.randomUUID()) => {
      const { rows } = await database.query<{ wait: number }>('select public.contact_take($1, $2, 3) as wait', [
        sender,
        id,
      ]);
      return rows[0]?.wait;
    };
    const id = crypto.randomUUID();
    expect([await take('ada', id), await take('ada'), await take('ada')]).toEqual([0, 0, 0]);
    const wait = await take('ada');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await take('ada', id)).toBe(0);
    expect(await take('charles')).toBe(0);
    await database.exec("update public.contact_recent set taken_at = taken_at - interval '61 seconds'");
    expect(await take('ada')).toBe(0);
    const { rows } = await database.query('select sender from public.contact_recent');
    expect(rows).toEqual([{ sender: 'ada' }]);
  });

  it('delete what was delivered or kept back after the days that are set, and never what was not delivered', async () => {
    const kept = [
      await put(database, 'sent', { age: 89 }),
      await put(database, 'quarantined', { age: 89 }),
      await put(database, 'sent', { age: 91, keep: 365 }),
      await put(database, 'queued', { age: 900 }),
      await put(database, 'failed', { age: 900 }),
    ];
    await put(database, 'sent', { age: 91 });
    // Days count from the one on which a message came, as the form that promises them says.
    await put(database, 'sent', { age: 95, sentAge: 89 });
    const given = await put(database, 'failed', { age: 91 });
    await database.query("update public.contact_messages set handling = 'answered' where id = $1", [given]);
    await put(database, 'sent', { age: 31, keep: 30 });
    await put(database, 'quarantined', { age: 91 });
    const notices: string[] = [];
    await database.exec('select public.contact_delete_old(90)', {
      onNotice: ({ message }) => notices.push(message ?? ''),
    });
    expect(await ids(database)).toEqual(kept.sort());
    expect(notices.join('\n')).toMatch(/2 messages are not delivered, the oldest from \d{4}-/);
  });

  it.runIf(isThorough)(
    'delete nothing, and fail at nothing, where an earlier version has let more days be set than there are',
    async () => {
      await put(database, 'sent', { age: 900 });
      await database.exec('select public.contact_delete_old(99999999)');
      expect(await ids(database)).toHaveLength(1);
    },
  );

  it.runIf(isThorough)('count what was kept before they had room to give', async () => {
    const old = await createDatabase(migrationFiles.filter((name) => name < '20261124'));
    await put(old, 'sent');
    await old.query('update public.contact_messages set message = jsonb_build_object($1::text, repeat($2, 5000))', [
      'a',
      'b',
    ]);
    await old.exec('select public.contact_keep_for(0)');
    await migrate(
      old,
      migrationFiles.filter((name) => name >= '20261124'),
    );
    expect((await old.query('select network, bytes::int from public.contact_messages')).rows).toEqual([
      { network: '', bytes: 8192 },
    ]);
    await old.close();
  });

  it('keep for as long as the owner says, and say what there is', async () => {
    await database.exec('select public.contact_keep_for(90)');
    const jobs = async () =>
      (
        await database.query<{ schedule: string; command: string }>(
          "select schedule, command from cron.job where jobname = 'contact-retention'",
        )
      ).rows;
    expect(await jobs()).toEqual([{ schedule: '23 3 * * *', command: 'select public.contact_delete_old(90)' }]);
    await database.exec('select public.contact_keep_for(30)');
    expect(await jobs()).toMatchObject([{ command: 'select public.contact_delete_old(30)' }]);
    await database.exec('select public.contact_keep_for(0)');
    expect(await jobs()).toMatchObject([{ command: 'select public.contact_delete_old(null)' }]);
    expect((await database.query('select public.contact_days_kept() as days')).rows).toEqual([{ days: null }]);
    const forEver = await put(database, 'sent', { age: 900 });
    await put(database, 'sent', { age: 31, keep: 30 });
    await database.exec(String((await jobs())[0]?.command));
    expect(await ids(database)).toEqual([forEver]);
    await database.exec('delete from public.contact_messages');
    for (const days of [-1, 36_501, 99_999_999])
      await expect(database.exec(`select public.contact_keep_for(${days})`)).rejects.toThrow(/0 or more, and 36500/);
    await put(database, 'failed', { age: 3 });
    await put(database, 'sent');
    const { rows } = await database.query('select status, messages::int from public.contact_overview()');
    expect(rows).toEqual([
      { status: 'failed', messages: 1 },
      { status: 'sent', messages: 1 },
    ]);
  });
});
