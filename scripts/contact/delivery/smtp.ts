import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from '../../../supabase/functions/send-contact-email/mail.ts';

/** Hands mails to a mail server. */
export type MailSender = {
  /** Resolves when the server has taken the mail; rejects with nodemailer's error where it has not. */
  send(mail: Mail): Promise<void>;
};

const seconds = 1000;

/**
 * A sender for the server of an address such as `smtps://user:password@mail.example.org`.
 * nodemailer's options may follow as parameters, such as `?socketTimeout=30000`.
 * Throws where the address is not one of a mail server.
 */
export function smtpSender(smtpUrl: string): MailSender {
  const url = new URL(smtpUrl);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  const defaults = { connectionTimeout: 30 * seconds, greetingTimeout: 30 * seconds, socketTimeout: 60 * seconds };
  for (const [name, value] of Object.entries(defaults))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  const transport = createTransport(url.href);
  return {
    send: async (mail) => {
      await transport.sendMail(mailOptions(mail));
    },
  };
}

/** A mail in nodemailer's words. Addresses are given as data and not as text, so that none is read as several. */
export function mailOptions({ messageId, from, to, replyTo, subject, text, html }: Mail): SendMailOptions {
  return {
    messageId,
    from: { name: '', address: from },
    to: { name: '', address: to },
    replyTo: { name: '', address: replyTo },
    envelope: { from, to: [to] },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
