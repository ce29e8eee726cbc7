import { styled } from 'styled-components';
import { isOnMac, placeTitles, type Shortcut, shortcuts, shownKeys } from '../shell/shortcuts.ts';
import { useHost } from '../store/context.tsx';
import { StudioDialog } from './StudioDialog.tsx';
import { startTour } from './tour.ts';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: var(--space-1) var(--space-5);

  div {
    display: contents;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-1) var(--space-2);
  }
  kbd {
    padding: 0.1rem 0.5rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    background: var(--color-surface);
    font: inherit;
    font-size: var(--text-xs);
  }
`;

/** The keyboard's ways, and the tour once more. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { publishing } = useHost();
  return (
    <StudioDialog title="Help" onClose={onClose}>
      <p>
        Press what you want to change, in the page or in the list of sections: its form opens beside the page. Press
        words twice to change them where they stand. Everything can be undone.
      </p>
      {!publishing && (
        <p>
          What you save stays on this computer. There is no “Publish” beside “Save”, because nobody has set up yet where
          the pages of this folder go from here: whoever looks after the site can do that.
        </p>
      )}
      {(Object.keys(shortcuts) as (keyof typeof shortcuts)[]).map((place) => (
        <KeysOf key={place} title={placeTitles[place]} ways={Object.values(shortcuts[place])} />
      ))}
      <div className="row">
        <button
          type="button"
          className="small"
          onClick={() => {
            onClose();
            startTour();
          }}
        >
          Show me around
        </button>
      </div>
    </StudioDialog>
  );
}

function KeysOf({ title, ways }: { title: string; ways: readonly Shortcut[] }) {
  const isMac = isOnMac();
  return (
    <section>
      <h3>{title}</h3>
      <Keys>
        {ways.map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((way) => (
                <kbd key={way}>{shownKeys(way, isMac)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </Keys>
    </section>
  );
}
