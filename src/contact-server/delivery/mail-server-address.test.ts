import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '#builder/base';
import type { Mail } from '#contact-function';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { type LoginServerOptions, startLoginServer } from '../../../tests/contact/support/login-server.ts';
import { frozenPages } from '../../../tests/specification/folders.ts';
import { runScript } from '../../../tests/support/command.ts';
import { writeBuiltSite } from '../../../tests/trust/support/served-site.ts';
import { smtpSender } from './smtp.ts';
import { readMailServer } from './smtp-address.ts';

const password = 'hunter2&"pass\\word';
const written = encodeURIComponent(password);
/** An address that reaches this machine and is not its own name, as a mail server elsewhere has one. */
const elsewhere = '0.0.0.0';

const mail: Mail = {
  id: '0b5c2a51-6c1e-4b9a-8d53-2f1f1a2b3c4d',
  messageId: '<0b5c2a51@relaywell.example>',
  from: 'website@relaywell.example',
  to: 'hello@relaywell.example',
  replyTo: 'ada@example.org',
  subject: 'Message: Ada',
  text: 'Hello.',
  html: '<p>Hello.</p>',
};

async function serverWith(options: LoginServerOptions) {
  const server = await startLoginServer(options);
  onTestFinished(() => server.close());
  return server;
}

describe('SMTP_URL', () => {
  it.each([
    ['no address at all', 'hunter2'],
    ['no server', 'smtp://'],
    ['a server in a parameter', 'smtp:?host=hunter2.example'],
    ['another protocol', 'http://site:hunter2@mail.example.org'],
    ['a port that is none', 'smtp://site:hunter2@mail.example.org:none'],
    ['a slash in the password', 'smtp://site:hunter2/x@mail.example.org'],
    ['a # in the password', 'smtp://site:12#hunter2@mail.example.org'],
    ['a ? in the password', 'smtp://site:12?hunter2@mail.example.org'],
    ['a ? and a = in the password', 'smtp://site:12?hunter2=x@mail.example.org'],
    ['a % in the password', 'smtp://site:hunter2%@mail.example.org'],
    ['a space in the password', 'smtp://site:hunter2 x@mail example.org'],
    ['an option that does not exist', 'smtp://mail.example.org?hunter2=1'],
    ['an option that prints messages', 'smtp://mail.example.org?logger=true'],
    ['an option that names another server', 'smtp://127.0.0.1?service=Gmail'],
    ['an option twice', 'smtp://mail.example.org?socketTimeout=1&socketTimeout=2'],
    ['a time that is no number', 'smtp://mail.example.org?socketTimeout=hunter2'],
  ])('with %s is refused in one sentence that shows nothing of it', (_, address) => {
    const refused = () => smtpSender(address);
    expect(refused).toThrow(UsageError);
    expect(refused).toThrow(/^SMTP_URL [^\n]*$/);
    expect(refused).not.toThrow(/hunter2/);
  });

  it('that can’t be read ends the server with the code of wrong usage, and its value stands nowhere', async () => {
    const out = join(temporaryFolder(), 'dist');
    writeBuiltSite(out);
    const { code, output } = await runScript('serve', [...frozenPages, '--out', out], {
      SMTP_URL: 'smtp://site:hunter2/x@mail.example.org',
      PORT: '0',
    });
    expect(code).toBe(2);
    expect(output).toContain('SMTP_URL');
    expect(output).not.toContain('hunter2');
  });
});

describe('a mail server on another machine', () => {
  it('gets no login and no message without TLS, and the error says what to do', async () => {
    const server = await serverWith({ offersTls: false });
    const sender = smtpSender(`smtp://site:${written}@${elsewhere}:${server.port}`);
    await expect(sender.send(mail)).rejects.toThrow(/SMTP_ALLOW_PLAINTEXT=1/);
    await expect(sender.send(mail)).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.logins).toEqual([]);
    expect(server.mails()).toBe(0);
  });

  it('gets none either where its certificate is worth nothing', async () => {
    const server = await serverWith({ offersTls: true });
    await expect(smtpSender(`smtp://site:${written}@${elsewhere}:${server.port}`).send(mail)).rejects.toThrow();
    expect(server.logins).toEqual([]);
  });

  it.each(['requireTLS=false', 'ignoreTLS=true', 'tls.rejectUnauthorized=false', 'tls.minVersion=TLSv1'])(
    'can’t be named with %s unless that is switched on by name',
    (parameter) => {
      const address = `smtp://mail.example.org?${parameter}`;
      expect(() => smtpSender(address)).toThrow(/SMTP_ALLOW_PLAINTEXT=1/);
      expect(() => smtpSender(address, { allowsPlaintext: true })).not.toThrow();
    },
  );

  it('gets login and message without TLS where SMTP_ALLOW_PLAINTEXT says so', async () => {
    const server = await serverWith({ offersTls: false });
    await smtpSender(`smtp://site:${written}@${elsewhere}:${server.port}`, { allowsPlaintext: true }).send(mail);
    expect(server.logins).toEqual([{ password, isSecure: false }]);
    expect(server.mails()).toBe(1);
  });
});

describe('a mail server on this machine', () => {
  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('%s needs no TLS', (host) => {
    expect(readMailServer(`smtp://${host}:25`).href).not.toContain('requireTLS');
  });

  it('is spoken to with TLS where it offers that', async () => {
    const server = await serverWith({ offersTls: true });
    await smtpSender(`smtp://site:${written}@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`).send(mail);
    expect(server.logins).toEqual([{ password, isSecure: true }]);
  });

  it.each([
    ['its password', (given: string) => `no such login: ${given}`],
    ['it in base64', () => `no such login: ${Buffer.from(`\0site\0${password}`).toString('base64')}`],
    ['the password in base64', () => `no such login: ${Buffer.from(password).toString('base64')}`],
    ['the address', () => `no such login: smtp://site:${written}@mail.example.org`],
  ])('that repeats %s in its answer puts it into no error', async (_, refusal) => {
    const server = await serverWith({ offersTls: false, refusal });
    const sender = smtpSender(`smtp://site:${written}@127.0.0.1:${server.port}`);
    const error = await sender.send(mail).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'EAUTH',
      responseCode: 535,
      message: expect.stringContaining('no such login'),
    });
    const everything = JSON.stringify([error, String(error), error instanceof Error ? error.stack : '']);
    for (const form of [password, written, 'hunter2', Buffer.from(`\0site\0${password}`).toString('base64')])
      expect(everything).not.toContain(form);
  });
});
