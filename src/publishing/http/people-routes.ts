import { fieldsIn } from '#builder/dev';
import { type Invitation, isMail } from '../people/people.ts';
import { isRole, roleWords } from '../people/roles.ts';
import { invitationMail, linkTo } from './mails.ts';
import { type Asked, named, type Route, refused } from './route.ts';

/** How many entries of the log are shown. */
const mostEntries = 500;

/** What owners do. */
export const peopleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/people',
    right: 'people',
    answer: ({ context, parts }) =>
      context.json(
        parts.people.all().map(({ id, name, mail, role, readsMessages, passkeys, at }) => ({
          id,
          name,
          mail,
          role,
          readsMessages,
          passkeys: passkeys.length,
          at,
          sessions: parts.sessions.of(id).map(({ seen, browser }) => ({ seen, browser })),
        })),
      ),
  },
  {
    method: 'GET',
    path: '/invitations',
    right: 'people',
    answer: ({ context, parts }) =>
      context.json(parts.people.invited().map(([id, { mail, role, expires }]) => ({ id, mail, role, expires }))),
  },
  {
    method: 'DELETE',
    path: '/invitations/:id',
    right: 'people',
    confirmed: 'now',
    answer: ({ context, parts, person }) => {
      const found = parts.people.withdraw(named(context, 'id'));
      if (!found) return refused(context, 'This link was used already, or it is too old.', 404);
      parts.log.add(person, 'took back the link for', found.mail);
      return context.json({});
    },
  },
  { method: 'POST', path: '/invitations', right: 'people', confirmed: 'now', answer: invite },
  {
    method: 'PATCH',
    path: '/people/:id',
    right: 'people',
    confirmed: 'now',
    answer: async ({ context, parts, person }) => {
      const { role, readsMessages } = await fieldsIn(context);
      if (!isRole(role)) return refused(context, 'There is no such role.', 400);
      const id = named(context, 'id');
      const problem = parts.people.change(id, { role, readsMessages: readsMessages === true });
      if (problem) return refused(context, problem.refused);
      const about = parts.people.get(id)?.name ?? id;
      parts.log.add(person, `made ${roleWords[role]}${readsMessages === true ? ' who reads messages' : ''} of`, about);
      return context.json({});
    },
  },
  {
    method: 'DELETE',
    path: '/people/:id',
    right: 'people',
    confirmed: 'now',
    answer: ({ context, parts, person }) => {
      const id = named(context, 'id');
      const name = parts.people.get(id)?.name ?? id;
      const problem = parts.people.remove(id);
      if (problem) return refused(context, problem.refused);
      parts.sessions.endAllOf(id);
      parts.drafts.handOver(id, person.id);
      parts.log.add(person, 'removed', name);
      return context.json({});
    },
  },
  {
    method: 'DELETE',
    path: '/people/:id/sessions',
    right: 'people',
    confirmed: 'now',
    answer: ({ context, parts, person, session }) => {
      const other = parts.people.get(named(context, 'id'));
      if (!other) return refused(context, 'There is nobody of this name.', 404);
      for (const { name } of parts.sessions.of(other.id)) if (name !== session.name) parts.sessions.end(name);
      parts.log.add(person, 'signed out everywhere', other.name);
      return context.json({});
    },
  },
  {
    method: 'POST',
    path: '/people/:id/link',
    right: 'people',
    confirmed: 'now',
    answer: ({ context, parts, person }) => {
      const other = parts.people.get(named(context, 'id'));
      if (!other) return refused(context, 'There is nobody of this name.', 404);
      const { id, name, mail, role, readsMessages } = other;
      parts.log.add(person, 'made a link to come back in for', name);
      return sendLink({ context, parts, person }, { mail, role, readsMessages, person: id });
    },
  },
  {
    method: 'GET',
    path: '/log',
    right: 'people',
    answer: ({ context, parts }) =>
      context.json({
        entries: parts.log.recent(mostEntries).map(({ at, who, name, did, about }) => ({
          at: Date.parse(at),
          words: [name ?? (who === 'server' ? 'The server' : 'Somebody'), did, about].filter(Boolean).join(' '),
        })),
        brokenAt: parts.log.brokenAt(),
      }),
  },
];

async function invite({ context, parts, person }: Asked): Promise<Response> {
  const { mail, role, readsMessages } = await fieldsIn(context);
  if (!isMail(mail)) return refused(context, 'This is no mail address.', 400);
  if (!isRole(role)) return refused(context, 'There is no such role.', 400);
  if (parts.people.byMail(mail)) return refused(context, 'Somebody with this address is here already.');
  parts.log.add(person, `invited ${roleWords[role]}`, mail.trim());
  return sendLink({ context, parts, person }, { mail: mail.trim(), role, readsMessages: readsMessages === true });
}

/** Makes a link that lets somebody in, and mails it where that can be done. */
async function sendLink(
  { context, parts, person }: Omit<Asked, 'session'>,
  invitation: Omit<Invitation, 'expires'>,
): Promise<Response> {
  const link = linkTo(parts.address, 'invitation', parts.people.invite(invitation));
  const isMailed =
    parts.sendMail !== undefined &&
    !parts.mailLimit.take(person.id, [invitation.mail]) &&
    (await parts.sendMail({ to: invitation.mail, ...invitationMail(person.name, link) }).then(
      () => true,
      () => false,
    ));
  return context.json({ link, isMailed }, 201);
}
