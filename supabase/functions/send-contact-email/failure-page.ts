import { html, raw } from 'hono/html';
import { type ContactConfig, type ContactLanguage, generalMailbox, languageOf, type NotSentWords } from './config.ts';
import { fieldOf, languageField, type TypedFieldName, typedFieldNames } from './fields.ts';
import type { CompleteMessage, FieldErrors } from './message.ts';
import { type FilledOwnForm, filledOwnForm, ownStyle } from './own-form/page.ts';
import type { Problem } from './refusals.ts';

/** What a page about a failed message tells. */
export type Failure = { problem: Problem; fields: FieldErrors; typed: CompleteMessage; own?: FilledOwnForm };

const style = `:root{color-scheme:light dark}
body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.6rem;line-height:1.25}
label{display:block;margin:1rem 0 .25rem;font-weight:600}
input,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid GrayText;border-radius:.4rem}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:.4rem}
.error{margin:.25rem 0 0;font-weight:600}`;

/**
 * The page for a visitor without script whose message was not kept: what is wrong, and everything that was typed,
 * in a form that can be sent again, in the language `code` where it has words for it. Every value is escaped.
 */
export async function failurePage(failure: Failure, config: ContactConfig, code?: string): Promise<string> {
  const mailbox = generalMailbox(config);
  const isRead = failure.own !== undefined || Object.values(failure.typed).some((text) => text !== '');
  const language = languageIn(config, code);
  const words = wordsOf(language.notSent, mailbox);
  const page = html`<!doctype html>
<html lang="${language.notSent ? language.code : 'en'}"${language.notSent && language.direction === 'rtl' ? raw(' dir="rtl"') : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.heading} · ${config.organization}</title>
<style>${raw(styleOf(failure))}</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
${reasonOf(failure.problem, language)}
<p>${isRead ? words.text : words.lost}</p>
${isRead ? filledForm(failure, words.again, language) : ''}
</main>
</body>
</html>
`;
  return String(await page);
}

function styleOf({ own }: Failure): string {
  return own ? style + ownStyle : style;
}

/** What the page is said in; without `notSent` it is in English. */
type PageLanguage = Pick<ContactLanguage, 'labels' | 'refused'> & {
  code?: string | undefined;
  direction?: ContactLanguage['direction'];
  notSent?: NotSentWords | undefined;
  /** What the form says again of its language, where that isn't the original. */
  named?: string | undefined;
};

function languageIn(config: ContactConfig, code: string | undefined): PageLanguage {
  const language = languageOf(config, code);
  return language ? { ...language, code, named: code } : { labels: config.labels, refused: {}, ...config.original };
}

/** Marks English words on a page in another language (WCAG 3.1.2). */
const english = raw(' lang="en" dir="ltr"');

function reasonOf({ reason, error }: Problem, { notSent }: PageLanguage) {
  const own = reason && notSent?.reasons?.[reason];
  return html`<p role="alert"${notSent && own === undefined ? english : ''}>${own ?? error}</p>`;
}

/** The words of the page in a language, and in English where it has none. */
function wordsOf(own: NotSentWords | undefined, mailbox: string) {
  const address = html`<a href="mailto:${mailbox}">${mailbox}</a>`;
  if (own) return { ...own, text: html`${own.text} ${address}`, lost: html`${own.lost} ${address}` };
  return {
    heading: 'Your message was not sent',
    text: html`Everything you typed is still here. Please send it again, or write to ${address}.`,
    lost: html`Everything you typed is still in the form: please go back in your browser, and send it again, or write to ${address}.`,
    again: 'Send again',
  };
}

function filledForm({ fields, typed, own }: Failure, again: string, { labels, refused, notSent, named }: PageLanguage) {
  if (own) return filledOwnForm(own, fields, again, named);
  const note = (name: TypedFieldName) => {
    if (fields[name] === undefined) return '';
    const own = refused[name];
    return html`<p class="error" id="${name}-error"${notSent && own === undefined ? english : ''}>${own ?? fields[name]}</p>`;
  };
  const marks = (name: TypedFieldName) =>
    fields[name] === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`;
  const field = (name: TypedFieldName) => {
    const { control, autocomplete, required } = fieldOf(name);
    const end = html`${required ? raw(' required') : ''}${marks(name)}>`;
    const filled =
      control === 'textarea'
        ? html`<textarea id="${name}" name="${name}" rows="10"${end}
${typed[name]}</textarea>`
        : html`<input id="${name}" name="${name}" type="${control}"${autocomplete ? html` autocomplete="${autocomplete}"` : ''} value="${typed[name]}"${end}`;
    return html`<label for="${name}">${labels[name]}</label>
${filled}${note(name)}
`;
  };
  return html`<form method="post">
${typedFieldNames.map(field)}<input type="hidden" name="inquiryType" value="${typed.inquiryType}">
${named === undefined ? '' : html`<input type="hidden" name="${languageField}" value="${named}">`}<button type="submit">${again}</button>
</form>`;
}

/** The page's content security policy: nothing but its own style and its own form, which may lead back to the site. */
export async function pagePolicy(siteUrl: string, failure: Failure): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styleOf(failure)));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const directives = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self' ${siteUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}
