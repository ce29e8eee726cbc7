import type { Mail } from './mail.ts';

/** A service that takes mail over HTTP in the form of Resend's API. */
export type MailApi = { url: string; key: string };

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
      headers: { 'Message-ID': mail.messageId },
    }),
    signal: AbortSignal.timeout(20_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
}
