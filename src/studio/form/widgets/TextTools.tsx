import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { kindCalled, viewWordLabels } from '#kit/model';
import { layer, shadow } from '#kit/theme';
import type { Standing } from '../../marked/standing.ts';
import { forFingers } from '../../shell/fingers.styles.ts';
import { Sign } from '../../shell/Sign.tsx';
import { isOnMac, shortcuts, shownKeys } from '../../shell/shortcuts.ts';
import type { Choices } from '../../worker/protocol.ts';
import { Combobox } from '../Combobox.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { linkWritten, type Option, useLinkOptions } from './link-options.ts';

/** What is being put into a text. */
export type Inserting = 'link' | 'figure';

const Tools = styled.span`
  display: inline-flex;
  flex: none;
  gap: 2px;
  visibility: hidden;

  /* The tools belong to the field that is worked in. */
  *:focus-within > .line > & {
    visibility: visible;
  }
  /* Where they are as large as fingers they would push fields apart: they stand at the foot, above the keyboard of the screen. */
  @media ${forFingers} {
    position: fixed;
    z-index: ${layer.skip};
    inset-block-end: calc(var(--space-4) + var(--covered, 0px));
    inset-inline-end: var(--space-4);
    padding: var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius-sm) + var(--space-1));
    background: var(--color-raised);
    box-shadow: ${shadow.raised};
  }
  button {
    ${smallButton}
    min-inline-size: 1.5rem;
    padding-inline: 0.15rem;
  }
  /* One alone has no frame in a frame, and says what it is. */
  button:only-child {
    border-color: transparent;
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

type FigureProps = {
  /** What the schema calls the text. */
  kind: string | undefined;
  onFigure: () => void;
};

function FigureButton({ kind, onFigure, isAlone }: FigureProps & { isAlone: boolean }) {
  const { facts } = useChoices();
  const { words } = kindCalled(kind);
  if (facts.length === 0 && words === undefined) return null;
  const called = words ? 'Put in' : 'Figure';
  const title = words
    ? `Put in ${words.map((name) => viewWordLabels[name]).join(', ')}, or a figure`
    : 'Put in a figure that is kept in one place';
  return (
    <button type="button" aria-label={called} title={title} onClick={onFigure}>
      <Sign name={words ? 'plus' : 'figure'} /> {isAlone && <span>{called}</span>}
    </button>
  );
}

type TextToolsProps = FigureProps & MarkProps & { label: string; hasMarks: boolean };

type MarkProps = {
  hasLists: boolean;
  standing: Standing;
  onBold: () => void;
  onItalic: () => void;
  onLink: () => void;
  onList: () => void;
};

/** What a text may hold besides words. Those marks that the cursor stands in are pressed. */
export function TextTools({ label, hasMarks, kind, onFigure, ...marks }: TextToolsProps) {
  return (
    <ToolGroup label={label}>
      {hasMarks && <MarkButtons {...marks} />}
      <FigureButton kind={kind} onFigure={onFigure} isAlone={!hasMarks} />
    </ToolGroup>
  );
}

function MarkButtons({ hasLists, standing, onBold, onItalic, onLink, onList }: MarkProps) {
  return (
    <>
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
    </>
  );
}

const listTitle = 'A list, an entry in each line';

function titleOf(name: keyof typeof shortcuts.text): string {
  const { does, keys } = shortcuts.text[name];
  return `${does} (${shownKeys(keys[0], isOnMac())})`;
}

type InsertionProps = {
  what: Inserting;
  kind: string | undefined;
  /** What is there already and is changed. */
  value?: string | undefined;
  /** `words` are those of the choice, as people call it; an empty choice takes away what was there. */
  onClose: (chosen?: string, words?: string) => void;
};

/** Asks what is to be put into the text. Closes with it, or with nothing. */
export function Insertion({ what, kind, value = '', onClose }: InsertionProps) {
  const choices = useChoices();
  const links = useLinkOptions();
  const options = what === 'link' ? links : figureOptions(choices, kind);
  return (
    <Combobox
      label={what === 'link' ? 'Where the link leads' : kindCalled(kind).words ? 'What to put in' : 'Which figure'}
      options={options}
      isFree={what === 'link'}
      value={value}
      isFocused
      onChoose={(chosen) => {
        const known = options.find((option) => option.value === chosen);
        onClose(what === 'link' ? linkWritten(chosen) : chosen, known?.alias ?? known?.label ?? chosen);
      }}
      onClear={() => onClose('')}
      onCancel={() => onClose()}
    >
      {value !== '' && (
        <button type="button" onClick={() => onClose('')}>
          Remove link
        </button>
      )}
    </Combobox>
  );
}

/** What a text of a kind can have filled in: what is known only when it is shown comes first. */
function figureOptions({ facts }: Choices, kind: string | undefined): Option[] {
  return [
    ...(kindCalled(kind).words ?? []).map((name) => ({
      value: name,
      label: viewWordLabels[name],
      detail: 'filled in when it is shown',
    })),
    ...facts.map(({ name, value, uses }) => ({
      value: `facts.${name}`,
      label: value,
      detail: `${name.replaceAll('_', ' ')}, used on ${pages(uses)}`,
    })),
  ];
}

export function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
