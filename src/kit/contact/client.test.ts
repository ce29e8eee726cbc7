// In a process of its own: what it loads it keeps, and the first test has it fail.
// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf } from '../../../tests/support/message.ts';
import { sendMessage } from './send.ts';

const message = messageOf({ name: 'Ada', email: 'ada@example.org', inquiryType: 'general', message: 'Hello' });
const project = { url: 'https://project.supabase.co', key: 'anonymous' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a client that can not be made is an outcome like any other', async () => {
  const outcome = await sendMessage(message, { key: 'k', elapsed: 0, trap: '', project: { url: 'no address' } });
  expect(outcome).toEqual({ kind: 'failed', reason: 'unavailable' });
});

it('calls the project that the site names, with its key', async () => {
  const fetchStub = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetchStub);
  await sendMessage(message, { key: 'k', elapsed: 0, trap: '', project });
  const [url, init] = fetchStub.mock.lastCall ?? [];
  expect(url).toBe('https://project.supabase.co/functions/v1/send-contact-email');
  expect(new Headers(init?.headers).get('apikey')).toBe('anonymous');
});

it('keeps its session in local storage, and refreshes it by itself', async () => {
  const session = (token: string) => ({ access_token: token, refresh_token: 'again', token_type: 'bearer' });
  const refreshed = { ...session('new'), expires_in: 3600, user: { id: 'nobody' } };
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json(refreshed));
  vi.stubGlobal('fetch', fetchStub);
  localStorage.setItem('sb-project-auth-token', JSON.stringify({ ...session('old'), expires_at: 1 }));
  const { contactClient } = await import('./client.ts');
  const { data } = await contactClient(project).auth.getSession();
  expect(data.session?.access_token).toBe('new');
  expect(localStorage.getItem('sb-project-auth-token')).toContain('"new"');
  expect(String(fetchStub.mock.lastCall?.[0])).toContain('grant_type=refresh_token');
  await contactClient(project).auth.stopAutoRefresh();
  localStorage.clear();
});

it('works where storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })),
  );
  expect(await sendMessage(message, { key: 'k', elapsed: 0, trap: '' })).toEqual({ kind: 'sent' });
});
