import { useId } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../store/context.tsx';
import { smallButton } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { isFields } from '../schema.ts';
import { useFormScope, useMessages } from '../scope.tsx';
import { choiceLabel, keyOf, summaryOf } from '../words.ts';
import { GroupRoot } from './GroupField.styles.ts';
import type { WidgetProps } from './types.ts';

const Links = styled.ul`
  display: grid;
  gap: var(--space-1);

  button {
    ${smallButton}
    inline-size: 100%;
    justify-content: flex-start;
    min-block-size: 2.25rem;
    text-align: start;
  }
  small {
    color: var(--color-muted);
  }
`;

/** Sections inside of a section. Each has a form of its own. */
export function SectionsField({ path, label, help, value }: WidgetProps) {
  const { file } = useFormScope();
  const store = useStore();
  const messages = useMessages(path);
  const id = useId();
  const sections: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <GroupRoot data-path={keyOf(path)} tabIndex={-1} role="group" aria-labelledby={id}>
      <p className="title" id={id}>
        {label}
      </p>
      {help && <Help text={help} />}
      <Messages messages={messages} />
      <Links>
        {sections.map((section, index) => (
          <li key={index}>
            <button type="button" onClick={() => store.select({ file, path: [...path, index] })}>
              {choiceLabel(isFields(section) ? section['type'] : 'section')} <small>{summaryOf(section)}</small>
            </button>
          </li>
        ))}
      </Links>
    </GroupRoot>
  );
}
