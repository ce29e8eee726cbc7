import { useEffect, useState } from 'react';
import type { Session } from '#kit';
import { ask } from '../host/account.ts';
import { studioAddress } from '../host/http.ts';
import { Account } from './Account.tsx';
import { DraftRow } from './DraftRow.tsx';
import type { Draft } from './draft.ts';
import { LogView } from './LogView.tsx';
import type { Me } from './me.ts';
import { PeopleList } from './PeopleList.tsx';
import { Wrong } from './Said.tsx';

type DeskProps = { session: Pick<Session, 'fetch'>; me: Me; onChange: () => void };

/** What somebody works on, their account, and for owners the people. */
export function Desk({ session, me, onChange }: DeskProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const load = () =>
    ask(session, 'GET', '/drafts').then(({ answer, message }) => {
      setProblem(message);
      // The list as the server made it.
      if (message === undefined) setDrafts(answer['list'] as readonly Draft[]);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    void load();
  }, []);
  const begin = async () => {
    const { answer, message } = await ask(session, 'POST', '/drafts', { name });
    if (message === undefined) location.assign(`${studioAddress}/drafts/${String(answer['id'])}`);
    else setProblem(message);
  };
  const remove = async (id: string) => {
    const { message } = await ask(session, 'DELETE', `/drafts/${id}`);
    if (message === undefined) await load();
    else setProblem(message);
  };
  return (
    <>
      <section>
        <h2>Your drafts</h2>
        <p>Nothing that you change is public before it is published.</p>
        <Wrong message={problem} />
        {drafts && drafts.length > 0 && (
          <ul>
            {drafts.map((draft) => (
              <DraftRow
                key={draft.id}
                session={session}
                draft={draft}
                isOwn={draft.owner === me.id}
                onChange={() => void load()}
                onRemove={() => void remove(draft.id)}
              />
            ))}
          </ul>
        )}
        {/* Once the list is there: what is pressed stays where it is. */}
        {(drafts ?? problem) === undefined ? (
          <p role="status">One moment …</p>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void begin();
            }}
          >
            <label>
              A new draft: what it is about
              <input
                value={name}
                maxLength={80}
                placeholder="Summer prices"
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" className="main">
              Begin
            </button>
          </form>
        )}
      </section>
      {me.rights.includes('messages') && <MessagesLink />}
      {me.rights.includes('people') && (
        <>
          <PeopleList session={session} />
          <LogView session={session} />
        </>
      )}
      <Account session={session} me={me} onChange={onChange} />
    </>
  );
}

function MessagesLink() {
  return (
    <section>
      <h2>Messages</h2>
      <p>
        <a href={`${studioAddress}/messages`}>Read and answer what visitors have sent</a>
      </p>
    </section>
  );
}
