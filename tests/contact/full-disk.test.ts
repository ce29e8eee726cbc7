import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { createContactBackend, localKey } from '../../scripts/contact/index.ts';
import { recordingLog, sample, siteConfig, temporaryFolder } from './support/fixtures.ts';

/** A disk of 256 KiB in memory. Skips the test, and says why, where none can be made. */
function smallDisk(context: TestContext): string {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    context.skip('needs the right to mount a small disk (root on Linux)');
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

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
    const disk = smallDisk(context);
    const { log, sendJson, sendForm, health } = backendOn(disk);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
    const filler = join(disk, 'filler');
    expect(() => {
      for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' });
    }).toThrow('ENOSPC');
    expect([(await sendJson()).status, await health()]).toEqual([503, 503]);
    const page = await sendForm();
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('When can we begin?');
    expect(log.lines.at(-1)).toContain('ENOSPC');
    rmSync(filler);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
  });

  it('is answered 5xx while it can only be read', async (context) => {
    const disk = smallDisk(context);
    const { log, sendJson, health } = backendOn(disk);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    expect([(await sendJson()).status, await health()]).toEqual([503, 503]);
    expect(log.lines.at(-1)).toContain('EROFS');
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    expect([(await sendJson()).status, await health()]).toEqual([200, 200]);
  });
});
