import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, it, vi } from 'vitest';
import { checkMessage, composeMail } from '#contact-function';
import { mailOptions, smtpSender } from '#contact-server';
import { isThorough } from '../support/extent.ts';
import { sample, siteConfig } from './support/fixtures.ts';

vi.setConfig({ testTimeout: 120_000 });

const id = '0b5c2a51-6c1e-4b9a-8d53-2f1f1a2b3c4d';
const receivedAt = '2025-06-01T12:00:00.000Z';
const from = 'hello@relaywell.example';
const mailboxes = Object.values(siteConfig.mailboxes);
const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The mail of some typed fields as it would go over the line, or `undefined` where they are refused. */
async function mailOf(fields: Record<string, unknown>) {
  const checked = checkMessage(fields);
  if ('fields' in checked) return undefined;
  const mail = await composeMail({ id, receivedAt, message: checked.message }, siteConfig, from);
  const { envelope, message } = await builder.sendMail(mailOptions(mail));
  const raw = (message as Buffer).toString('utf8');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return { mail, envelope, headers: head.split('\r\n') };
}

describe('the mail of a message', () => {
  it.each([
    ['pilot', 'pilot', 'Join Pilot Program'],
    ['Bring to Your State', 'state', 'Bring to Your State'],
    // As the page sets it.
    ['Bring to Your\u00a0State', 'state', 'Bring to Your State'],
    [' MEDIA ', 'media', 'Media Inquiries'],
    ['Join the Movement', 'general', 'Message'],
    ['__proto__', 'general', 'Message'],
    ['', 'general', 'Message'],
  ])('of the kind %j goes to the mailbox %j', async (inquiryType, mailbox, label) => {
    const made = await mailOf({ ...sample, inquiryType });
    expect(made?.mail).toMatchObject({ to: siteConfig.mailboxes[mailbox], subject: `${label}: Ada Lovelace` });
  });

  it('names the visitor in Reply-To and nowhere else in the headers', async () => {
    const made = await mailOf(sample);
    expect(made?.headers.filter((line) => line.includes(sample.email))).toEqual([`Reply-To: ${sample.email}`]);
    expect(made?.headers).toContain(`Message-ID: <${id}@relaywell.example>`);
    expect(made?.envelope).toEqual({ from, to: [siteConfig.mailboxes['pilot']] });
  });

  it('shows markup as text', async () => {
    const made = await mailOf({ ...sample, message: '<img src=x onerror=alert(1)> & "so on"' });
    expect(made?.mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so on&quot;');
    expect(made?.mail.html).not.toContain('<img');
    expect(made?.mail.text).toContain('<img src=x onerror=alert(1)> & "so on"');
  });

  it.each([
    ['\n', 'a line end'],
    ['\r\n', 'two signs for one'],
    ['\r', 'the old one of the Mac'],
    ['\v', 'a vertical tab'],
    ['\f', 'a form feed'],
    ['\u0085', 'a next line'],
    ['\u2028', 'a line separator'],
    ['\u2029', 'a paragraph separator'],
    ['\u001E', 'a record separator'],
    ['\u202E', 'a reversed direction'],
    ['\u2067', 'an isolated direction'],
  ])('has no line that %j in a field has begun (%s)', async (sign) => {
    const forged = `x${sign}Email: bank@example.org${sign}${sign}Please pay.`;
    const fields = { name: forged, organization: forged, phone: forged, inquiryType: forged };
    const made = await mailOf({ ...sample, ...fields });
    const value = 'x Email: bank@example.org Please pay.';
    expect(made?.mail.text).toBe(
      [
        ...[`Name: ${value}`, `Email: ${sample.email}`, `Organization: ${value}`, `Phone: ${value}`],
        ...[`Inquiry: ${value}`, `Received: ${receivedAt}`, '', sample.message, ''],
      ].join('\n'),
    );
    expect(made?.mail.html.match(/x Email: bank@example.org Please pay\./g)).toHaveLength(4);
  });

  it('keeps the joiners that names and emoji are written with', async () => {
    const name = 'نام\u200cنام 👩🏽\u200d⚕️ Ada';
    expect((await mailOf({ ...sample, name }))?.mail.text).toContain(`Name: ${name}\n`);
  });

  it('has the same headers and one recipient for thousands of fuzzed values', async () => {
    const expected = ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To'];
    let mails = 0;
    const check = async (fields: Record<string, unknown>) => {
      const made = await mailOf(fields);
      if (!made) return;
      mails += 1;
      expect(made.headers.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual(expected);
      expect(made.envelope.to).toHaveLength(1);
      expect(mailboxes).toContain(made.envelope.to[0]);
      expect(made.headers.find((line) => line.startsWith('Reply-To:'))?.split('@')).toHaveLength(2);
    };
    const email = fc.oneof({ weight: 3, arbitrary: fc.emailAddress() }, hostile);
    const fields = fc.record({
      name: hostile,
      email,
      organization: hostile,
      phone: hostile,
      inquiryType: hostile,
      message: hostile,
    });
    await fc.assert(fc.asyncProperty(fields, check), { numRuns: isThorough ? 1700 : 400 });
    expect(mails).toBeGreaterThan(100);
  });
});

/** Text that tries to end a header, to begin another, or to be two addresses; or any text at all. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\0', '\u2028', '\u0085', ',', ';', '<', '>', '"', '@', ':', ' ', 'a'),
  }),
  fc
    .tuple(fc.string(), fc.constantFrom('\r\n', '\n', '\r', '%0d%0a', '\\r\\n', '\v', '\u2029'), fc.string())
    .map(([before, end, after]) => `${before}x${end}Bcc: mallory@evil.example${end}${end}${after}`),
  fc.constantFrom('a@b.example, c@d.example', '<a@b.example>', '"a@b.example" <c@d.example>', '=?utf-8?Q?=0D=0ABcc:?='),
);

describe('the address of a mail server', () => {
  it.each(['http://mail.example', 'mail.example', ''])('is refused when it is %j', (url) => {
    expect(() => smtpSender(url)).toThrow();
  });
});
