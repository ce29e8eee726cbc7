import { styled } from 'styled-components';
import { StudioDialog } from './StudioDialog.tsx';
import { startTour } from './tour.ts';

const shortcuts: readonly (readonly [string, string])[] = [
  ['Undo', 'Ctrl Z'],
  ['Do again', 'Ctrl Shift Z'],
  ['Save', 'Ctrl S'],
  ['Move the section that is selected', 'Alt ↑ ↓'],
  ['Copy the section', 'Ctrl D'],
  ['Delete the section', 'Del'],
  ['Bold, italic, link in a text', 'Ctrl B, Ctrl I, Ctrl K'],
  ['Change words in the page', 'double click, or Enter in the outline'],
  ['Leave the words', 'Esc'],
  ['This list', '?'],
];

const Keys = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-2) var(--space-5);

  div {
    display: contents;
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
  return (
    <StudioDialog title="Help" onClose={onClose}>
      <p>
        Click what you want to change, in the page or in the list on the left; its form is on the right. Nothing is
        final: everything can be undone, and nothing is saved for others before you say so.
      </p>
      <Keys>
        {shortcuts.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </Keys>
      <p className="muted">On a Mac it is ⌘ in place of Ctrl.</p>
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
