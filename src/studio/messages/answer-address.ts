import type { InboxLetter } from '#kit/model';

/** So long an address every mail program takes. */
const longest = 1800;

/** The address that opens a mail program with an answer: to whom, about what, and below what was written. Nothing where there is no address. */
export function answerAddress({ email, form, at, answers, name }: InboxLetter): string | undefined {
  if (email === '') return undefined;
  const day = new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' });
  const lines = answers.flatMap(({ label, text }) => [`> ${label}`, ...text.split('\n').map((line) => `>   ${line}`)]);
  const opening = `\n\nOn ${day}${name === '' ? '' : `, ${name}`} wrote:\n\n`;
  const address = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${form}`)}&body=`;
  let body = opening;
  for (const line of lines) {
    const more = `${body}${line}\n`;
    if (address.length + encodeURIComponent(more.replaceAll('\n', '\r\n')).length > longest) break;
    body = more;
  }
  return address + encodeURIComponent(body.replaceAll('\n', '\r\n'));
}
