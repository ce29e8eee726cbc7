import { studioAddress } from '../host/http.ts';
import { timeWords } from './plain-words.ts';

/** A draft as it is listed. */
export type Draft = {
  id: string;
  name: string;
  owner: string;
  changed: number;
  files: readonly string[];
  /** When it is published by itself, and what stands in the way of that. */
  schedule?: { when: string; problem?: string };
};

type RowProps = { draft: Draft; isOwn: boolean; onRemove: () => void };

/** A draft: what it is called, what has become of it, and what can be done with it. */
export function DraftRow({ draft, isOwn, onRemove }: RowProps) {
  const { id, name, files, changed, schedule } = draft;
  return (
    <li className="row">
      <span>
        <a href={`${studioAddress}/drafts/${id}`}>{name}</a>
        <span className="muted">
          {' '}
          {files.length === 0 ? 'nothing changed yet' : `${files.length} changed`}, {timeWords(changed)}
        </span>
        {schedule && (
          <span className={schedule.problem === undefined ? 'muted' : 'wrong'}>
            {' '}
            {schedule.problem === undefined
              ? `Published on ${schedule.when}.`
              : `Not published on ${schedule.when}: ${schedule.problem}`}
          </span>
        )}
      </span>
      {isOwn && (
        <button type="button" aria-label={`Delete ${name}`} onClick={onRemove}>
          Delete
        </button>
      )}
    </li>
  );
}
