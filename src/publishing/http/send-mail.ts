import { randomUUID } from 'node:crypto';
import { smtpSender } from '#contact-server';
import { escapeHtml } from '#engine/base';
import type { SendMail } from './mails.ts';
import type { StudioAddress } from './studio-address.ts';

/** Mails by the server of SMTP_URL, from MAIL_FROM or an address of the Studio's host; none where there is no mail server. */
export function mailsFromEnvironment({ origin }: StudioAddress): SendMail | undefined {
  const { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM } = process.env;
  if (!SMTP_URL) return undefined;
  const allowsPlaintext = SMTP_ALLOW_PLAINTEXT === '1' || SMTP_ALLOW_PLAINTEXT === 'true';
  const sender = smtpSender(SMTP_URL, { allowsPlaintext });
  const { hostname } = new URL(origin);
  const from = MAIL_FROM || `studio@${hostname}`;
  return ({ to, subject, text }) => {
    const id = randomUUID();
    const html = text
      .split('\n')
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join('');
    return sender.send({ id, messageId: `<${id}@${hostname}>`, from, to, replyTo: from, subject, text, html });
  };
}
