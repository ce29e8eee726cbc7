import { type ReactNode, useState } from 'react';
import type { InboxLetter } from '#kit/model';
import { Sign } from '../shell/Sign.tsx';
import { answerAddress } from './answer-address.ts';
import type { Wish } from './messages-client.ts';

/** What somebody may want with the letter that is open. */
export type LetterWishes = {
  onHandle: (handling: 'answered' | 'archived' | undefined) => void;
  onWish: (wish: Wish) => void;
};

/** What can be done with a letter. Deleting is asked about, since nothing brings it back. */
export function LetterActions({ letter, onHandle, onWish }: LetterWishes & { letter: InboxLetter }): ReactNode {
  const [asks, setAsks] = useState<'delete' | 'answered'>();
  const { box, status, delivery } = letter;
  const address = answerAddress(letter);
  return (
    <div className="actions">
      <div className="row">
        {box === 'apart' ? (
          <button type="button" className="main" onClick={() => onWish('release')}>
            Release
          </button>
        ) : (
          address !== undefined && (
            <a className="button main" href={address} onClick={() => setAsks(box === 'new' ? 'answered' : undefined)}>
              <Sign name="answered" />
              Answer
            </a>
          )
        )}
        {box === 'new' && (
          <button type="button" onClick={() => onHandle('answered')}>
            Mark as answered
          </button>
        )}
        {(box === 'new' || box === 'answered') && (
          <button type="button" onClick={() => onHandle('archived')}>
            <Sign name="archive" />
            Archive
          </button>
        )}
        {(box === 'answered' || box === 'archived') && (
          <button type="button" onClick={() => onHandle(undefined)}>
            Back to new
          </button>
        )}
        {delivery.mails && (status === 'failed' || (status === 'queued' && delivery.attempts > 0)) && (
          <button type="button" onClick={() => onWish('retry')}>
            Mail it again now
          </button>
        )}
        <button type="button" className="quiet" aria-expanded={asks === 'delete'} onClick={() => setAsks('delete')}>
          <Sign name="trash" />
          Delete
        </button>
      </div>
      {asks === 'answered' && (
        <Question
          words="Your mail program has the answer. Have you sent it?"
          onNo={() => setAsks(undefined)}
          no="Not yet"
        >
          <button type="button" className="main" onClick={() => onHandle('answered')}>
            Yes, it is answered
          </button>
        </Question>
      )}
      {asks === 'delete' && (
        <Question
          words={`Delete this message for good? Nothing brings it back${status === 'sent' ? '; the mail that was sent stays where it went' : ''}.`}
          onNo={() => setAsks(undefined)}
          no="Keep it"
        >
          <button type="button" className="danger" onClick={() => onWish('delete')}>
            Delete it
          </button>
        </Question>
      )}
    </div>
  );
}

type QuestionProps = { words: string; no: string; onNo: () => void; children: ReactNode };

/** A question where it arose, with its answers. */
export function Question({ words, no, onNo, children }: QuestionProps): ReactNode {
  return (
    <div className="question">
      <p role="status">{words}</p>
      <div className="row">
        {children}
        <button type="button" onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}
