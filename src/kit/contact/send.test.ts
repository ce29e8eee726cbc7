// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf } from '../../../tests/support/message.ts';
import type * as LoadClient from './load-client.ts';
import { type SendOutcome, sendMessage, timeLimit } from './send.ts';

/** Whether the file with the client's code is there. */
const code = vi.hoisted(() => ({ isThere: true }));
vi.mock('./load-client.ts', async (importOriginal) => {
  const original = await importOriginal<typeof LoadClient>();
  const loadClient = () => (code.isThere ? original.loadClient() : Promise.reject(new TypeError('Failed to fetch')));
  return { ...original, loadClient };
});

const message = messageOf({
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  inquiryType: 'pilot',
  message: 'Good morning.',
});
const options = { key: 'k-1', elapsed: 1234.6, trap: '' };
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  fetchStub.mockReset();
  vi.useRealTimers();
});

function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

const unreachable = { kind: 'failed', reason: 'unreachable' } as const;
const unexpected = { kind: 'failed', reason: 'unexpected' } as const;
const page = { status: 200, headers: { 'content-type': 'text/html' } };
const jsonType = { headers: { 'content-type': 'application/json' } };

const outcomes: [name: string, answer: () => Response, outcome: SendOutcome][] = [
  ['stored', () => json({ ok: true, id: '1' }), { kind: 'sent' }],
  ['a captive portal', () => new Response('<h1>Welcome to our Wi-Fi</h1>', page), unexpected],
  ['an error that says 200', () => json({ error: 'mail failed' }), unexpected],
  ['`ok` that is false', () => json({ ok: false }), unexpected],
  ['broken JSON', () => new Response('{"ok": tr', jsonType), unexpected],
  ['an answer that says nothing of an error', () => json({ ok: 'yes', error: null }), { kind: 'sent' }],
  ['an empty object', () => json({}), { kind: 'sent' }],
  ['null', () => json(null), { kind: 'sent' }],
  ['plain words', () => new Response('Thank you.'), { kind: 'sent' }],
  ['an empty answer', () => new Response(null, { status: 204 }), { kind: 'sent' }],
  ['an empty answer of 200', () => new Response(''), { kind: 'sent' }],
  ['an empty answer that calls itself JSON', () => new Response('', jsonType), { kind: 'sent' }],
  [
    'an empty answer of a relay’s error',
    () => new Response('', { headers: { 'x-relay-error': 'true' } }),
    { kind: 'failed', reason: 'status' },
  ],
  [
    'refused fields',
    () => json({ ok: false, fields: { email: 'Please check it.', inquiryType: 'No.' } }, { status: 400 }),
    { kind: 'refused', fields: { email: 'Please check it.' } },
  ],
  [
    '400 without fields',
    () => json({ ok: false, fields: ['email'] }, { status: 400 }),
    { kind: 'failed', reason: 'status' },
  ],
  ['400 that is a page', () => new Response('Bad', { status: 400 }), { kind: 'failed', reason: 'status' }],
  ['another body for the key', () => json({ ok: false }, { status: 409 }), { kind: 'failed', reason: 'conflict' }],
  ['too long', () => json({ ok: false }, { status: 413 }), { kind: 'failed', reason: 'status' }],
  [
    'too many',
    () => json({ ok: false }, { status: 429, headers: { 'retry-after': '40' } }),
    { kind: 'failed', reason: 'too-many', retryAfter: 40 },
  ],
  ['a server error', () => new Response('', { status: 503 }), { kind: 'failed', reason: 'status' }],
  [
    'a relay error',
    () => json({ ok: true }, { headers: { 'x-relay-error': 'true' } }),
    { kind: 'failed', reason: 'status' },
  ],
];

describe.each([
  ['by the client', true],
  ['where the client’s code is gone', false],
])('%s', (_way, isThere) => {
  beforeEach(() => {
    code.isThere = isThere;
  });

  it('calls the function with the six fields, the key and the signals', async () => {
    fetchStub.mockResolvedValue(json({ ok: true, id: '1' }));
    await sendMessage(message, { ...options, trap: 'ő' });
    const [url, init] = fetchStub.mock.lastCall ?? [];
    expect(url).toBe(`${window.location.origin}/functions/v1/send-contact-email`);
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual(message);
    const headers = new Headers(init?.headers);
    expect(headers.get('apikey')).toBe('local-anonymous-key');
    expect(headers.get('idempotency-key')).toBe('k-1');
    expect(headers.get('x-form-elapsed')).toBe('1235');
    expect(headers.get('x-form-trap')).toBe('%C5%91');
  });

  it.each(outcomes)('%s', async (_, answer, outcome) => {
    fetchStub.mockImplementation(async () => answer());
    expect(await sendMessage(message, options)).toEqual(outcome);
  });

  it('a network that is gone', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendMessage(message, options)).toEqual(unreachable);
  });

  it('an answer that breaks off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    fetchStub.mockResolvedValue(new Response(body, jsonType));
    expect(await sendMessage(message, options)).toEqual(unreachable);
  });

  it('no answer is waited for for 15 seconds, and then the request is given up', async () => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(() => new Promise(() => undefined));
    const outcome = sendMessage(message, options);
    await vi.advanceTimersByTimeAsync(timeLimit);
    expect(await outcome).toEqual({ kind: 'failed', reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchStub.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });
});
