import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askOwner, createContactBackend, messagesCommand, Spool } from '#contact-server';
import { eventually, recordingLog, siteConfig, temporaryFolder } from '../contact/support/fixtures.ts';
import { startMailServer } from '../contact/support/mail-server.ts';
import { newMessage } from '../contact/support/messages.ts';
import { kill, startServerProcess } from '../contact/support/server-process.ts';

it('a server that hangs keeps the right to deliver, the log of another says so, and its end sets delivery free', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const dataDir = temporaryFolder();
  const spool = new Spool(join(dataDir, 'messages'));
  const { child } = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: mailServer.url });
  onTestFinished(() => void child.kill('SIGKILL'));
  await eventually(async () => (await askOwner(dataDir, 'hello')) === 'ok');
  child.kill('SIGSTOP');
  const log = recordingLog();
  const backend = createContactBackend({ dataDir, smtpUrl: mailServer.url, rateLimit: 0, siteConfig, log });
  onTestFinished(() => backend.close());
  const message = await newMessage();
  await spool.accept(message);
  await eventually(() => log.lines.some((line) => line.includes('the process that delivers does not answer')));
  expect(await messagesCommand(['retry', message.id], dataDir)).toMatchObject({
    exitCode: 1,
    stderr: 'The server that delivers does not answer. Please try again.\n',
  });
  expect(mailServer.received).toEqual([]);
  await kill(child);
  await eventually(async () => (await spool.read(message.id))?.status === 'sent', 60_000);
  expect(mailServer.received).toHaveLength(1);
});
