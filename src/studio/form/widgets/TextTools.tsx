import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Standing } from '../../marked/surface.ts';
import { Sign } from '../../shell/Sign.tsx';
import { isOnMac, shortcuts, shownKeys } from '../../shell/shortcuts.ts';
import { Combobox } from '../Combobox.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { linkOptions } from './link-options.ts';

/** What is being put into a text. */
export type Inserting = 'link' | 'figure';

const Tools = styled.span`
  position: absolute;
  inset: auto 0 1px auto;
  display: inline-flex;
  gap: 2px;
  padding-inline-start: var(--space-2);
  background: var(--studio-ground, var(--color-page));
  visibility: hidden;

  /* The tools belong to the field that is worked in. */
  *:focus-within > .line > & {
    visibility: visible;
  }
  @media (forced-colors: active), (hover: none) {
    position: static;
    visibility: visible;
  }
  button {
    ${smallButton}
    min-inline-size: 1.5rem;
    padding-inline: 0.15rem;
  }
  button[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 22%, transparent);
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  b,
  i {
    font-family: serif;
    font-size: 1.1em;
  }
`;

/** Small buttons beside the label of a text. A press leaves the cursor where it is. */
function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tools role="group" aria-label={`Tools for ${label}`} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Tools>
  );
}

function FigureButton({ onFigure }: { onFigure: () => void }) {
  const { facts } = useChoices();
  if (facts.length === 0) return null;
  return (
    <button type="button" aria-label="Figure" title="Put in a figure that is kept in one place" onClick={onFigure}>
      <Sign name="figure" />
    </button>
  );
}

/** What a text without marks may hold besides words. */
export function TextTools({ label, onFigure }: { label: string; onFigure: () => void }) {
  return (
    <ToolGroup label={label}>
      <FigureButton onFigure={onFigure} />
    </ToolGroup>
  );
}

type MarkToolsProps = {
  label: string;
  hasLists: boolean;
  standing: Standing;
  onBold: () => void;
  onItalic: () => void;
  onLink: () => void;
  onList: () => void;
  onFigure: () => void;
};

/** What a text with marks may hold. Those that the cursor stands in are pressed. */
export function MarkTools({ label, hasLists, standing, onBold, onItalic, onLink, onList, onFigure }: MarkToolsProps) {
  return (
    <ToolGroup label={label}>
      <button type="button" aria-label="Bold" aria-pressed={standing.isBold} title={titleOf('bold')} onClick={onBold}>
        <b>B</b>
      </button>
      <button
        type="button"
        aria-label="Italic"
        aria-pressed={standing.isItalic}
        title={titleOf('italic')}
        onClick={onItalic}
      >
        <i>I</i>
      </button>
      <button
        type="button"
        aria-label="Link"
        aria-pressed={standing.link !== undefined}
        title={titleOf('link')}
        onClick={onLink}
      >
        <Sign name="link" />
      </button>
      {hasLists && (
        <button type="button" aria-label="List" aria-pressed={standing.isList} title={listTitle} onClick={onList}>
          <Sign name="list" />
        </button>
      )}
      <FigureButton onFigure={onFigure} />
    </ToolGroup>
  );
}

const listTitle = 'A list, an entry in each line';

function titleOf(name: keyof typeof shortcuts.text): string {
  const { does, keys } = shortcuts.text[name];
  return `${does} (${shownKeys(keys[0], isOnMac())})`;
}

type InsertionProps = {
  what: Inserting;
  /** What is there already and is changed. */
  value?: string | undefined;
  /** `words` are those of the choice, as people call it. */
  onClose: (chosen?: string, words?: string) => void;
};

/** Asks what is to be put into the text. Closes with it, or with nothing. */
export function Insertion({ what, value = '', onClose }: InsertionProps) {
  const choices = useChoices();
  const options =
    what === 'link'
      ? linkOptions(choices)
      : choices.facts.map(({ name, value: says, uses }) => ({
          value: name,
          label: says,
          detail: `${name.replaceAll('_', ' ')}, used on ${pages(uses)}`,
        }));
  return (
    <Combobox
      label={what === 'link' ? 'Where the link leads' : 'Which figure'}
      options={options}
      isFree={what === 'link'}
      value={value}
      isFocused
      onChoose={(chosen) => onClose(chosen, options.find((option) => option.value === chosen)?.label ?? chosen)}
      onCancel={() => onClose()}
    />
  );
}

export function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
