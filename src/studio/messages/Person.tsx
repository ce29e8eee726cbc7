import { type ReactNode, useState } from 'react';
import type { InboxLetter } from '#kit/model';
import { Question } from './LetterActions.tsx';

type PersonProps = { letter: InboxLetter; onWish: (wish: 'export' | 'delete') => void };

/** All that somebody has sent, for who asks what is kept of them or wants it gone (GDPR, articles 15, 17 and 20). */
export function Person({ letter: { person, ofPerson }, onWish }: PersonProps): ReactNode {
  const [asks, setAsks] = useState(false);
  if (person === undefined) return null;
  const count = ofPerson === 1 ? 'This is the only message' : `There are ${ofPerson} messages`;
  return (
    <details className="person">
      <summary>Everything from {person}</summary>
      <p>
        {count} from {person}. Mails that were sent are kept by your mail program, not here.
      </p>
      <div className="row">
        <button type="button" onClick={() => onWish('export')}>
          Export {ofPerson === 1 ? 'it' : 'all'}
        </button>
        <button type="button" className="quiet" aria-expanded={asks} onClick={() => setAsks(true)}>
          Delete {ofPerson === 1 ? 'it' : 'all'}
        </button>
      </div>
      {asks && (
        <Question
          words={`Delete ${ofPerson === 1 ? 'the one message' : `all ${ofPerson} messages`} from ${person} for good?`}
          no="Keep them"
          onNo={() => setAsks(false)}
        >
          <button type="button" className="danger" onClick={() => onWish('delete')}>
            Delete for good
          </button>
        </Question>
      )}
    </details>
  );
}
