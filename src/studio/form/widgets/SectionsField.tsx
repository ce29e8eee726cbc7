import { useId } from 'react';
import { isFields } from '../../../model/child-of.ts';
import { useStore } from '../../store/context.tsx';
import { LinkList } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { sectionTitle } from '../schema.ts';
import { useFormScope, useMessages } from '../scope.tsx';
import { keyOf, summaryOf } from '../words.ts';
import { GroupRoot } from './GroupField.styles.ts';
import type { WidgetProps } from './types.ts';

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
      <LinkList>
        {sections.map((section, index) => (
          <li key={index}>
            <button type="button" onClick={() => store.select({ file, path: [...path, index] })}>
              {sectionTitle(isFields(section) ? section['type'] : undefined)} <small>{summaryOf(section)}</small>
            </button>
          </li>
        ))}
      </LinkList>
    </GroupRoot>
  );
}
