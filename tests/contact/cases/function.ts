import { FunctionsHttpError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { clientOf, freshAddress, sample } from '../support/fixtures.ts';
import { rateLimit, type Target } from '../support/target.ts';

/** The cases that the function must meet wherever it runs; `running` is asked when a case runs. */
export function functionCases(running: () => Target): void {
  const invoke = async (body: unknown, headers: Record<string, string> = {}, address?: string) => {
    const client = clientOf(running().url, running().key, address);
    const { data, error } = await client.functions.invoke('send-contact-email', { body: body as object, headers });
    if (!(error instanceof FunctionsHttpError)) return { status: error ? 0 : 200, data, headers: new Headers() };
    const response: Response = error.context;
    return { status: response.status, data: await response.json(), headers: response.headers };
  };
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${running().url}/functions/v1/send-contact-email`, {
      method: 'POST',
      body,
      headers: {
        'x-forwarded-for': freshAddress(),
        apikey: running().key,
        'content-type': 'application/json',
        ...headers,
      },
      redirect: 'manual',
    });
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${running().url}/functions/v1/send-contact-email`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-forwarded-for': freshAddress(), origin: running().origin, ...headers },
      redirect: 'manual',
    });
  const keptMessage = async (id: string) => (await running().kept()).get(id);
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  it('keeps what the client sends, and answers with its id', async () => {
    const { status, data } = await invoke(sample, key());
    expect(status).toBe(200);
    expect(data).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await keptMessage(data.id))?.message).toEqual(sample);
  });

  it('keeps one message of 50 that come at once with one key', async () => {
    const headers = key();
    const before = (await running().kept()).size;
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => invoke(sample, headers, address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await running().kept()).size).toBe(before + 1);
  });

  it('refuses another message with a key that was used', async () => {
    const headers = key();
    const first = await invoke(sample, headers);
    const second = await invoke({ ...sample, message: 'Something else.' }, headers);
    expect(second).toMatchObject({ status: 409, data: { ok: false, error: expect.any(String) } });
    expect((await keptMessage(first.data.id))?.message['message']).toBe(sample.message);
  });

  it.each([
    ['a missing field', { email: sample.email, message: 'Hello.' }, { name: 'Please enter your name.' }],
    ['only spaces', { ...sample, message: ' \n ' }, { message: 'Please enter a message.' }],
    ['half an address', { ...sample, email: 'ada@' }, { email: expect.stringContaining('complete email address') }],
    ['two addresses', { ...sample, email: 'a@b.example, c@d.example' }, { email: expect.any(String) }],
    ['a line end in the address', { ...sample, email: 'a@b.example\nBcc: c@d.example' }, { email: expect.any(String) }],
    ['a number as the name', { ...sample, name: 7 }, { name: 'This must be text.' }],
    ['a field that does not exist', { ...sample, subject: 'Hi' }, { subject: 'There is no such field.' }],
    ['no fields', [], { name: expect.any(String), email: expect.any(String), message: expect.any(String) }],
  ])('names the field for %s', async (_, body, fields) => {
    const { status, data } = await invoke(body);
    expect(status).toBe(400);
    expect(data).toEqual({ ok: false, error: expect.any(String), fields });
  });

  it.each(['Join the Movement', 'no such kind', '', 7, { a: [1] }, null])(
    'takes the kind of inquiry %j',
    async (inquiryType) => {
      const { status, data } = await invoke({ ...sample, inquiryType });
      expect(status).toBe(200);
      expect(await keptMessage(data.id)).toMatchObject({ status: expect.stringMatching(/queued|sent/) });
    },
  );

  it.each([
    ['a kind of inquiry in 5,000 lists', { ...sample, inquiryType: '' }, `${'['.repeat(5000)}${']'.repeat(5000)}`, 200],
    [
      'a kind of inquiry in objects',
      { ...sample, inquiryType: '' },
      `${'{"a":'.repeat(4000)}7${'}'.repeat(4000)}`,
      200,
    ],
    ['a name in 5,000 lists', { ...sample, name: '' }, `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['nothing but lists', '', `${'['.repeat(16_000)}${']'.repeat(16_000)}`, 400],
    ['lists that have no end', '', '['.repeat(32_000), 400],
  ])('answers JSON that is nested deep: %s', async (_, body, deep, status) => {
    expect((await post(JSON.stringify(body).replace('""', deep), key())).status).toBe(status);
  });

  it('takes the fields that a form requires and no others', async () => {
    const { name, email, message } = sample;
    expect(await invoke({ name, email, message })).toMatchObject({ status: 200 });
  });

  it('keeps every character that text can have', async () => {
    const message = '\u202Eабв 漢字 👩🏽‍⚕️ \t"\'<b>&amp;\\ \u2028 end';
    const { data } = await invoke({ ...sample, message });
    expect((await keptMessage(data.id))?.message['message']).toBe(message);
    const odd = await invoke({ ...sample, message: 'NUL \0, half a character \uD83D, end' });
    expect((await keptMessage(odd.data.id))?.message['message']).toBe('NUL \uFFFD, half a character \uFFFD, end');
  });

  it('takes an address with an international domain in its ASCII form', async () => {
    const { data } = await invoke({ ...sample, email: ' ada@bücher.example ' });
    expect((await keptMessage(data.id))?.message['email']).toBe('ada@xn--bcher-kva.example');
  });

  it('takes 32 KiB and answers 413 to more', async () => {
    const room = 32 * 1024 - JSON.stringify({ ...sample, message: '' }).length;
    expect(await invoke({ ...sample, message: 'x'.repeat(room) })).toMatchObject({ status: 200 });
    expect(await invoke({ ...sample, message: 'x'.repeat(room + 1) })).toMatchObject({ status: 413 });
    expect(await invoke({ ...sample, message: 'x'.repeat(3_000_000) })).toMatchObject({ status: 413 });
  });

  it('answers 400 to broken JSON, 415 to other types, 405 to other methods', async () => {
    expect((await post('{"name":', {})).status).toBe(400);
    expect((await post('name', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(`${running().url}/functions/v1/send-contact-email`)).status).toBe(405);
  });

  it('asks for the key, and for a page of the site', async () => {
    const body = JSON.stringify(sample);
    expect((await post(body, { apikey: 'another' })).status).toBe(401);
    expect((await post(body, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const own = await post(body, { origin: running().origin });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBe(running().origin);
  });

  it('lets pages of the site send every header that the client sends', async () => {
    const ask = (origin: string) =>
      fetch(`${running().url}/functions/v1/send-contact-email`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const own = await ask(running().origin);
    expect(own.status).toBe(204);
    const allowed = own.headers.get('access-control-allow-headers')?.split(', ');
    const sent = ['authorization', 'apikey', 'content-type', 'x-client-info', 'idempotency-key'];
    expect(allowed).toEqual(expect.arrayContaining([...sent, 'x-form-elapsed', 'x-form-trap']));
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers 429 to too many messages from one address, and no other', async () => {
    const address = freshAddress();
    const sent = Array.from({ length: rateLimit }, () => invoke(sample, key(), address));
    expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true);
    const { status, headers } = await invoke(sample, key(), address);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await invoke(sample, key())).toMatchObject({ status: 200 });
  });

  it("is told the sender's address by its proxy and not by the sender", async () => {
    const address = freshAddress();
    const forged = () => ({
      ...key(),
      'x-forwarded-for': `${freshAddress()}, ${address}`,
      'cf-connecting-ip': freshAddress(),
      'x-real-ip': freshAddress(),
      forwarded: `for=${freshAddress()}`,
    });
    for (let sent = 0; sent < rateLimit; sent += 1)
      expect((await post(JSON.stringify(sample), forged())).status).toBe(200);
    expect((await post(JSON.stringify(sample), forged())).status).toBe(429);
  });

  it('keeps suspicious messages back, and answers as to any other', async () => {
    const trapped = await invoke(sample, { 'x-form-trap': 'https://spam.example' });
    const hasty = await invoke(sample, { 'x-form-elapsed': '3' });
    const human = await invoke(sample, { 'x-form-trap': '', 'x-form-elapsed': '41000' });
    expect([trapped.status, hasty.status, human.status]).toEqual([200, 200, 200]);
    expect((await keptMessage(trapped.data.id))?.status).toBe('quarantined');
    expect((await keptMessage(hasty.data.id))?.status).toBe('quarantined');
    expect((await keptMessage(human.data.id))?.status).not.toBe('quarantined');
  });

  it('leads a form that was posted without script to the page that says it was sent', async () => {
    const text = crypto.randomUUID();
    const answer = await postForm({ ...sample, message: text, send: 'Send message' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(running().sentPage);
    expect((await postForm({ ...sample, message: text })).status).toBe(303);
    const kept = [...(await running().kept()).values()].filter(({ message }) => message['message'] === text);
    expect(kept).toHaveLength(1);
  });

  it('keeps a posted form back whose trap is filled or whose origin is hidden', async () => {
    const [trapped, hidden] = [crypto.randomUUID(), crypto.randomUUID()];
    expect((await postForm({ ...sample, message: trapped, 'form-trap': 'x' })).status).toBe(303);
    expect((await postForm({ ...sample, message: hidden }, { origin: 'null' })).status).toBe(303);
    const kept = [...(await running().kept()).values()];
    for (const text of [trapped, hidden])
      expect(kept.find(({ message }) => message['message'] === text)?.status).toBe('quarantined');
  });

  it.each([
    ['is not valid', 400, { email: 'ada@' }, {}],
    ['is too long', 413, { message: `${'x'.repeat(33_000)}</textarea>` }, {}],
    ['comes from elsewhere', 403, {}, { origin: 'https://elsewhere.example' }],
  ])('repeats what was typed when a posted form %s', async (_, status, change, headers) => {
    const typed = {
      ...sample,
      name: '"><script>alert(1)</script>',
      message: 'First\n</textarea><img src=x>',
      ...change,
    };
    const answer = await postForm(typed, headers);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page).toContain('Your message was not sent');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).toContain('&lt;/textarea&gt;');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<img');
  });

  it('says where the text is when a posted form is too long to be repeated', async () => {
    const answer = await postForm({ ...sample, message: 'x'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('go back in your browser');
  });

  it('answers 5xx when nothing was kept, and takes the same message later', async () => {
    const headers = key();
    await running().breakStore();
    const refused = await invoke(sample, headers);
    const page = await postForm(sample);
    await running().repairStore();
    expect(refused).toMatchObject({ status: 503, data: { ok: false } });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('When can we begin?');
    expect(await invoke(sample, headers)).toMatchObject({ status: 200 });
  });

  it('logs nothing that a visitor typed', () => {
    for (const text of [sample.name, sample.email, sample.phone, sample.organization])
      expect(running().logText()).not.toContain(text);
  });
}
