import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { localKey, Spool } from '#contact-server';
import { sample, temporaryFolder } from '../contact/support/fixtures.ts';
import { newMessage } from '../contact/support/messages.ts';
import { startServerProcess } from '../contact/support/server-process.ts';
import { cutDisk } from './support/cut-disk.ts';
import { endTraced } from './support/traced-server.ts';

const submissions = 50;

/** The system calls of a server that answers submissions one after the other: syncs, links and answers, in order. */
async function traceOf(context: TestContext): Promise<string[]> {
  if (spawnSync('strace', ['-f', 'true']).status !== 0) context.skip('needs strace, and the right to use it');
  const folder = temporaryFolder();
  const file = join(folder, 'trace');
  const strace = ['strace', '-f', '-y', '-s', '12', '-e', 'trace=fsync,link,write,writev,sendto', '-o', file];
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, strace);
  for (let count = 0; count < submissions; count += 1) {
    const answer = await fetch(`${server.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: localKey },
      body: JSON.stringify({ ...sample, message: `Message ${count}` }),
    });
    expect(answer.status).toBe(200);
  }
  await endTraced(server);
  return stepsOf(readFileSync(file, 'utf8'));
}

/** What was done to the spool, in the order in which each call came back; answers in the order in which they began. */
function stepsOf(trace: string): string[] {
  const steps: string[] = [];
  const begun = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [thread = '', ...rest] = line.split(/\s+/);
    const call = rest.join(' ');
    const isBegun = call.endsWith('<unfinished ...>');
    const whole = call.startsWith('<... ') ? `${begun.get(thread)}${call}` : call;
    if (isBegun) begun.set(thread, call);
    if (/^(write|writev|sendto)\(.*HTTP\/1\.1 20/.test(call)) steps.push('answer');
    if (isBegun || !whole.includes('= 0')) continue;
    if (/^fsync\(.*\/messages\/[^>]*\.tmp>/.test(whole)) steps.push('file');
    else if (/^fsync\(.*\/messages>/.test(whole)) steps.push('folder');
    else if (whole.startsWith('link(')) steps.push('link');
  }
  return steps;
}

describe('what a 200 promises', () => {
  it('comes after the file is on disk, has its name, and the name is on disk', async (context) => {
    const steps = await traceOf(context);
    const order = ['file', 'link', 'folder', 'answer'];
    expect(steps.slice(-order.length * submissions)).toEqual(Array.from({ length: submissions }, () => order).flat());
  });

  it('holds when the power is cut', async (context) => {
    const disk = cutDisk(context);
    const spool = new Spool(join(disk.folder, 'messages'));
    const accepted: string[] = [];
    const client = async () => {
      for (;;) {
        const message = await newMessage();
        await spool.accept(message);
        accepted.push(message.id);
      }
    };
    const clients = Array.from({ length: 8 }, () => client().catch(() => undefined));
    await new Promise((done) => setTimeout(done, 3000));
    disk.cut();
    await Promise.all(clients);
    disk.restore();
    expect(accepted.length).toBeGreaterThan(100);
    for (const id of accepted) expect(await new Spool(spool.folder).read(id)).toMatchObject({ message: sample });
    console.log(`contact: ${accepted.length} acknowledged before the power cut, all there after it`);
  });

  it('would not hold without the syncs, on the same disk', async (context) => {
    const disk = cutDisk(context);
    const skip = async () => undefined;
    const spool = new Spool(join(disk.folder, 'messages'), { disk: { file: skip, folder: skip } });
    const accepted: string[] = [];
    for (let count = 0; count < 200; count += 1) {
      const message = await newMessage();
      await spool.accept(message);
      accepted.push(message.id);
    }
    disk.cut();
    disk.restore();
    const lost = accepted.filter((id) => !existsSync(spool.fileOf(id)) || readFileSync(spool.fileOf(id)).length === 0);
    console.log(`contact: without syncs ${lost.length} of ${accepted.length} acknowledged messages were lost`);
    expect(lost.length).toBeGreaterThan(0);
    execFileSync('sync');
  });
});
