import { useState } from 'react';
import type { Session } from '#kit';
import { type Person, PersonRow } from './PersonRow.tsx';
import { timeWords } from './plain-words.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { Wrong } from './Said.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useList } from './use-list.ts';

type Invited = { id: string; mail: string; role: string; expires: number };

/** The people of the Studio, for owners: invited, given another role, let in again, signed out, removed. */
export function PeopleList({ session }: { session: Pick<Session, 'fetch'> }) {
  const people = useList<Person>(session, '/people');
  const invited = useList<Invited>(session, '/invitations');
  const { askFor, confirmation } = useConfirmed(session);
  const [mail, setMail] = useState('');
  const [role, setRole] = useState('editor');
  const [link, setLink] = useState<{ link: string; isMailed: boolean; mail: string }>();
  const [problem, setProblem] = useState<string>();
  const change = async (method: string, address: string, body?: unknown, to = '') => {
    const { answer, message } = await askFor(method, address, body);
    setProblem(message);
    if (message === undefined && answer['link'] !== undefined)
      setLink({ link: String(answer['link']), isMailed: answer['isMailed'] === true, mail: to });
    await Promise.all([people.load(), invited.load()]);
    return message === undefined;
  };
  const invite = async () => {
    if (await change('POST', '/invitations', { mail, role }, mail)) setMail('');
  };
  return (
    <section>
      <h2>People</h2>
      <Wrong message={problem ?? people.problem} />
      {confirmation}
      <ul>
        {people.list.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onChange={(method, address, body) => void change(method, address, body, person.mail)}
          />
        ))}
        {invited.list.map(({ id, mail: address, role: as, expires }) => (
          <li key={id} className="row">
            <span>
              {address === '' ? 'Whoever has the link that the server printed' : address}{' '}
              <span className="muted">{`a link as ${as} that nobody has used yet, until ${timeWords(expires)}`}</span>
            </span>
            <button
              type="button"
              aria-label={`Take it back: the link for ${address}`}
              onClick={() => void change('DELETE', `/invitations/${id}`)}
            >
              Take it back
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <label>
          Invite somebody: their mail address
          <input type="email" required value={mail} onChange={(event) => setMail(event.currentTarget.value)} />
        </label>
        <RoleChoice label="Their role" role={role} onChange={setRole} />
        <button type="submit">Invite</button>
      </form>
      {link && (
        <p role="status">
          {link.isMailed
            ? `The link was mailed to ${link.mail}.`
            : `Give this link to ${link.mail}; it works once, for seven days:`}{' '}
          <code>{link.link}</code>
        </p>
      )}
    </section>
  );
}
