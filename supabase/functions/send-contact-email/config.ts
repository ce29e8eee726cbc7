import type { TypedFieldName } from './fields.ts';
import type { OwnForm, OwnMessage } from './own-form/fields.ts';
import type { RefusalName } from './refusals.ts';

/** What the contact path takes from `_site.yaml`. */
export type ContactConfig = {
  /** The public address of the site, without a slash at the end. */
  url: string;
  /** The path of that address, which its pages stand below; missing at the root of a domain. */
  base?: string;
  organization: string;
  /** The path of the page that answers a form without script. */
  contactPage: string;
  /** The words above the form's fields. */
  labels: Record<TypedFieldName, string>;
  /** The mailboxes by name; `general` is among them. */
  mailboxes: Record<string, string>;
  /** The kinds of inquiry by name: their words, and the mailbox that receives them. */
  inquiryTypes: Record<string, { label: string; mailbox: string }>;
  /** The forms that ask for fields of their own, by name; missing where the site has none. */
  forms?: Record<string, OwnForm>;
  /** The original's words for visitors without script; missing where it has none of its own, and English ones are said. */
  original?: OriginalLanguage;
  /** What is other in the other languages of the site, by their codes; missing where it has one only. */
  languages?: Record<string, ContactLanguage>;
};

/** The original language by its code, with its words for a message that was not kept. */
export type OriginalLanguage = { code: string; notSent: NotSentWords } & Pick<ContactLanguage, 'direction' | 'refused'>;

/** What a language has of its own for visitors without script. */
export type ContactLanguage = Pick<ContactConfig, 'contactPage' | 'labels' | 'forms'> & {
  direction: 'ltr' | 'rtl';
  /** What is said beside a field that is refused, as far as the language has words for it. */
  refused: Partial<Record<TypedFieldName, string>>;
  /** The words of the page for a message that was not kept; missing where the language has none. */
  notSent?: NotSentWords;
};

/** What the page for a message that was not kept says: where all that was typed is still there, and where it is `lost`. */
export type NotSentWords = {
  heading: string;
  text: string;
  lost: string;
  again: string;
  /** Why it was not kept, as far as there are words for it. */
  reasons?: Partial<Record<RefusalName, string>>;
};

/** The language that a form says it is in, where the site has it besides the original; no other word leads anywhere. */
export function languageOf({ languages = {} }: ContactConfig, code: string | undefined): ContactLanguage | undefined {
  return code !== undefined && Object.hasOwn(languages, code) ? languages[code] : undefined;
}

/** The site that a message was sent on, as far as its mail needs it: another site's server may be the one that delivers it. */
export type MailSite = Pick<ContactConfig, 'url' | 'mailboxes' | 'inquiryTypes'>;

/** What says who receives a message: its kind of inquiry, or its form of one's own. */
type Addressed = { inquiryType: string; own?: OwnMessage };

/** What a message carries of its site: the mailbox that receives it, and the general one, which mails come from. */
export function mailSite(config: ContactConfig, { inquiryType, own }: Addressed): MailSite {
  const general = generalMailbox(config);
  if (own) {
    const mailboxes = { general, [own.mailbox]: config.mailboxes[own.mailbox] ?? general };
    return { url: config.url, mailboxes, inquiryTypes: {} };
  }
  const [name, kind] = kindOf(config, inquiryType) ?? [];
  if (name === undefined || !kind) return { url: config.url, mailboxes: { general }, inquiryTypes: {} };
  const { mailbox } = kind;
  return {
    url: config.url,
    mailboxes: { general, [mailbox]: config.mailboxes[mailbox] ?? general },
    inquiryTypes: { [name]: kind },
  };
}

/** The code of the language of a page, by its address, where that is another than the original's. */
export function languageOfPage({ languages = {}, base }: ContactConfig, address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const [, folder] = pathIn(base, new URL(address).pathname).split('/');
  return Object.keys(languages).find((code) => code.toLowerCase() === folder);
}

/** An address as it would be at the root of a domain. */
export function pathIn(base = '', path: string): string {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

/** A form of one's own on a page, by its name and the page's address. */
export type FormPlace = { form: string; page: string };

/** Where a visitor is led whose message is kept; the page shows what stands there (PlainContactForm, OwnForm). */
export function sentAddress(config: ContactConfig, language?: string, place?: FormPlace): string {
  if (place) return `${place.page}#${place.form}-sent`;
  return `${languageOf(config, language)?.contactPage ?? config.contactPage}#message-sent`;
}

/** Who receives an inquiry, and what it is called in the subject. */
export type Recipient = { address: string; label: string };

/** The name of the mailbox that receives a kind of inquiry. */
export function mailboxOf(site: MailSite, inquiryType: string): string {
  const [, kind] = kindOf(site, inquiryType) ?? [];
  return kind?.mailbox ?? 'general';
}

/**
 * Who receives a message: one of a form of one's own goes to the mailbox that it names, any other to that of its kind of inquiry.
 * Visitors send the name of a kind (`pilot`) or its words (`Bring to Your State`); everything else goes to the general mailbox.
 */
export function recipientOf(site: MailSite, { inquiryType, own }: Addressed): Recipient {
  if (own) return { address: site.mailboxes[own.mailbox] ?? generalMailbox(site), label: own.title };
  const [, kind] = kindOf(site, inquiryType) ?? [];
  const address = site.mailboxes[kind?.mailbox ?? ''];
  return kind && address !== undefined
    ? { address, label: kind.label }
    : { address: generalMailbox(site), label: 'Message' };
}

/** The kind of inquiry that a visitor has sent, by its name; nothing where it is none of the site's, or nobody receives it. */
function kindOf(
  site: MailSite,
  inquiryType: string,
): [name: string, kind: MailSite['inquiryTypes'][string]] | undefined {
  const wanted = comparable(inquiryType);
  return Object.entries(site.inquiryTypes).find(
    ([name, { label, mailbox }]) =>
      site.mailboxes[mailbox] !== undefined && (comparable(name) === wanted || comparable(label) === wanted),
  );
}

/** The mailbox for everything that no other is for. Throws where the site has none; its schema requires one. */
export function generalMailbox(site: MailSite): string {
  const address = site.mailboxes['general'];
  if (address === undefined) throw new Error('The site has no mailbox `general`.');
  return address;
}

/** A label as it is compared: the page sets its quotes, dashes and spaces as its language does. */
function comparable(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? text.trim();
}
