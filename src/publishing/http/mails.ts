import type { StudioAddress } from './studio-address.ts';

/** Mails a text to somebody. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

/** Where links of mails lead: what lets somebody in stands behind `#`, which is sent to nobody and stands in no log. */
export function linkTo({ origin }: StudioAddress, kind: 'invitation' | 'link', secret: string): string {
  return `${origin}/_studio#${kind}=${secret}`;
}

export function signInMail(link: string, code: string): { subject: string; text: string } {
  return {
    subject: `Sign in to the Studio: ${code}`,
    text: [
      'Somebody, most likely you, wants to sign in to the Studio with this address.',
      `Open this link in the browser that you have asked from, within 15 minutes:\n${link}`,
      `Or type this code there: ${code}`,
      'If it wasn’t you, do nothing: nobody gets in without this mail.',
      '',
    ].join('\n\n'),
  };
}

export function confirmMail(code: string): { subject: string; text: string } {
  return {
    subject: `Confirm in the Studio: ${code}`,
    text: `Type this code into the Studio, within 15 minutes, to confirm that it is you: ${code}\n\nIf you haven’t asked for it, somebody else uses your account: sign out everywhere.\n`,
  };
}

export function invitationMail(by: string, link: string): { subject: string; text: string } {
  return {
    subject: `${oneLine(by)} invites you to the Studio`,
    text: `${by} invites you to change the pages of the website.\n\nOpen this link within seven days. It works once:\n${link}\n`,
  };
}

/** Told to whoever has set an hour, where something stands in the way then. */
export function heldMail(title: string, when: string, problem: string): { subject: string; text: string } {
  return {
    subject: `Not published yet: ${oneLine(title)}`,
    text: `“${title}” was to be public on ${when}, and visitors don’t see it yet.\n\n${problem}\n\nNothing of it is lost: open the draft in the Studio.\n`,
  };
}

export function lateMail(title: string, when: string): { subject: string; text: string } {
  return {
    subject: `Published later than you had set: ${oneLine(title)}`,
    text: `“${title}” was to be public on ${when}. Something held that up, most likely the server was off; visitors see it now.\n`,
  };
}

/** As many lines stand in a mail. */
const mostDue = 60;

/** Told once a month to whoever the site names: what is to be looked at again, each as a line. */
export function dueMail(
  { origin }: StudioAddress,
  site: string,
  due: readonly string[],
): { subject: string; text: string } {
  const count = due.length === 1 ? '1 place' : `${due.length} places`;
  const more = due.length > mostDue ? [`… and ${due.length - mostDue} more.`] : [];
  return {
    subject: `To be looked at again: ${count}${site === '' ? '' : ` of ${oneLine(site)}`}`,
    text: [
      'Somebody wanted these to be looked at again by now:\n',
      ...due.slice(0, mostDue).map((line) => `- ${oneLine(line)}`),
      ...more,
      `\nIn the Studio, “State” lists them and leads there: ${origin}/_studio`,
      '\nThis comes once a month for as long as something is due, because the site names your address for it: “Reminders to check”, in the site’s own settings.\n',
    ].join('\n'),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Where a draft is open in the Studio. */
export function studioLink({ origin }: StudioAddress, draft: string): string {
  return `${origin}/_studio/drafts/${draft}`;
}
