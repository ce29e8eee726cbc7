import { useState } from 'react';
import type { Session } from '#kit';
import { studioAddress } from '../host/http.ts';
import { AskedFirst } from './AskedFirst.tsx';
import { DraftPeople } from './DraftPeople.tsx';
import type { Draft } from './draft.ts';
import { timeWords } from './plain-words.ts';

type RowProps = {
  session: Pick<Session, 'fetch'>;
  draft: Draft;
  isOwn: boolean;
  onChange: () => void;
  onRemove: () => void;
};

/** A draft: what it is called, what has become of it, and what can be done with it. */
export function DraftRow({ session, draft, isOwn, onChange, onRemove }: RowProps) {
  const { id, name, ownerName, members, files, changed, schedule } = draft;
  const [isOpen, setOpen] = useState(false);
  const who = members.length === 0 ? 'You alone work on it' : `You work on it with ${members.length} more`;
  return (
    <li>
      <div className="row">
        <span>
          <a href={`${studioAddress}/drafts/${id}`}>{name}</a>
          <span className="muted">
            {' '}
            {!isOwn && ownerName !== undefined && `of ${ownerName}, `}
            {files.length === 0 ? 'nothing changed yet' : `${files.length} changed`}, {timeWords(changed)}
          </span>
          {schedule && (
            <span className={schedule.problem === undefined ? 'muted line' : 'wrong line'}>
              {schedule.problem === undefined
                ? `It will be published on ${schedule.when}.`
                : `It was not published on ${schedule.when}: ${schedule.problem}`}
            </span>
          )}
        </span>
        {isOwn && (
          <AskedFirst
            label={`Delete ${name}`}
            words={
              files.length === 0
                ? `Delete “${name}”?`
                : `Delete “${name}” with all that is changed in it? Nothing brings it back.`
            }
            yes="Delete it"
            no="Keep it"
            onYes={onRemove}
          >
            Delete
          </AskedFirst>
        )}
      </div>
      {isOwn && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="muted" aria-label={`${who}: ${name}`}>
            {who}
          </summary>
          {isOpen && <DraftPeople session={session} draft={draft} onChange={onChange} />}
        </details>
      )}
    </li>
  );
}
