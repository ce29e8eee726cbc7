import { useEffect, useState } from 'react';
import type { Session } from '#kit';
import { ask, askConfirmed } from '../host/account.ts';
import { Wrong } from './Said.tsx';

type Person = { id: string; name: string; mail: string; role: string; readsMessages: boolean };

/** What each role may do, as it is said to owners. */
const roleWords: Readonly<Record<string, string>> = {
  editor: 'writes drafts',
  publisher: 'also publishes and takes back',
  owner: 'also manages people',
};

/** The people of the Studio, for owners: invited, given another role, removed. */
export function PeopleList({ session }: { session: Pick<Session, 'fetch'> }) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [mail, setMail] = useState('');
  const [role, setRole] = useState('editor');
  const [link, setLink] = useState<{ link: string; isMailed: boolean; mail: string }>();
  const [problem, setProblem] = useState<string>();
  const load = () =>
    ask(session, 'GET', '/people').then(({ answer, message }) => {
      // The list as the server made it.
      if (message === undefined) setPeople(answer['list'] as readonly Person[]);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    void load();
  }, []);
  const change = async (method: string, address: string, body?: unknown) => {
    const said = await askConfirmed(session, method, address, body);
    setProblem(said.message);
    await load();
    return said;
  };
  const invite = async () => {
    const { answer, message } = await change('POST', '/invitations', { mail, role });
    if (message !== undefined) return;
    setLink({ link: String(answer['link']), isMailed: answer['isMailed'] === true, mail });
    setMail('');
  };
  return (
    <section>
      <h2>People</h2>
      <Wrong message={problem} />
      <ul>
        {people.map(({ id, name, mail: address, role: current, readsMessages }) => (
          <li key={id} className="row">
            <span>
              {name} <span className="muted">{address}</span>
            </span>
            <span className="row choice">
              <RoleChoice
                label={`Role of ${name}`}
                role={current}
                onChange={(next) => void change('PATCH', `/people/${id}`, { role: next, readsMessages })}
              />
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => void change('DELETE', `/people/${id}`)}
              >
                Remove
              </button>
            </span>
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

function RoleChoice({ label, role, onChange }: { label: string; role: string; onChange: (role: string) => void }) {
  return (
    <select aria-label={label} value={role} onChange={(event) => onChange(event.currentTarget.value)}>
      {Object.entries(roleWords).map(([name, does]) => (
        <option key={name} value={name}>
          {name}: {does}
        </option>
      ))}
    </select>
  );
}
