import { useId } from 'react';
import { useSorting } from '../../drag/use-sorting.ts';
import { useCopiedSection } from '../../outline/copied-section.ts';
import { SectionEdits } from '../../outline/section-edits.ts';
import { sectionLabel } from '../../outline/section-words.ts';
import { useStore } from '../../store/context.tsx';
import { SmallButton } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { useFormScope, useMessages } from '../scope.tsx';
import { useWays } from '../ways.ts';
import { keyOf } from '../words.ts';
import { AddEntry } from './AddEntry.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import { SectionItem } from './SectionItem.tsx';
import { Buttons, Rows } from './SectionsField.styles.ts';
import type { WidgetProps } from './types.ts';
import { useFigures } from './use-figures.ts';
import { useItemKeys } from './use-item-keys.ts';

/** Sections inside of a section, or those that several pages use: each has a form of its own, and can be all that others can. */
export function SectionsField({ path, label, help, value }: WidgetProps) {
  const { file, data, isReadOnly } = useFormScope();
  const { onAdd } = useWays();
  const store = useStore();
  const messages = useMessages(path);
  const copied = useCopiedSection();
  const { filled } = useFigures();
  const id = useId();
  const sections: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(sections);
  const edits = new SectionEdits(store, { file, path, data }, { stays: true });
  const add = (index: number) => onAdd({ file, path, index });
  const move = (from: number, to: number) => {
    if (edits.canMove(from, to)) void edits.move(from, to);
  };
  const { list, sorting } = useSorting({
    count: sections.length,
    move,
    canMove: (from, to) => edits.canMove(from, to),
  });
  return (
    <GroupRoot data-path={keyOf(path)} tabIndex={-1} role="group" aria-labelledby={id}>
      <p className="title" id={id}>
        {label}
      </p>
      {help && <Help text={help} />}
      <Messages messages={messages} />
      <Rows ref={list}>
        {sections.map((section, index) => (
          <SectionItem
            key={keys[index]}
            section={section}
            index={index}
            edits={edits}
            isReadOnly={isReadOnly}
            onOpen={() => store.select({ file, path: [...path, index] })}
            onMove={move}
            sorting={sorting}
            onAdd={add}
          />
        ))}
      </Rows>
      {!isReadOnly && (
        <Buttons>
          <AddEntry noun="section" onAdd={() => add(sections.length)} />
          {copied && (
            <SmallButton
              type="button"
              data-quiet=""
              onClick={() => void edits.insert(sections.length, copied.value, copied.text)}
            >
              Paste {sectionLabel(copied.value, filled)}
            </SmallButton>
          )}
        </Buttons>
      )}
    </GroupRoot>
  );
}
