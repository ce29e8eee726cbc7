import { createTransport, type SendMailOptions } from 'nodemailer';
import { codeOf } from '#builder/base';
import { automaticHeaders, type Mail, withoutSecrets } from '#contact-function';
import { readMailServer } from './smtp-address.ts';

/** Hands mails to a mail server. */
export type MailSender = {
  /** Resolves when the server has taken the mail; rejects with an error that holds no secret where it has not. */
  send(mail: Mail): Promise<void>;
};

/** What the sender may do that it does not do by itself. */
export type SmtpOptions = {
  /** Whether a server on another machine may be spoken to without TLS (SMTP_ALLOW_PLAINTEXT). */
  allowsPlaintext?: boolean | undefined;
};

/**
 * A sender for the server of an address such as `smtps://user:password@mail.example.org` (see readMailServer).
 * Throws UsageError where the address is not one of a mail server.
 */
export function smtpSender(smtpUrl: string, { allowsPlaintext = false }: SmtpOptions = {}): MailSender {
  const { href, secrets } = readMailServer(smtpUrl, allowsPlaintext);
  const transport = createTransport(href);
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(mailOptions(mail));
      } catch (error) {
        throw new DeliveryError(error, secrets);
      }
    },
  };
}

/** Why a mail was not taken: what nodemailer says of it, codes included, without the secrets that servers repeat. */
class DeliveryError extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;

  constructor(error: unknown, secrets: readonly string[]) {
    const { message, code, responseCode } = errorParts(error);
    super(withoutSecrets(code === 'ETLS' ? `${message}. ${tlsAdvice}` : message, secrets));
    this.name = 'DeliveryError';
    this.code = code;
    this.responseCode = responseCode;
  }
}

const tlsAdvice =
  'The mail server must offer TLS, since it is not on this machine; where you trust the whole network in between, set SMTP_ALLOW_PLAINTEXT=1.';

function errorParts(error: unknown): { message: string; code: string; responseCode: number | undefined } {
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error) ?? 'unknown';
  const isAnswered = error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
  return { message, code, responseCode: isAnswered ? Number(error.responseCode) : undefined };
}

/** A mail in nodemailer's words. Addresses are given as data and not as text, so that none is read as several. */
export function mailOptions(mail: Mail): SendMailOptions {
  const { messageId, from, to, replyTo, subject, text, html } = mail;
  return {
    messageId,
    from: { name: '', address: from },
    to: { name: '', address: to },
    replyTo: { name: '', address: replyTo },
    envelope: { from, to: [to] },
    subject,
    text,
    html,
    headers: automaticHeaders(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
