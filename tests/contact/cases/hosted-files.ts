import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { type ContactHandler, createHostedFunction, drainHeader, fileLimits, Project } from '#contact-function';
import { type DenoTarget, drainSecret, hostedConfig } from '../support/deno-target.ts';
import { freshAddress, recordingLog } from '../support/fixtures.ts';
import { formOf, letter } from '../support/form-place.ts';
import { pdf, takenFiles } from '../support/sent-files.ts';

/** How files come with messages where these are kept by Supabase: in Storage, each before its message. */
export function hostedFileCases(running: () => DenoTarget): void {
  beforeEach(async () => {
    await running().database.exec('truncate public.contact_messages, public.contact_files');
    running().project.storage.files.clear();
    running().project.state.fails = undefined;
  });
  const headers = (more: Record<string, string> = {}) => ({
    apikey: 'anon-key',
    origin: running().origin,
    'x-form-elapsed': '9000',
    'x-forwarded-for': freshAddress(),
    ...more,
  });
  const send = async (body: FormData, more: Record<string, string> = {}, handle?: ContactHandler) => {
    const address = `${running().url}/functions/v1/send-contact-email`;
    const request = new Request(address, { method: 'POST', headers: headers(more), body });
    const response = await (handle ? handle(request, freshAddress()) : fetch(request));
    const answer = (await response.json()) as { id?: string; fields?: Record<string, string>; error?: string };
    return { status: response.status, ...answer };
  };
  const worker = (changes: Record<string, string> = {}) =>
    createHostedFunction({
      environment: {
        SUPABASE_URL: running().databaseUrl,
        SUPABASE_ANON_KEY: 'anon-key',
        SUPABASE_SERVICE_ROLE_KEY: 'service-key',
        TRUST_PROXY: '1',
        ...changes,
      },
      config: hostedConfig,
      waitUntil: () => undefined,
      log: recordingLog(),
    });
  const schedule = () =>
    fetch(`${running().url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { [drainHeader]: drainSecret },
    });
  const stored = () => [...running().project.storage.files.keys()];
  const messages = async () =>
    (
      await running().database.query<{ id: string; message: { own: { files: { id: string; digest: string }[] } } }>(
        'select id, message from public.contact_messages',
      )
    ).rows;

  it('keeps a file whole and by what it holds, for nobody without the server’s key', async () => {
    const bytes = pdf(3_000_000);
    const { status, id } = await send(formOf([{ name: 'C:\\papers\\żółć.exe', bytes, type: 'text/html' }]));
    expect(status).toBe(200);
    const [kept] = await messages();
    const [file] = kept?.message.own.files ?? [];
    expect(kept?.id).toBe(id);
    expect(file).toMatchObject({ name: 'żółć.exe', type: 'application/pdf', bytes: 3_000_000 });
    expect(file?.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(stored()).toEqual([file?.id]);
    expect(running().project.storage.files.get(file?.id ?? '')?.type).toBe('application/pdf');
    const { databaseUrl: supabaseUrl } = running();
    const read = async (serviceKey: string) => {
      const found = await new Project({ supabaseUrl, serviceKey }).readFile(file?.id ?? '');
      return found && Buffer.from(await new Response(found).arrayBuffer());
    };
    expect((await read('service-key'))?.equals(bytes)).toBe(true);
    await expect(read('anon-key')).rejects.toThrow(/^Storage answered 400/);
  });

  it('takes each kind of file that a disk takes, and leaves nothing of what it refuses', async () => {
    for (const [ending, bytes] of Object.entries(takenFiles()))
      expect((await send(formOf([{ name: `x.${ending}`, bytes }]))).status, ending).toBe(200);
    const before = stored();
    expect(before).toHaveLength(Object.keys(takenFiles()).length);
    const refuse = async (bytes: Buffer, status: number) =>
      expect((await send(formOf([{ name: 'letter.pdf', bytes }]))).status).toBe(status);
    await refuse(Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'), 415);
    await refuse(Buffer.from('PK\x03\x04[Content_Types].xmlword/document.xml'), 415);
    await refuse(Buffer.alloc(0), 400);
    await refuse(pdf(fileLimits.each + 1), 413);
    const work = Array.from({ length: 3 }, () => ({ name: 'w.pdf', bytes: pdf(9_000_000), key: 'work' }));
    expect((await send(formOf([letter, ...work]))).status).toBe(413);
    const many = formOf([letter]);
    for (let part = 0; part < 10_000; part += 1) many.append(`more-${part}`, '');
    expect((await send(many)).status).toBe(413);
    expect(stored()).toEqual(before);
  });

  it('keeps what is sent again once, and nothing of another one under the same key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await send(formOf([letter]), key);
    expect(await send(formOf([letter]), key)).toMatchObject({ status: 200, id: first.id });
    expect((await send(formOf([{ ...letter, bytes: pdf(2000, 'y') }]), key)).status).toBe(409);
    const both = { 'idempotency-key': crypto.randomUUID() };
    const ids = await Promise.all([send(formOf([letter]), both), send(formOf([letter]), both)]);
    expect(new Set(ids.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
    const named = (await messages()).flatMap(({ message }) => message.own.files.map(({ id }) => id));
    expect(stored().sort()).toEqual(named.sort());
    expect(named).toHaveLength(2);
  });

  it('answers 503 where a file can’t be kept, and where its message can’t; nothing of either stays', async () => {
    for (const fails of [/POST \/storage/, /contact_keep_sent/, /contact_take_files/]) {
      running().project.state.fails = fails;
      expect((await send(formOf([letter]))).status, String(fails)).toBe(503);
      running().project.state.fails = undefined;
    }
    expect(await messages()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('removes a file whose message never came, after an hour and not before', async () => {
    // As where the worker ends between the file and its message: it tells nobody any more.
    running().project.state.fails = /contact_keep_sent|contact_let_go/;
    expect((await send(formOf([letter]))).status).toBe(503);
    running().project.state.fails = undefined;
    await schedule();
    expect(stored()).toHaveLength(1);
    const asks = async () => {
      await running().database.exec('truncate net.requests; select public.contact_ask_for_delivery()');
      return (await running().database.query('select from net.requests')).rows.length;
    };
    expect(await asks()).toBe(0);
    await running().database.exec("update public.contact_files set taken_at = now() - interval '61 minutes'");
    expect(await asks()).toBe(1);
    await schedule();
    expect(stored()).toEqual([]);
    expect(await asks()).toBe(0);
  });

  it('removes the file of a message that is deleted, and forgets none that Storage still has', async () => {
    await send(formOf([letter]));
    await running().database.exec('delete from public.contact_messages');
    running().project.state.fails = /DELETE \/storage/;
    await schedule();
    expect(stored()).toHaveLength(1);
    running().project.state.fails = undefined;
    await schedule();
    expect(stored()).toEqual([]);
    expect((await running().database.query('select from public.contact_files')).rows).toEqual([]);
  });

  it('counts files in the room of all, and in their network’s share', async () => {
    const handle = worker({ SPOOL_LIMIT_MB: '2' });
    const large = { ...letter, bytes: pdf(80_000) };
    const from = { 'x-forwarded-for': freshAddress() };
    const post = (name: string) => send(formOf([large], { name }), from, (request) => handle(request, '192.0.2.7'));
    expect((await post('Ada')).status).toBe(200);
    expect((await post('Ben')).status).toBe(429);
    expect(
      (await send(formOf([large]), {}, (request) => worker({ SPOOL_LIMIT_MB: '1' })(request, '198.51.100.7'))).status,
    ).toBe(429);
    expect(stored()).toHaveLength(1);
  });
}
