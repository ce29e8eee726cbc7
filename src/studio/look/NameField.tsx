import type { ReactNode } from 'react';
import type { OwnName } from './visitor.ts';

type NameProps = { me: OwnName; name: string; onChange: (name: string) => void };

/** What somebody is called who has no account: asked once, and then only said. */
export function NameField({ me, name, onChange }: NameProps): ReactNode {
  if (me.name !== '')
    return (
      <p className="muted">
        As {me.name}.{' '}
        <button type="button" className="quiet" onClick={() => me.keep('')}>
          Somebody else?
        </button>
      </p>
    );
  return (
    <label>
      Your name
      <input
        type="text"
        required
        maxLength={80}
        autoComplete="name"
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
