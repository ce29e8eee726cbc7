import { describe, expect, it } from 'vitest';
import { type ContactHandler, createHostedFunction, drainHeader } from '#contact-function';
import type { DenoTarget } from '../support/deno-target.ts';
import { freshAddress, recordingLog, sample, siteConfig } from '../support/fixtures.ts';

/** How workers of the hosted function keep together, and keep their secrets, with the real database. */
export function hostedWorkerCases(running: () => DenoTarget): void {
  const startWorker = (changes: Record<string, string> = {}) => {
    const log = recordingLog();
    const work: Promise<unknown>[] = [];
    const environment = {
      SUPABASE_URL: running().databaseUrl,
      SUPABASE_ANON_KEY: 'anon-key',
      SUPABASE_SERVICE_ROLE_KEY: 'service-key',
      ...changes,
    };
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    return { handle: createHostedFunction({ environment, config: siteConfig, waitUntil, log }), log, work };
  };
  const send = (handle: ContactHandler, address: string, headers: Record<string, string> = {}) =>
    handle(
      new Request('https://project.example/functions/v1/send-contact-email', {
        method: 'POST',
        headers: {
          apikey: 'anon-key',
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
        body: JSON.stringify(sample),
      }),
      address,
    );
  const drain = (handle: ContactHandler, secret: string) =>
    handle(new Request('https://project.example/', { method: 'POST', headers: { [drainHeader]: secret } }), '');

  it('count a sender’s messages together, without keeping the address', async () => {
    const workers = Array.from({ length: 3 }, () => startWorker({ CONTACT_RATE_LIMIT: '2' }));
    const address = freshAddress();
    const statuses: number[] = [];
    for (const { handle } of workers) statuses.push((await send(handle, address)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await send(startWorker({ CONTACT_RATE_LIMIT: '2' }).handle, freshAddress())).status).toBe(200);
    const { rows } = await running().database.query('select * from public.contact_recent');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  it('take messages even where the database can’t count senders', async () => {
    await running().database.exec('alter function public.contact_take rename to contact_take_away');
    const { handle, log } = startWorker({ CONTACT_RATE_LIMIT: '1' });
    const address = freshAddress();
    const statuses = [(await send(handle, address)).status, (await send(handle, address)).status];
    await running().database.exec('alter function public.contact_take_away rename to contact_take');
    expect(statuses).toEqual([200, 429]);
    expect(log.lines.join('\n')).toContain('this worker counts by itself');
  });

  it('give one network a twentieth of the room, however many addresses it has, as the files do', async () => {
    await running().database.exec('truncate public.contact_messages, public.contact_files');
    // A megabyte is the least that can be set; a twentieth of it holds twelve messages.
    const workers = Array.from({ length: 3 }, () => startWorker({ SPOOL_LIMIT_MB: '1' }));
    const post = async (address: string, key = crypto.randomUUID()) => {
      const { handle } = workers[Math.floor(Math.random() * workers.length)] ?? startWorker();
      return send(handle, address, { 'idempotency-key': key });
    };
    const key = crypto.randomUUID();
    expect((await post('2001:db8:7:1::1', key)).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => (await post(`2001:db8:7:${number}::${number}`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(statuses.filter((status) => status === 429)).toHaveLength(29);
    const refused = await post('2001:db8:7:ffff::1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await post('2001:db8:7:2::1', key)).status).toBe(200);
    expect((await post('2001:db8:8::1')).status).toBe(200);
    const { rows } = await running().database.query('select network from public.contact_messages');
    expect(JSON.stringify(rows)).not.toMatch(/2001|db8/);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(2);
  });

  it('answer 503 where the table holds what it may, and 200 to what was kept before', async () => {
    await running().database.exec('truncate public.contact_messages, public.contact_files');
    const { handle, log } = startWorker({ SPOOL_LIMIT_MB: '1' });
    const key = crypto.randomUUID();
    expect((await send(handle, freshAddress(), { 'idempotency-key': key })).status).toBe(200);
    await running().database.query(
      `insert into public.contact_messages (id, received_at, body_hash, message, status, network, bytes)
       select gen_random_uuid(), now(), 'hash', $1, 'failed', 'network ' || number, 4096 from generate_series(1, 255) number`,
      [sample],
    );
    expect((await send(handle, freshAddress())).status).toBe(503);
    expect(log.lines.at(-1)).toContain('SPOOL_LIMIT_MB');
    expect((await send(handle, freshAddress(), { 'idempotency-key': key })).status).toBe(200);
    await running().database.exec("delete from public.contact_messages where network = 'network 1'");
    expect((await send(handle, freshAddress())).status).toBe(200);
    await running().database.exec('truncate public.contact_messages, public.contact_files');
  });

  it.each([
    { SPOOL_LIMIT_MB: '0' },
    { SPOOL_LIMIT_MB: '99999999' },
    { CONTACT_RATE_LIMIT: '999999999' },
    { CONTACT_RATE_LIMIT: 'many' },
  ])('do not start with %j, and say which numbers can stand there', (changes) => {
    const [name = ''] = Object.keys(changes);
    expect(() => startWorker(changes as Record<string, string>)).toThrow(
      new RegExp(`^${name} must be a whole number from \\d+ to \\d+, such as \\d+, not ".*"\\.$`),
    );
  });

  it('keep messages and mail nobody without a key of the mail service, and say so', async () => {
    const { handle, log, work } = startWorker();
    const { id } = await (await send(handle, freshAddress())).json();
    await Promise.all(work);
    expect(log.lines.join('\n')).toContain('MAIL_API_KEY is not set: messages are kept, but nobody is mailed.');
    const { rows } = await running().database.query(
      'select status, attempts from public.contact_messages where id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'queued', attempts: 0 }]);
  });

  it('take messages from the origins and with the keys that are added, and from no others', async () => {
    const { handle } = startWorker({
      CONTACT_ORIGINS: 'https://preview.example, https://www.example',
      CONTACT_KEYS: 'k1,k2',
    });
    const answer = async (headers: Record<string, string>) => (await send(handle, freshAddress(), headers)).status;
    expect(await answer({ origin: 'https://www.example', apikey: 'k2' })).toBe(200);
    expect(await answer({ origin: siteConfig.url, apikey: 'k1' })).toBe(200);
    expect(await answer({ origin: 'https://other.example', apikey: 'k1' })).toBe(403);
    expect(await answer({ origin: 'https://www.example', apikey: 'k3' })).toBe(401);
  });

  it('say where they can’t tell visitors apart', () => {
    const warning = expect.stringContaining('all visitors behind one proxy count as one sender');
    expect(startWorker().log.lines).toEqual([warning]);
    expect(startWorker({ TRUST_PROXY: 'cf-connecting-ip' }).log.lines).toEqual([]);
  });

  it.each([
    ['the right secret', 'a long secret', 'a long secret', 200],
    ['one that begins alike', 'a long secret', 'a long secreT', 401],
    ['a part of it', 'a long secret', 'a long', 401],
    ['nothing', 'a long secret', '', 401],
    ['nothing where none is set', '', '', 401],
    ['anything where none is set', '', 'undefined', 401],
  ])('deliver for who shows %s', async (_, CONTACT_DRAIN_SECRET, shown, status) => {
    const { handle } = startWorker({
      ...(CONTACT_DRAIN_SECRET !== '' && { CONTACT_DRAIN_SECRET }),
      MAIL_API_URL: running().mailService.url,
      MAIL_API_KEY: 'mail-key',
    });
    expect((await drain(handle, shown)).status).toBe(status);
  });

  describe('show no secret, in no log and no row', () => {
    it.each([
      ['a key that no header can hold', { MAIL_API_KEY: 're_hunter2-\u2026-x' }],
      ['a key with a line end', { MAIL_API_KEY: 're_hunter2\nhunter2' }],
      ['an address with a password', { MAIL_API_URL: 'http://site:hunter2@127.0.0.1:9/emails' }],
      ['an address that is none', { MAIL_API_URL: 'site:hunter2@mail' }],
      ['an address without TLS', { MAIL_API_URL: 'http://mail.example/hunter2' }],
      ['a service that is away', { MAIL_API_URL: 'http://127.0.0.1:9/emails' }],
      ['a database that is away', { SUPABASE_URL: 'http://127.0.0.1:9' }],
      ['a database with a password in its address', { SUPABASE_URL: 'http://site:hunter2@127.0.0.1:9' }],
      ['a service key that no header can hold', { SUPABASE_SERVICE_ROLE_KEY: 'hunter2-\u2026-hunter2' }],
    ])('with %s', async (_, changes) => {
      const { handle, log, work } = startWorker({
        MAIL_API_KEY: 're_hunter2-key',
        CONTACT_DRAIN_SECRET: 'hunter2 of the schedule',
        TRUST_PROXY: '1',
        ...changes,
      });
      await send(handle, freshAddress());
      await Promise.all(work);
      await running().database.exec('update public.contact_messages set next_attempt_at = now()');
      await drain(handle, 'hunter2 of the schedule');
      expect(log.lines.length).toBeGreaterThan(0);
      expect(log.lines.join('\n')).not.toContain('hunter2');
      const { rows } = await running().database.query('select last_error from public.contact_messages');
      expect(JSON.stringify(rows)).not.toContain('hunter2');
    });
  });
}
