import { momentOf } from '../dialogs/day-of.ts';
import type { Release } from '../host/publishing.ts';
import { ChangeList } from './ChangeList.tsx';

type ItemProps = {
  release: Release;
  /** What is said of the newest one. */
  state: string | undefined;
  isRunning: boolean;
  /** None where it can't be taken back. */
  onTakeBack: (() => void) | undefined;
  onLook: () => void;
};

/** Something that was published: by whom, when, what changed, the way to look at it and to take it back. */
export function ReleaseItem({ release, state, isRunning, onTakeBack, onLook }: ItemProps) {
  const { title, author, due, words, isTakenBack, hasTakenBack, isKept } = release;
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
            <button type="button" className="small" aria-disabled={isRunning || undefined} onClick={onTakeBack}>
              {hasTakenBack ? 'Publish again' : 'Take back'}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
