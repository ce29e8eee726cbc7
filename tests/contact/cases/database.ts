import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../support/fixtures.ts';

/** Who may do what with the tables of the hosted backend. */
export function databaseCases(running: () => PGlite): void {
  const accept = async (id: string, hash: string, suspicions: string[] = []) => {
    const { rows } = await running().query<{ answer: string }>(
      'select public.contact_accept($1, now(), $2, $3, $4) as answer',
      [id, hash, suspicions, sample],
    );
    return rows[0]?.answer;
  };
  const as = (role: string, sql: string) =>
    running().transaction(async (transaction) => {
      await transaction.query(`set local role ${role}`);
      return transaction.query(sql);
    });
  const insert = (status: string) =>
    `insert into public.contact_messages (id, received_at, body_hash, message, status)
     values (gen_random_uuid(), now(), 'h', '{}', '${status}')`;

  const all = async () => (await running().query('select * from public.contact_messages order by id')).rows;
  beforeAll(() => accept(crypto.randomUUID(), 'hash'));

  describe.each(['anon', 'authenticated'])('as the role %s', (role) => {
    it('shows no row', async () => {
      expect((await as(role, 'select * from public.contact_messages')).rows).toEqual([]);
    });

    it.each([
      insert('sent'),
      insert('queued'),
      "update public.contact_messages set status = 'sent'",
      'delete from public.contact_messages',
      'truncate public.contact_messages, public.contact_files',
      "select public.contact_accept(gen_random_uuid(), now(), 'h', '{}', '{}')",
      "select public.contact_keep(gen_random_uuid(), now(), 'h', '{}', '{}', 'network', 1, 10, 10)",
      "select public.contact_keep_sent(gen_random_uuid(), now(), 'h', '{}', '{}', '{}', '{}', 'network', 1, 10, 10)",
      "select public.contact_take_files(gen_random_uuid(), '[]', 'network', 10, 10)",
      'select public.contact_let_go(array[gen_random_uuid()])',
      'select public.contact_loose_files(1)',
      'select public.contact_forget_files(array[gen_random_uuid()])',
      "insert into public.contact_files (id, network, bytes) values (gen_random_uuid(), 'network', 1)",
      'delete from public.contact_files',
      "select public.contact_inbox_log('who', 'did', 'about')",
      'select public.contact_inbox_unread(1)',
      "select public.contact_inbox_index('[]')",
      "select public.contact_inbox_ids('new', null, '{}', 'newest', 0, 1)",
      "select public.contact_inbox_list('new', null, '{}', 'newest', 0, 1)",
      "select public.contact_inbox_person('ada@example.org')",
      'select public.contact_inbox_messages(array[gen_random_uuid()])',
      'select public.contact_inbox_whole(m) from public.contact_messages as m',
      'select public.contact_days_kept()',
      "select public.contact_inbox_handle(gen_random_uuid(), 'answered', 'Ada')",
      "select public.contact_inbox_queue(gen_random_uuid(), 'failed')",
      'select public.contact_inbox_delete(gen_random_uuid())',
      'select * from public.contact_log',
      'select public.contact_claim(1)',
      "select public.contact_report(gen_random_uuid(), 'sent', 1, now(), now(), null)",
      'select public.contact_requeue(gen_random_uuid())',
      "select public.contact_schedule('https://elsewhere.example', 'x')",
      'select public.contact_ask_for_delivery()',
      "select public.contact_take('sender', gen_random_uuid(), 1)",
      'select public.contact_delete_old(1)',
      'select public.contact_keep_for(1)',
      'select * from public.contact_overview()',
      "insert into public.contact_recent values ('sender', gen_random_uuid())",
      'delete from public.contact_recent',
      'truncate public.contact_recent',
    ])('refuses: %s', async (sql) => {
      const before = await all();
      expect(before.length).toBeGreaterThan(0);
      await expect(as(role, sql)).rejects.toThrow(/permission denied|row-level security/);
      expect(await all()).toEqual(before);
    });
  });

  it('keeps a message once, and tells a repetition from another message', async () => {
    const id = crypto.randomUUID();
    expect(await accept(id, 'hash', ['trap'])).toBe('stored');
    expect(await accept(id, 'hash', ['trap'])).toBe('repeated');
    expect(await accept(id, 'another', [])).toBe('conflict');
    const { rows } = await running().query('select status from public.contact_messages where id = $1', [id]);
    expect(rows).toEqual([{ status: 'quarantined' }]);
  });

  it('lets nobody change what was written into the log, the server neither', async () => {
    await as('service_role', "select public.contact_inbox_log('Ada', 'read the message', 'one of today')");
    for (const sql of ["update public.contact_log set who = 'Eve'", 'delete from public.contact_log'])
      await expect(as('service_role', sql)).rejects.toThrow(/permission denied/);
    expect((await as('service_role', 'select who, did, about from public.contact_log')).rows).toEqual([
      { who: 'Ada', did: 'read the message', about: 'one of today' },
    ]);
  });

  it('asks the function to deliver only while something is due, with the secret from the vault', async () => {
    const requests = async () => (await running().query('select url, headers from net.requests')).rows;
    await running().query("select public.contact_schedule('https://old.example', 'old')");
    await running().query("select public.contact_schedule('https://project.example/send', 'secret')");
    const { rows } = await running().query<{ schedule: string; command: string }>(
      "select schedule, command from cron.job where jobname = 'contact-drain'",
    );
    expect(rows).toEqual([{ schedule: '30 seconds', command: 'select public.contact_ask_for_delivery()' }]);
    await running().exec(rows[0]?.command ?? '');
    const headers = { 'content-type': 'application/json', 'x-contact-drain': 'secret' };
    expect(await requests()).toEqual([{ url: 'https://project.example/send', headers }]);
    await running().query('select public.contact_claim(10000)');
    await running().exec(rows[0]?.command ?? '');
    expect(await requests()).toHaveLength(1);
  });
}
