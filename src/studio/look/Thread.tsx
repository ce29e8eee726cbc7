import { type ReactNode, useState } from 'react';
import { timeWords } from '../home/plain-words.ts';
import type { By, Thread } from '../host/looking.ts';
import { ThreadRoot } from './Thread.styles.ts';

type ThreadProps = {
  thread: Thread;
  /** Sends an answer, and returns what is wrong. */
  onAnswer: (text: string) => Promise<string | undefined>;
  /** Leads to the section that it is about. */
  onShow?: (() => void) | undefined;
  onSettle?: (isSettled: boolean) => Promise<string | undefined>;
};

/** A comment, what was answered, and what can be done about it. Whatever somebody has written is shown as it was. */
export function ThreadView({ thread, onAnswer, onShow, onSettle }: ThreadProps): ReactNode {
  const { about, answers, isSettled } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const [problem, setProblem] = useState<string>();
  const place = about && placeWords(about);
  return (
    <ThreadRoot data-settled={isSettled || undefined} aria-label={`Comment by ${thread.by.name}`}>
      {place !== undefined && (
        <p className="place">
          {onShow ? (
            <button type="button" onClick={onShow}>
              {place}
            </button>
          ) : (
            place
          )}
        </p>
      )}
      <Words {...thread} />
      {answers.map((answer) => (
        <Words key={`${answer.at} ${answer.text}`} {...answer} />
      ))}
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      {isAnswering ? (
        <AnswerForm
          onCancel={() => setAnswering(false)}
          onSend={async (text) => {
            const wrong = await onAnswer(text);
            setProblem(wrong);
            if (wrong === undefined) setAnswering(false);
          }}
        />
      ) : (
        <div className="row">
          <button type="button" onClick={() => setAnswering(true)}>
            Answer
          </button>
          {onSettle && (
            <button type="button" onClick={() => void onSettle(!isSettled).then(setProblem)}>
              {isSettled ? 'Open it again' : 'Settled'}
            </button>
          )}
          {isSettled && <span className="muted">settled</span>}
        </div>
      )}
    </ThreadRoot>
  );
}

/** Where a comment belongs, in words. */
function placeWords({ title, section }: NonNullable<Thread['about']>): string {
  return section && section.words !== '' ? `${section.words} · ${title}` : title;
}

function Words({ at, by, text }: { at: number; by: By; text: string }): ReactNode {
  return (
    <div className="said">
      <p className="who">
        <b>{by.name}</b>{' '}
        <span className="muted">{[by.isOurs && 'works on it', timeWords(at)].filter(Boolean).join(' · ')}</span>
      </p>
      <p className="text">{text}</p>
    </div>
  );
}

type AnswerProps = { onSend: (text: string) => Promise<void>; onCancel: () => void };

function AnswerForm({ onSend, onCancel }: AnswerProps): ReactNode {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(text);
      }}
    >
      <label>
        Your answer
        <textarea
          // biome-ignore lint/a11y/noAutofocus: it has just been asked for
          autoFocus
          required
          maxLength={4000}
          rows={2}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div className="row">
        <button type="submit" className="main">
          Send
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
