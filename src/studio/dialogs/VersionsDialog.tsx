import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { EarlierVersion } from '../host/content-host.ts';
import { fileTitle } from '../outline/file-title.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import { dayOf } from './day-of.ts';
import { StudioDialog } from './StudioDialog.tsx';
import { VersionView } from './VersionView.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 768px) {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
  > ol {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    max-block-size: 60vh;
    overflow-y: auto;
  }
  h3 {
    padding-block: var(--space-3) var(--space-1);
    color: var(--color-muted);
    font-size: var(--text-xs);
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
  small {
    color: var(--color-muted);
  }
`;

/** The earlier states of the file that is selected, by day and author; each can be seen, compared and taken back. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const file = useStudio((state) => state.selection.file || state.page);
  const title = useStudio((state) => fileTitle(file, state.choices.pages));
  const [versions, setVersions] = useState<readonly EarlierVersion[] | { problem: string }>();
  const [chosen, setChosen] = useState<EarlierVersion>();
  useEffect(() => {
    host
      .history(file)
      .then(setVersions, () =>
        setVersions({ problem: 'The earlier versions can’t be read: the Studio’s server can’t be reached.' }),
      );
  }, [host, file]);
  return (
    <StudioDialog title={`Earlier versions: ${title}`} onClose={onClose} size="wide">
      {versions === undefined && <p role="status">One moment…</p>}
      {versions && 'problem' in versions && <p role="alert">{versions.problem}</p>}
      {Array.isArray(versions) && versions.length === 0 && (
        <p>There is none: this page is new, or no history is kept of the site’s files.</p>
      )}
      {Array.isArray(versions) && versions.length > 0 && (
        <Columns>
          <Days versions={versions} chosen={chosen} onChoose={setChosen} />
          {chosen ? (
            <VersionView key={chosen.id} file={file} version={chosen} onTaken={onClose} />
          ) : (
            <p className="muted">Choose a version to see what has changed since.</p>
          )}
        </Columns>
      )}
    </StudioDialog>
  );
}

type DaysProps = {
  versions: readonly EarlierVersion[];
  chosen: EarlierVersion | undefined;
  onChoose: (version: EarlierVersion) => void;
};

function Days({ versions, chosen, onChoose }: DaysProps) {
  const store = useStore();
  return (
    <ol>
      {versions.map((version, index) => {
        const day = dayOf(version);
        const before = versions[index - 1];
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
              {version.summary || 'No words'}
              <small>
                {new Date(version.at).toLocaleTimeString('en', { timeStyle: 'short' })}, {version.author}
              </small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
