import { useRef, useState } from 'react';
import { momentOf } from '../dialogs/day-of.ts';
import type { Release } from '../host/publishing.ts';
import { ChangeList } from './ChangeList.tsx';

type ItemProps = {
  release: Release;
  /** What is said of the newest one. */
  state: string | undefined;
  /** Whether it, or another one, is being taken back now. */
  doing: 'this' | 'another' | undefined;
  /** None where it can't be taken back. */
  onTakeBack: (() => void) | undefined;
  onLook: () => void;
};

/** What is said before visitors see another site, and while that is done. */
const takingBack = {
  ask: 'Take back',
  words:
    'Visitors will see the site without it, and it goes from your pages here, too; what was published since stays.',
  yes: 'Take it back',
  doing: 'Taking it back …',
};
const publishingAgain = {
  ask: 'Publish again',
  words: 'Visitors will see again what this has taken back, and it comes back to your pages here, too.',
  yes: 'Publish it again',
  doing: 'Publishing it again …',
};

/** A question that comes below the foot of a window would be seen by nobody. */
function bringToSight(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'nearest' });
}

/** Something that was published: by whom, when, what changed, the way to look at it and to take it back. */
export function ReleaseItem({ release, state, doing, onTakeBack, onLook }: ItemProps) {
  const { title, author, due, words, isTakenBack, hasTakenBack, isKept } = release;
  const does = hasTakenBack ? publishingAgain : takingBack;
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsked(false);
    opener.current?.focus();
  };
  return (
    <section aria-label={title} className="entry">
      <h3>{title}</h3>
      <p className="muted">
        {momentOf(release)}, {author}
        {due !== undefined && ` · set for ${due}`}
        {state !== undefined && ` · ${state}`}
        {isTakenBack && ' · taken back'}
      </p>
      {words.length > 0 && (
        <details>
          <summary>What changed</summary>
          <ChangeList words={words} />
        </details>
      )}
      {(isKept || onTakeBack) && (
        <div className="row">
          {isKept && (
            <button
              type="button"
              className="small"
              aria-label={`Look at it, in a new window: ${title}`}
              onClick={onLook}
            >
              Look at it
            </button>
          )}
          {onTakeBack && (
            <button
              ref={opener}
              type="button"
              className="small"
              aria-disabled={doing !== undefined || undefined}
              aria-expanded={isAsked}
              onClick={() => doing ?? setAsked(true)}
            >
              {doing === 'this' ? does.doing : does.ask}
            </button>
          )}
        </div>
      )}
      {isAsked && onTakeBack && (
        <section ref={bringToSight} aria-label={does.ask}>
          <p role="status">{does.words}</p>
          <div className="row">
            <button
              type="button"
              className={hasTakenBack ? 'main' : 'danger'}
              onClick={() => {
                close();
                onTakeBack();
              }}
            >
              {does.yes}
            </button>
            <button type="button" className="small" onClick={close}>
              Cancel
            </button>
          </div>
        </section>
      )}
    </section>
  );
}
