import { fieldsIn } from '#builder/dev';
import { isMail } from '../people/people.ts';
import { isRole } from '../people/roles.ts';
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
        })),
      ),
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
      parts.log.add(person.id, `made somebody ${role}`, id);
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
      const problem = parts.people.remove(id);
      if (problem) return refused(context, problem.refused);
      parts.sessions.endAllOf(id);
      parts.log.add(person.id, 'removed somebody', id);
      return context.json({});
    },
  },
  {
    method: 'GET',
    path: '/log',
    right: 'people',
    answer: ({ context, parts }) =>
      context.json({ entries: parts.log.recent(mostEntries), brokenAt: parts.log.brokenAt() }),
  },
];

async function invite({ context, parts, person }: Asked): Promise<Response> {
  const { mail, role, readsMessages } = await fieldsIn(context);
  if (!isMail(mail)) return refused(context, 'This is no mail address.', 400);
  if (!isRole(role)) return refused(context, 'There is no such role.', 400);
  if (parts.people.byMail(mail)) return refused(context, 'Somebody with this address is here already.');
  const secret = parts.people.invite({ mail: mail.trim(), role, readsMessages: readsMessages === true });
  const link = linkTo(parts.address, 'invitation', secret);
  parts.log.add(person.id, `invited ${role === 'owner' ? 'an owner' : `a ${role}`}`, mail.trim());
  const isMailed = await parts.sendMail?.({ to: mail.trim(), ...invitationMail(person.name, link) }).then(
    () => true,
    () => false,
  );
  return context.json({ link, isMailed: isMailed ?? false }, 201);
}
