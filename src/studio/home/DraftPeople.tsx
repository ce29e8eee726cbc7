import { useState } from 'react';
import type { Session } from '#kit';
import { ask } from '../host/account.ts';
import type { Draft } from './draft.ts';
import { Wrong } from './Said.tsx';
import { useList } from './use-list.ts';

type PeopleProps = { session: Pick<Session, 'fetch'>; draft: Draft; onChange: () => void };

/** Who works on a draft with its owner, and the way to hand it over. */
export function DraftPeople({ session, draft, onChange }: PeopleProps) {
  const { list } = useList<{ id: string; name: string }>(session, '/colleagues');
  const [heir, setHeir] = useState('');
  const [problem, setProblem] = useState<string>();
  const others = list.filter(({ id }) => id !== draft.owner);
  const change = async (body: { members: readonly string[] } | { owner: string }) => {
    const { message } = await ask(session, 'PATCH', `/drafts/${draft.id}`, body);
    setProblem(message);
    onChange();
  };
  if (others.length === 0) return <p className="muted">Nobody else is here yet.</p>;
  return (
    <>
      <Wrong message={problem} />
      {others.map(({ id, name }) => {
        const isOn = draft.members.includes(id);
        const members = isOn ? draft.members.filter((one) => one !== id) : [...draft.members, id];
        return (
          <label key={id} className="row tick">
            <input type="checkbox" checked={isOn} onChange={() => void change({ members })} />
            {name} works on it, too
          </label>
        );
      })}
      <form
        className="row choice"
        onSubmit={(event) => {
          event.preventDefault();
          void change({ owner: heir });
        }}
      >
        <select
          aria-label={`Hand over ${draft.name} to`}
          required
          value={heir}
          onChange={(event) => setHeir(event.currentTarget.value)}
        >
          <option value="">Hand it over to …</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit">Hand it over</button>
      </form>
    </>
  );
}
