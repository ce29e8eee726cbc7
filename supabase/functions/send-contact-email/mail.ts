import { html } from 'hono/html';
import { type MailSite, recipientOf } from './config.ts';
import { fieldOf, messageFieldNames } from './fields.ts';
import type { CompleteMessage } from './message.ts';
import { letterHtml, letterText } from './own-form/letter.ts';
import { singleLine } from './text.ts';

/** A mail to one mailbox of the site, or to who has written. Every header value is a single line. */
export type Mail = {
  /** Also the key by which a mail service tells a repeated request. */
  id: string;
  messageId: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Nobody wrote it by hand, and no program should answer it (RFC 3834). */
  isAutomatic?: true;
};

/** The message as it is kept. */
export type MailedMessage = { id: string; receivedAt: string; message: CompleteMessage };

/**
 * The mail that brings a message to the mailbox of its kind of inquiry. The visitor's address stands in
 * Reply-To alone, their name in the subject alone, and neither can begin another header or name another recipient.
 * Above the message's own words, each line is one that is named here.
 * `from` is an address of the site's own, `inbox` that of the message in the Studio, where files can be had.
 */
export async function composeMail(kept: MailedMessage, site: MailSite, from: string, inbox?: string): Promise<Mail> {
  const { id, receivedAt, message } = kept;
  const { address, label } = recipientOf(site, message);
  const { own } = message;
  const body = own
    ? { text: letterText(own, receivedAt, inbox), html: await letterHtml(own, receivedAt, inbox) }
    : await bodyOf(message, receivedAt);
  const sender = headerText(message.name || message.email || message.phone, 80);
  return {
    id,
    messageId: `<${id}@${new URL(site.url).hostname}>`,
    from,
    to: address,
    // Who leaves a telephone number alone can't be answered by mail.
    replyTo: message.email || from,
    subject: sender === '' ? headerText(label, 60) : `${headerText(label, 60)}: ${sender}`,
    ...body,
  };
}

/**
 * What who has written gets: words of the site alone, so that nobody has the site mail words of theirs to somebody else. An answer to it
 * goes to who receives the message. Nothing where the form sends none.
 */
export async function composeReceipt(kept: MailedMessage, site: MailSite, from: string): Promise<Mail | undefined> {
  const { receipt } = kept.message.own ?? {};
  if (!receipt) return undefined;
  const { to, subject, text } = receipt;
  const page = html`<!doctype html>
<meta charset="utf-8">
<p style="white-space: pre-wrap">${text}</p>
`;
  return {
    id: `${kept.id}-receipt`,
    messageId: `<${kept.id}.receipt@${new URL(site.url).hostname}>`,
    from,
    to,
    replyTo: recipientOf(site, kept.message).address,
    subject: headerText(subject, 120),
    text: `${text}\n`,
    html: String(await page),
    isAutomatic: true,
  };
}

/** What stands in the mail: its fields in lines, and below them what the visitor has written. */
async function bodyOf(message: CompleteMessage, receivedAt: string): Promise<Pick<Mail, 'text' | 'html'>> {
  const fields = messageFieldNames.flatMap((name) => {
    const { mailLabel } = fieldOf(name);
    return mailLabel === undefined ? [] : [[mailLabel, message[name]] as const];
  });
  const lines = [...fields, ['Received', receivedAt] as const]
    .map(([name, value]) => [name, singleLine(value)] as const)
    .filter(([, value]) => value !== '');
  const rows = lines.map(([name, value]) => html`<tr><th align="left">${name}</th><td>${value}</td></tr>`);
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<table cellpadding="4">${rows}</table>
<p style="white-space: pre-wrap">${message.message}</p>
</html>
`;
  return {
    text: `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${message.message}\n`,
    html: String(await page),
  };
}

/** Text as a single line of at most `length` characters, without control, format and separator characters. */
function headerText(text: string, length: number): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}

/** The headers by which programs know a mail that none of them should answer. */
export function automaticHeaders({ isAutomatic }: Pick<Mail, 'isAutomatic'>): Record<string, string> {
  return isAutomatic ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : {};
}
