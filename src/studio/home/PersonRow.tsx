import { browserWords, timeWords } from './plain-words.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Somebody, as owners see them. */
export type Person = {
  id: string;
  name: string;
  mail: string;
  role: string;
  readsMessages: boolean;
  passkeys: number;
  sessions: readonly { seen: number; browser: string }[];
};

type RowProps = { person: Person; onChange: (method: string, address: string, body?: unknown) => void };

/** What somebody may do and where they are signed in; the way to change both, to let them in again, and to remove them. */
export function PersonRow({ person, onChange }: RowProps) {
  const { id, name, mail, role, readsMessages, passkeys, sessions } = person;
  return (
    <li>
      <div className="row">
        <span>
          {name} <span className="muted">{mail}</span>
        </span>
        <span className="row choice">
          <RoleChoice
            label={`Role of ${name}`}
            role={role}
            onChange={(next) => onChange('PATCH', `/people/${id}`, { role: next, readsMessages })}
          />
          <button type="button" aria-label={`Remove ${name}`} onClick={() => onChange('DELETE', `/people/${id}`)}>
            Remove
          </button>
        </span>
      </div>
      <details>
        <summary className="muted">
          {passkeys === 0 ? 'No passkey' : passkeys === 1 ? 'A passkey' : `${passkeys} passkeys`},{' '}
          {sessions.length === 0
            ? 'signed in nowhere'
            : `signed in in ${sessions.length === 1 ? 'one browser' : `${sessions.length} browsers`}`}
        </summary>
        <ul>
          {sessions.map(({ seen, browser }) => (
            <li key={`${seen} ${browser}`} className="muted">
              {browserWords(browser)}, last used {timeWords(seen)}
            </li>
          ))}
        </ul>
        <div className="row">
          <label className="row tick">
            <input
              type="checkbox"
              checked={readsMessages}
              onChange={(event) =>
                onChange('PATCH', `/people/${id}`, { role, readsMessages: event.currentTarget.checked })
              }
            />
            Reads the messages of visitors
          </label>
          <button
            type="button"
            aria-label={`Sign ${name} out everywhere`}
            onClick={() => onChange('DELETE', `/people/${id}/sessions`)}
          >
            Sign out everywhere
          </button>
          <button
            type="button"
            aria-label={`Make a link that lets ${name} in again`}
            onClick={() => onChange('POST', `/people/${id}/link`)}
          >
            Make a new link to come in
          </button>
        </div>
      </details>
    </li>
  );
}
