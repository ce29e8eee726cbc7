import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { fieldsIn } from '#builder/dev';
import { isFields } from '#kit/model';
import { MailedLinks } from '../people/mailed-links.ts';
import { rightsOf } from '../people/roles.ts';
import { browserOf, confirmFirst, noMails, putBrowser, signOut } from './guard.ts';
import { confirmMail } from './mails.ts';
import { type Asked, named, type Route, refused } from './route.ts';
import { isShown } from './sign-in-routes.ts';

/** A session is fresh for so long (ms): who has just come in by a link of one use need not show it again to add the first passkey. */
const fresh = 15 * 60_000;

/** What people do with their own account. */
export const ownRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/me',
    right: 'signed in',
    answer: ({ context, parts, person, session }) =>
      context.json({
        id: person.id,
        name: person.name,
        mail: person.mail,
        role: person.role,
        rights: rightsOf(person),
        passkeys: person.passkeys.map(({ id, at }) => ({ id, at })),
        sessions: parts.sessions
          .of(person.id)
          .map(({ name, at, seen, browser }) => ({ id: name, at, seen, browser, isThis: name === session.name })),
        mails: parts.sendMail !== undefined,
      }),
  },
  {
    method: 'POST',
    path: '/sign-out',
    right: 'signed in',
    answer: ({ context, parts, session }) => {
      parts.sessions.end(session.name);
      signOut(context, parts);
      return context.json({});
    },
  },
  {
    method: 'DELETE',
    path: '/sessions/:id',
    right: 'signed in',
    answer: ({ context, parts, person }) => {
      const found = parts.sessions.of(person.id).find(({ name }) => name === named(context, 'id'));
      if (!found) return refused(context, 'This session has ended already.', 404);
      parts.sessions.end(found.name);
      parts.log.add(person, 'ended a session');
      return context.json({});
    },
  },
  {
    method: 'POST',
    path: '/passkeys/options',
    right: 'signed in',
    answer: async (asked) =>
      mayAddPasskey(asked) ? asked.context.json(await asked.parts.ceremonies.toAdd(asked.person)) : confirmFirst(asked),
  },
  {
    method: 'POST',
    path: '/passkeys',
    right: 'signed in',
    answer: async (asked) => {
      const { context, parts, person, session } = asked;
      if (!mayAddPasskey(asked)) return confirmFirst(asked);
      const { ceremony, response } = await fieldsIn(context);
      const isAdded = isMade(response) && (await parts.ceremonies.add(person, ceremony, response));
      if (!isAdded) return refused(context, 'The passkey could not be added. Try it again.', 400);
      parts.sessions.confirm(session.name);
      parts.log.add(person, 'added a passkey');
      return context.json({}, 201);
    },
  },
  {
    method: 'DELETE',
    path: '/passkeys/:id',
    right: 'signed in',
    confirmed: 'now',
    answer: ({ context, parts, person }) => {
      const passkeys = person.passkeys.filter(({ id }) => id !== named(context, 'id'));
      if (passkeys.length === person.passkeys.length) return refused(context, 'There is no such passkey.', 404);
      parts.people.put({ ...person, passkeys });
      parts.log.add(person, 'removed a passkey');
      return context.json({});
    },
  },
  {
    method: 'POST',
    path: '/confirm/options',
    right: 'signed in',
    answer: async ({ context, parts, person }) => context.json(await parts.ceremonies.toShow('confirm', person)),
  },
  {
    method: 'POST',
    path: '/confirm',
    right: 'signed in',
    answer: async ({ context, parts, person, session }) => {
      const { ceremony, response } = await fieldsIn(context);
      const shown = isShown(response) ? await parts.ceremonies.shown('confirm', ceremony, response, person) : undefined;
      if (!shown) return refused(context, 'This was not the passkey of this account.', 400);
      parts.sessions.confirm(session.name);
      return context.json({});
    },
  },
  { method: 'POST', path: '/confirm/mail', right: 'signed in', answer: mailCode },
  {
    method: 'POST',
    path: '/confirm/code',
    right: 'signed in',
    answer: async ({ context, parts, person, session }) => {
      const { code } = await fieldsIn(context);
      const id = typeof code === 'string' ? parts.links.use('confirm', browserOf(context, parts), { code }) : undefined;
      if (id !== person.id) return refused(context, 'This code is wrong or too old. Ask for another one.', 400);
      parts.sessions.confirm(session.name);
      return context.json({});
    },
  },
];

/** Who has a passkey, or can be mailed, shows that it is they before another one is added. */
function mayAddPasskey({ parts, person, session }: Asked): boolean {
  const { confirmed = 0, at } = session;
  const now = parts.now();
  return now - confirmed <= fresh || (person.passkeys.length === 0 && now - at <= fresh);
}

async function mailCode({ context, parts, person }: Asked): Promise<Response> {
  if (person.passkeys.length > 0) return refused(context, 'Confirm with your passkey.');
  if (!parts.sendMail) return refused(context, noMails);
  const browser = MailedLinks.browser();
  putBrowser(context, parts, browser);
  const made = parts.links.make('confirm', person.id, browser);
  if (!made)
    return refused(
      context,
      'You have been mailed several codes already. Use the last one, or wait a quarter of an hour.',
      429,
    );
  try {
    await parts.sendMail({ to: person.mail, ...confirmMail(made.code) });
  } catch (error) {
    console.error('A mail to confirm could not be sent:', error);
    return refused(context, 'The mail could not be sent. Try it again in a while.');
  }
  return context.json({});
}

function isMade(value: unknown): value is RegistrationResponseJSON {
  return isFields(value) && typeof value['id'] === 'string' && isFields(value['response']);
}
