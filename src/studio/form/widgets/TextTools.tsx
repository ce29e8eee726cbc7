import { styled } from 'styled-components';
import { Combobox } from '../Combobox.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { useChoices } from '../scope.tsx';
import { linkOptions } from './link-options.ts';

/** What is being put into a text. */
export type Inserting = 'link' | 'fact';

const Tools = styled.span`
  position: absolute;
  inset: auto 0 1px auto;
  display: inline-flex;
  gap: var(--space-1);
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
  }
  b,
  i {
    font-family: serif;
    font-size: 1.1em;
  }
`;

type ToolsProps = {
  isMarkdown: boolean;
  label: string;
  onMark: (sign: string) => void;
  onInsert: (what: Inserting) => void;
};

/** Small buttons for what a text may hold besides words. */
export function TextTools({ isMarkdown, label, onMark, onInsert }: ToolsProps) {
  const { facts } = useChoices();
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <Tools role="group" aria-label={`Tools for ${label}`} onMouseDown={keepFocus}>
      {isMarkdown && (
        <>
          <button type="button" aria-label="Bold" title="Bold (Ctrl+B)" onClick={() => onMark('**')}>
            <b>B</b>
          </button>
          <button type="button" aria-label="Italic" title="Italic (Ctrl+I)" onClick={() => onMark('*')}>
            <i>I</i>
          </button>
          <button type="button" title="Link (Ctrl+K)" onClick={() => onInsert('link')}>
            Link
          </button>
        </>
      )}
      {facts.length > 0 && (
        <button type="button" title="Put in a figure that is kept in one place" onClick={() => onInsert('fact')}>
          Figure
        </button>
      )}
    </Tools>
  );
}

/** Asks what is to be put into the text. Closes with it, or with nothing. */
export function Insertion({ what, onClose }: { what: Inserting; onClose: (text?: string) => void }) {
  const choices = useChoices();
  const options =
    what === 'link'
      ? linkOptions(choices)
      : choices.facts.map(({ name, value, uses }) => ({
          value: name,
          label: value,
          detail: `${name.replaceAll('_', ' ')}, used on ${pages(uses)}`,
        }));
  return (
    <Combobox
      label={what === 'link' ? 'Where the link leads' : 'Which figure'}
      options={options}
      isFree={what === 'link'}
      value=""
      isFocused
      onChoose={(value) => onClose(value)}
      onCancel={() => onClose()}
    />
  );
}

export function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
