import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { recordingLog, sample, siteConfig } from '../../tests/contact/support/fixtures.ts';
import { fillDisk, smallDisk } from '../../tests/contact/support/small-disk.ts';
import { createContactBackend, localKey } from './index.ts';

/** A backend whose messages lie in a folder, and how to reach it. */
function backendOn(dataDir: string) {
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, rateLimit: 0, siteConfig, log });
  const request = (body: BodyInit, headers: Record<string, string>) =>
    backend.fetch(
      new Request('http://127.0.0.1/functions/v1/send-contact-email', { method: 'POST', body, headers }),
      '127.0.0.1',
    );
  return {
    log,
    sendJson: () => request(JSON.stringify(sample), { 'content-type': 'application/json', apikey: localKey }),
    sendForm: () => request(new URLSearchParams(sample), {}),
    health: async () => (await backend.fetch(new Request('http://127.0.0.1/healthz'), '')).status,
  };
}

describe('a disk that takes nothing', () => {
  it('is answered 5xx while it is full, with the typed text, and 200 when there is room again', async (context) => {
    const disk = smallDisk(context, '512k');
    const { log, sendJson, sendForm, health } = backendOn(disk);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
    const empty = fillDisk(disk);
    expect([(await sendJson()).status, await health()]).toEqual([503, 503]);
    const page = await sendForm();
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('When can we begin?');
    expect(log.lines.at(-1)).toContain('ENOSPC');
    empty();
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
  });

  it('is answered 5xx while it can only be read', async (context) => {
    const disk = smallDisk(context, '512k');
    const { log, sendJson, health } = backendOn(disk);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    expect([(await sendJson()).status, await health()]).toEqual([503, 503]);
    expect(log.lines.at(-1)).toContain('EROFS');
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
  });
});
