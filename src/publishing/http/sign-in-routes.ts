import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { fieldsIn } from '#builder/dev';
import { isFields } from '#kit/model';
import { MailedLinks } from '../people/mailed-links.ts';
import { isMail, plainName } from '../people/people.ts';
import { browserOf, putBrowser, signIn } from './guard.ts';
import { linkTo, signInMail } from './mails.ts';
import { type AskedByAnybody, type Route, refused } from './route.ts';

/** What is said to whoever comes with a link or a code that opens nothing: not why. */
const noWayIn =
  'This opens nothing: it was used, it is too old, or it was asked for in another browser. Ask for another mail here.';

/** How people come in: by a passkey, by a mail, by an invitation. Nobody is told who is known here. */
export const signInRoutes: readonly Route[] = [
  { method: 'POST', path: '/sign-in/link', right: 'nobody', answer: askForMail },
  {
    method: 'POST',
    path: '/sign-in/link/use',
    right: 'nobody',
    answer: async ({ context, parts }) => {
      const { link, code } = await fieldsIn(context);
      const given = typeof link === 'string' ? { link } : typeof code === 'string' ? { code } : undefined;
      const id = given && parts.links.use('sign-in', browserOf(context, parts), given);
      const person = id === undefined ? undefined : parts.people.get(id);
      return person ? signIn(context, parts, person) : refused(context, noWayIn, 403);
    },
  },
  {
    method: 'POST',
    path: '/sign-in/passkey/options',
    right: 'nobody',
    answer: async ({ context, parts }) => context.json(await parts.ceremonies.toShow('sign-in')),
  },
  {
    method: 'POST',
    path: '/sign-in/passkey',
    right: 'nobody',
    answer: async ({ context, parts }) => {
      const { ceremony, response } = await fieldsIn(context);
      const person = isShown(response) ? await parts.ceremonies.shown('sign-in', ceremony, response) : undefined;
      if (person) return signIn(context, parts, person);
      return refused(context, 'This passkey is not known here. Sign in by a mail, or ask an owner for a link.', 403);
    },
  },
  {
    method: 'POST',
    path: '/sign-in/invitation/look',
    right: 'nobody',
    answer: async ({ context, parts }) => {
      const { token } = await fieldsIn(context);
      const found = typeof token === 'string' ? parts.people.invitation(token) : undefined;
      if (!found) return refused(context, 'This link was used, or it is too old. Ask for another one.', 403);
      const person = found.person === undefined ? undefined : parts.people.get(found.person);
      return context.json({ mail: found.mail, role: found.role, ...(person ? { name: person.name } : {}) });
    },
  },
  {
    method: 'POST',
    path: '/sign-in/invitation',
    right: 'nobody',
    answer: async ({ context, parts }) => {
      const { token, name, mail } = await fieldsIn(context);
      const said = plainName(name);
      if (said === undefined) return refused(context, 'Say what you are called.', 400);
      const found = typeof token === 'string' ? parts.people.invitation(token) : undefined;
      if (found?.mail === '' && !isMail(mail)) return refused(context, 'This is no mail address.', 400);
      const own = { name: said, mail: isMail(mail) ? mail : '' };
      const person = typeof token === 'string' ? parts.people.accept(token, own) : undefined;
      return person
        ? signIn(context, parts, person)
        : refused(context, 'This link was used, or it is too old. Ask for another one.', 403);
    },
  },
];

/** How long after the answer a mail is made, in ms, at most: when that keeps the server busy tells nobody who is known. */
const longestPause = 200;

/** Answers at once and the same to everybody; what there is to mail goes out once the answer has gone. */
async function askForMail({ context, parts }: AskedByAnybody): Promise<Response> {
  const { mail } = await fieldsIn(context);
  if (!isMail(mail)) return refused(context, 'This is no mail address.', 400);
  const browser = MailedLinks.browser();
  putBrowser(context, parts, browser);
  const mailIt = async () => {
    await once(context.env.outgoing, 'close');
    await setTimeout(randomInt(longestPause));
    const person = parts.people.byMail(mail);
    const made = person && parts.sendMail && parts.links.make('sign-in', person.id, browser);
    if (made)
      await parts.sendMail?.({ to: person.mail, ...signInMail(linkTo(parts.address, 'link', made.link), made.code) });
  };
  parts.mailsUnderWay.add(mailIt(), 'A mail to sign in could not be sent:');
  return context.json({});
}

/** What the library takes and checks: an object with an identifier. */
export function isShown(value: unknown): value is AuthenticationResponseJSON {
  return isFields(value) && typeof value['id'] === 'string' && isFields(value['response']);
}
