import { type Command, commandArgs, UsageError, wrongUsage } from '#builder/base';
import { Drafts } from '../drafts/drafts.ts';
import { ActivityLog } from './activity-log.ts';
import { isMail, People } from './people.ts';
import { isRole, roleWords } from './roles.ts';
import { Sessions } from './sessions.ts';

const command = {
  name: 'people',
  does: 'Invites people to the Studio on a server, lists and removes them, where no browser is at hand.',
  usage: [
    'npm run people -- list',
    'npm run people -- invite MAIL        prints a link that lets somebody in, once, within seven days',
    'npm run people -- link ID            the same for somebody who has lost their passkey',
    'npm run people -- remove ID          ends their sessions, too',
  ],
  options: {
    role: { type: 'string', default: 'editor', value: 'ROLE', words: 'editor, publisher or owner (editor)' },
    messages: { type: 'boolean', default: false, words: 'they may read the messages of visitors' },
  },
  example: 'npm run people -- invite ruth@example.org --role publisher',
  allowPositionals: true,
} as const satisfies Command;

/** Does what `npm run people` was asked for, and returns what it says. `linkOf` makes the address of an invitation. */
export function peopleCommand(studioFolder: string, linkOf: (secret: string) => string): string {
  const { values, positionals } = commandArgs(command);
  const [what, who, ...more] = positionals;
  const people = new People(studioFolder);
  if (more.length > 0 || (what !== 'list' && who === undefined) || (what === 'list' && who !== undefined))
    throw wrongUsage(command);
  const log = new ActivityLog(studioFolder);
  if (what === 'list') return listed(people);
  if (what === 'invite') {
    if (!isMail(who)) throw new UsageError(`\`${who}\` is no mail address.`);
    if (!isRole(values.role)) throw new UsageError(`There is no role \`${values.role}\`: editor, publisher or owner.`);
    if (people.byMail(who)) throw new UsageError(`Somebody with the address ${who} is here already.`);
    log.add('server', `invited ${roleWords[values.role]}`, who);
    return linkOf(people.invite({ mail: who, role: values.role, readsMessages: values.messages }));
  }
  const person = people.get(who ?? '');
  if (!person) throw new UsageError(`There is nobody \`${who}\`. \`npm run people -- list\` says who there is.`);
  const { id, mail, role, readsMessages } = person;
  if (what === 'link') {
    log.add('server', 'made a link to come back in for', person.name);
    return linkOf(people.invite({ mail, role, readsMessages, person: id }));
  }
  if (what !== 'remove') throw wrongUsage(command);
  const problem = people.remove(id);
  if (problem) throw new UsageError(problem.refused);
  new Sessions(studioFolder).endAllOf(id);
  const [owner] = people.all().filter((one) => one.role === 'owner');
  if (owner) new Drafts(studioFolder).handOver(id, owner.id);
  log.add('server', 'removed', person.name);
  return `${person.name} (${mail}) is removed.`;
}

function listed(people: People): string {
  const all = people.all();
  if (all.length === 0) return 'There is nobody yet.';
  return all
    .map(
      ({ id, name, mail, role, passkeys }) =>
        `${id}  ${role.padEnd(9)}  ${name} <${mail}>  passkeys: ${passkeys.length}`,
    )
    .join('\n');
}
