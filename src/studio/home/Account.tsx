import { useState } from 'react';
import type { Session } from '#kit';
import { addPasskey, ask } from '../host/account.ts';
import type { Me } from './me.ts';
import { browserWords, timeWords } from './plain-words.ts';
import { Wrong } from './Said.tsx';
import { useConfirmed } from './use-confirmed.tsx';

type AccountProps = { session: Pick<Session, 'fetch'>; me: Me; onChange: () => void };

/** How somebody signs in, and where they are signed in. */
export function Account({ session, me, onChange }: AccountProps) {
  const [problem, setProblem] = useState<string>();
  const { askFor, confirmation } = useConfirmed(session);
  const done = (message: string | undefined) => {
    setProblem(message);
    onChange();
  };
  return (
    <section>
      <h2>Your account</h2>
      <p>
        {me.name}, {me.mail}
      </p>
      <Wrong message={problem} />
      {confirmation}
      {me.passkeys.length === 0 && (
        <p>
          Add a passkey: then you sign in, and confirm that it is you before something is published, by one touch
          {me.mails ? '' : '. This Studio sends no mails, so without one you can’t publish'}.
        </p>
      )}
      <ul>
        {me.passkeys.map(({ id, at }) => (
          <li key={id} className="row">
            <span>Passkey of {timeWords(at)}</span>
            <button
              type="button"
              aria-label={`Delete it: the passkey of ${timeWords(at)}`}
              onClick={() =>
                void askFor('DELETE', `/passkeys/${encodeURIComponent(id)}`).then(({ message }) => done(message))
              }
            >
              Delete it
            </button>
          </li>
        ))}
        {me.sessions.map(({ id, seen, browser, isThis }) => (
          <li key={id} className="row">
            <span>
              {isThis ? 'Signed in here' : 'Signed in'}{' '}
              <span className="muted">
                {browserWords(browser)}, last used {timeWords(seen)}
              </span>
            </span>
            {!isThis && (
              <button
                type="button"
                onClick={() => void ask(session, 'DELETE', `/sessions/${id}`).then(({ message }) => done(message))}
              >
                Sign out there
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" onClick={() => void addPasskey(session, askFor('POST', '/passkeys/options')).then(done)}>
          Add a passkey
        </button>
        <button type="button" onClick={() => void ask(session, 'POST', '/sign-out').then(() => location.reload())}>
          Sign out
        </button>
      </div>
    </section>
  );
}
