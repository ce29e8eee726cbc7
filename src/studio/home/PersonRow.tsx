import { useState } from 'react';
import { AskedFirst } from './AskedFirst.tsx';
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
  // The arrow keys go through all of them: only what is chosen in the end is asked for.
  const [chosen, setChosen] = useState(role);
  return (
    <li>
      <div className="row">
        <span>
          {name} <span className="muted">{mail}</span>
        </span>
        <span className="row choice">
          <RoleChoice label={`Role of ${name}`} role={chosen} onChange={setChosen} />
          {chosen !== role && (
            <button
              type="button"
              className="main"
              aria-label={`Change the role of ${name}`}
              onClick={() => onChange('PATCH', `/people/${id}`, { role: chosen, readsMessages })}
            >
              Change
            </button>
          )}
          <AskedFirst
            label={`Remove ${name}`}
            words={`Remove ${name}? They are signed out everywhere, and their drafts are yours then.`}
            yes="Remove"
            no="Cancel"
            onYes={() => onChange('DELETE', `/people/${id}`)}
          >
            Remove
          </AskedFirst>
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
            aria-label={`Sign out everywhere: ${name}`}
            onClick={() => onChange('DELETE', `/people/${id}/sessions`)}
          >
            Sign out everywhere
          </button>
          <button
            type="button"
            aria-label={`Make a new link to come in: ${name}`}
            onClick={() => onChange('POST', `/people/${id}/link`)}
          >
            Make a new link to come in
          </button>
        </div>
      </details>
    </li>
  );
}
