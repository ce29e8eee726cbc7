import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EarlierVersion } from '../host/content-host.ts';
import { useStore } from '../store/context.tsx';
import { dayOf, timeOf } from './day-of.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 768px) {
    grid-template-columns: clamp(14rem, 30%, 22rem) minmax(0, 1fr);
    align-items: start;

    /* The other versions stay beside the one that is read. */
    > ol {
      position: sticky;
      inset-block-start: var(--head);
    }
  }
  > ol {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    max-block-size: 60vh;
    overflow-y: auto;
  }
  h3 {
    padding-block: var(--space-3) var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .row:has(> h3) {
    align-items: baseline;
  }
  ol > li > button {
    display: grid;
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border: 1px solid transparent;
    border-radius: var(--radius-sm);
    font-size: var(--text-xs);
    line-height: 1.4;
    text-align: start;
  }
  ol > li > button:hover {
    background: var(--color-surface);
  }
  [aria-pressed='true'] {
    border-color: var(--color-accent) !important;
    background: var(--color-surface);
  }
  [data-told] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
  small {
    color: var(--color-muted);
  }
`;

type DaysProps = {
  versions: readonly EarlierVersion[];
  chosen: EarlierVersion | undefined;
  /** What each changed, by its id, as far as that is known. */
  told?: ReadonlyMap<string, string>;
  onChoose: (version: EarlierVersion) => void;
  /** The one that is chosen, or what to do. */
  children: ReactNode;
};

/** Versions by day, and the one that is chosen beside them. */
export function DayList({ versions, chosen, told, onChoose, children }: DaysProps) {
  const store = useStore();
  return (
    <Columns>
      <ol>
        {versions.map((version, index) => {
          const day = dayOf(version);
          const before = versions[index - 1];
          const summary = version.summary || 'No words';
          return (
            <li key={version.id}>
              {(!before || dayOf(before) !== day) && <h3>{day}</h3>}
              <button
                type="button"
                aria-pressed={version === chosen}
                onClick={() => {
                  onChoose(version);
                  store.say(`Version of ${day}`);
                }}
              >
                {/* What differs stands first: most are called alike. */}
                <span data-told>{told?.get(version.id) ?? summary}</span>
                <small>
                  {timeOf(version)}, {version.author}
                  {told?.has(version.id) && `: ${summary}`}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
      {children}
    </Columns>
  );
}
