import { html } from 'hono/html';
import { type MailSite, recipientOf } from './config.ts';
import { fieldOf, messageFieldNames } from './fields.ts';
import type { CompleteMessage } from './message.ts';

/** A mail to one mailbox of the site. Every header value is a single line. */
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
};

/** The message as it is kept. */
export type MailedMessage = { id: string; receivedAt: string; message: CompleteMessage };

/**
 * The mail that brings a message to the mailbox of its kind of inquiry. The visitor's address stands in
 * Reply-To alone, their name in the subject alone, and neither can begin another header or name another recipient.
 * Above the message's own words, each line is one that is named here.
 * `from` is an address of the site's own.
 */
export async function composeMail(kept: MailedMessage, site: MailSite, from: string): Promise<Mail> {
  const { id, receivedAt, message } = kept;
  const { address, label } = recipientOf(site, message.inquiryType);
  const fields = messageFieldNames.flatMap((name) => {
    const { mailLabel } = fieldOf(name);
    return mailLabel === undefined ? [] : [[mailLabel, message[name]] as const];
  });
  const lines = [...fields, ['Received', receivedAt] as const]
    .map(([name, value]) => [name, singleLine(value)] as const)
    .filter(([, value]) => value !== '');
  const rows = lines.map(([name, value]) => html`<tr><th align="left">${name}</th><td>${value}</td></tr>`);
  const body = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<table cellpadding="4">${rows}</table>
<p style="white-space: pre-wrap">${message.message}</p>
</html>
`;
  return {
    id,
    messageId: `<${id}@${new URL(site.url).hostname}>`,
    from,
    to: address,
    replyTo: message.email,
    subject: `${headerText(label, 60)}: ${headerText(message.name, 80)}`,
    text: `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${message.message}\n`,
    html: String(await body),
  };
}

/**
 * Text as a single line, so that no value begins another line of the mail: without control characters, line and
 * paragraph separators, and the characters that reverse what follows them. Joiners stay: scripts and emoji need them.
 */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ').trim();
}

/** Text as a single line of at most `length` characters, without control, format and separator characters. */
function headerText(text: string, length: number): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
