import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Spool } from '#contact-server';
import { type CrashPlan, runWithCrashes } from '../contact/support/crash-run.ts';
import { eventually, temporaryFolder } from '../contact/support/fixtures.ts';
import { startMailServer } from '../contact/support/mail-server.ts';
import { allOf } from '../contact/support/messages.ts';
import { kill, startServerProcess } from '../contact/support/server-process.ts';
import { fillDisk, smallDisk } from '../contact/support/small-disk.ts';

const submissions = 1000;
const kills = 50;

/** How often each id stands in a list. */
function countOf(ids: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The attempts in a folder that have begun and not ended. */
function attemptsBegun(folder: string): { id: string; attempts: number }[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    try {
      return name.endsWith('.attempt') ? [JSON.parse(readFileSync(join(folder, name), 'utf8'))] : [];
    } catch {
      // The other server has just ended it.
      return [];
    }
  });
}

/** A run over a data folder: afterwards every acknowledged message is there once, and was mailed. */
async function run(dataDir: string, plan: Pick<CrashPlan, 'servers'>, atEnd: () => void) {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const environment = { DATA_DIR: dataDir, SMTP_URL: mailServer.url };
  const folder = join(dataDir, 'messages');
  // After a kill, an attempt that has begun and not ended is one whose answer was lost, or the other server's.
  const lost = new Map<string, string>();
  const onKilled = () => {
    for (const { id, attempts } of attemptsBegun(folder)) lost.set(`${id} ${attempts}`, id);
  };
  const report = await runWithCrashes({ submissions, kills, onKilled, ...plan }, environment);
  atEnd();
  expect(report.kills).toBe(kills);
  const spool = new Spool(folder);
  const kept = await allOf(spool);
  expect(new Map(kept.map(({ id, message }) => [id, message.message]))).toEqual(report.acknowledged);
  expect(new Set(report.acknowledged.values()).size).toBe(submissions);

  const last = await startServerProcess(environment);
  await eventually(async () => (await allOf(spool)).every(({ status }) => status === 'sent'), 600_000);
  await kill(last.child);
  const mails = countOf(mailServer.received.map(({ raw }) => /Message-ID: <([^@]+)@/.exec(raw)?.[1] ?? ''));
  expect(new Set(mails.keys())).toEqual(new Set(report.acknowledged.keys()));
  const excuses = countOf(lost.values());
  for (const [id, count] of mails) expect(count, id).toBeLessThanOrEqual(1 + (excuses.get(id) ?? 0));
  const twice = mailServer.received.length - submissions;
  return `${submissions} acknowledged in ${report.attempts} attempts with ${kills} kills; 0 lost, 0 doubled; ${twice} mailed again after an answer that was lost`;
}

describe('1,000 submissions with 50 kills', () => {
  it('lose and double no acknowledged message, and every one is mailed', async () => {
    console.log(`contact, one server: ${await run(temporaryFolder(), {}, () => undefined)}`);
  });

  it('do so with two servers on one folder and a disk that fills and empties', async (context) => {
    const disk = smallDisk(context, '16m');
    let fills = 0;
    let empty: () => void = () => undefined;
    const timer = setInterval(() => {
      fills += 1;
      empty = fillDisk(disk);
      setTimeout(empty, 700);
    }, 2500);
    const atEnd = () => {
      clearInterval(timer);
      empty();
    };
    onTestFinished(atEnd);
    const words = await run(disk, { servers: 2 }, atEnd);
    expect(fills).toBeGreaterThan(1);
    console.log(`contact, two servers, the disk filled ${fills} times: ${words}`);
  });
});
