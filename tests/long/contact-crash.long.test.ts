import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Spool } from '../../scripts/contact/spool/spool.ts';
import { runWithCrashes } from '../contact/support/crash-run.ts';
import { eventually, temporaryFolder } from '../contact/support/fixtures.ts';
import { startMailServer } from '../contact/support/mail-server.ts';
import { allOf } from '../contact/support/messages.ts';
import { kill, startServerProcess } from '../contact/support/server-process.ts';

describe('1,000 submissions with 50 kills', () => {
  it('lose and double no acknowledged message, and every one is mailed', async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const dataDir = temporaryFolder();
    const environment = { DATA_DIR: dataDir, SMTP_URL: mailServer.url };
    const report = await runWithCrashes({ submissions: 1000, kills: 50 }, environment);
    expect(report.kills).toBe(50);
    const spool = new Spool(join(dataDir, 'messages'));
    const kept = await allOf(spool);
    expect(new Map(kept.map(({ id, message }) => [id, message.message]))).toEqual(report.acknowledged);
    expect(new Set(report.acknowledged.values()).size).toBe(1000);

    const last = await startServerProcess(environment);
    await eventually(async () => (await allOf(spool)).every(({ status }) => status === 'sent'), 120_000);
    await kill(last.child);
    const mailed = mailServer.received.map(({ raw }) => /Message-ID: <([^@]+)@/.exec(raw)?.[1]);
    expect(new Set(mailed)).toEqual(new Set(report.acknowledged.keys()));
    const twice = mailed.length - 1000;
    console.log(
      `contact: 1,000 acknowledged, in ${report.attempts} attempts, ${twice} mailed twice with one Message-ID`,
    );
    // A kill between the mail server's answer and the note of it: four mails at most are under way.
    expect(twice).toBeLessThanOrEqual(50 * 4);
  });
});
