import { automaticHeaders, type Mail } from './mail.ts';

/** A service that takes mail over HTTP in the form of Resend's API. */
export type MailApi = { url: string; key: string };

/**
 * The service that the environment names. Throws where no mail can be sent; no message holds a value.
 * The key is only sent over TLS, or to the same machine.
 */
export function mailApiOf(environment: Record<string, string | undefined>): MailApi {
  const key = environment['MAIL_API_KEY']?.trim();
  const address = environment['MAIL_API_URL'] || 'https://api.resend.com/emails';
  if (!key) throw new Error('MAIL_API_KEY is not set: messages are kept, but nobody is mailed.');
  if (/[^!-~]/.test(key)) throw new Error('MAIL_API_KEY holds a character that no key has: nobody is mailed.');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
  if (!url || !isPrivate || url.username !== '' || url.password !== '')
    throw new Error('MAIL_API_URL must be an address that begins with https:// and names no user: nobody is mailed.');
  return { url: url.href, key };
}

/**
 * Hands a mail to the service. The message's id is the idempotency key, so that a repeated request is one mail.
 * Rejects when the service does not take it; the error holds its status, not its text.
 */
export async function sendByApi(mail: Mail, { url, key }: MailApi): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': mail.id },
    body: JSON.stringify({
      from: mail.from,
      to: [mail.to],
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Message-ID': mail.messageId, ...automaticHeaders(mail) },
    }),
    signal: AbortSignal.timeout(20_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
}
