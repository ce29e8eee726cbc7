/** A mail without its receiver. */
type MailText = { subject: string; text: string };

/** Somebody is asked to look at a draft. */
export function askMail({ by, name, note, link }: { by: string; name: string; note: string; link: string }): MailText {
  return mail(`${by} asks you for a look: ${name}`, [
    `${by} has changed pages of the website, and asks what you think. Nothing of it is public yet.`,
    note,
    `Open this link to see the site with the changes, to comment on them and to approve them. You need no account:\n${link}`,
    'Whoever has this link sees the draft, so pass it on only to people who may. It works for 30 days.',
  ]);
}

/** Somebody who has asked hears what visitors have said. */
export function saidMail({ name, said, link }: { name: string; said: readonly string[]; link: string }): MailText {
  const [first = ''] = said;
  const more = said.length > 1 ? ` and ${said.length - 1} more` : '';
  return mail(`“${name}”: ${shortened(first)}${more}`, [...said, `Read and answer it in the Studio:\n${link}`]);
}

/** Whoever has commented hears the answer. */
export function answerMail(given: { by: string; name: string; asked: string; text: string; link: string }): MailText {
  const { by, name, asked, text, link } = given;
  return mail(`${by} answers your comment on “${name}”`, [
    `You wrote:\n${asked}`,
    `${by} answers:\n${text}`,
    `See it beside the pages:\n${link}`,
  ]);
}

function mail(subject: string, parts: readonly string[]): MailText {
  const text = parts.filter((part) => part !== '').join('\n\n');
  return { subject: subject.replaceAll(/\s+/g, ' ').slice(0, 150), text: `${text}\n` };
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
