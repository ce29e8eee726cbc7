import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import type { Log } from '#contact-function';
import { messageOf } from '../../support/message.ts';

export { siteConfig } from './site-config.ts';

/** A valid message. */
export const sample = messageOf({
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  organization: 'Analytical Engines',
  phone: '+44 20 7946 0000',
  inquiryType: 'pilot',
  message: 'We would like to join.\nWhen can we begin?',
});

/** An empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A log that keeps its lines. */
export function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const add = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
  return { lines, info: add('info'), warn: add('warn'), error: add('error') };
}

/** An address that no other test uses, so that rate limits don't meet. */
export function freshAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

/** Node 20 has no WebSocket of its own; nothing here opens one. */
class NoSocket {
  constructor() {
    throw new Error('These tests open no socket.');
  }
}

/** The client as the site makes it, at another address. */
export function clientOf(url: string, key: string, address = freshAddress()): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address } },
    realtime: { transport: NoSocket as unknown as typeof WebSocket },
  });
}

/** Waits until `check` gives something; fails after `patience` milliseconds. */
export async function eventually<T>(
  check: () => T | undefined | false | Promise<T | undefined | false>,
  patience = 25_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`It did not happen within ${patience / 1000} seconds.`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
