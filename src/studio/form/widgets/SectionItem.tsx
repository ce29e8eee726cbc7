import type { KeyboardEvent } from 'react';
import { useSorted } from '../../drag/use-sorted.ts';
import type { Sorting } from '../../drag/use-sorting.ts';
import { SectionMenu } from '../../outline/SectionMenu.tsx';
import type { SectionEdits } from '../../outline/section-edits.ts';
import { kindOf } from '../../outline/section-words.ts';
import { whenShown } from '../../outline/when-shown.ts';
import { hear, shortcuts } from '../../shell/shortcuts.ts';
import { nameOf } from '../words.ts';
import { Tool } from './ItemTools.tsx';
import { useFigures } from './use-figures.ts';

type ItemProps = {
  section: unknown;
  index: number;
  edits: SectionEdits;
  isReadOnly: boolean;
  sorting: Sorting;
  onOpen: () => void;
  onMove: (from: number, to: number) => void;
  onAdd: (index: number) => void;
};

/** A section in a form: what it is, which opens its own form, and what can be done with it as a whole. */
export function SectionItem({ section, index, edits, isReadOnly, sorting, onOpen, onMove, onAdd }: ItemProps) {
  const { place, marks } = useSorted<HTMLLIElement, HTMLLIElement>(sorting, index, isReadOnly);
  const when = whenShown(section, new Date());
  const { filled } = useFigures();
  const label = edits.label(index);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = (to: number) => () => onMove(index, to);
    if (hear(event, shortcuts.entry, { moveUp: move(index - 1), moveDown: move(index + 1) })) event.stopPropagation();
  };
  const isOff = (to: number) => !edits.canMove(index, to);
  return (
    <li ref={place} {...marks} onKeyDown={isReadOnly ? undefined : onKeyDown}>
      <button type="button" className="link" onClick={onOpen}>
        {kindOf(section)}
        {when && ` · ${when}`} <small>{nameOf(section, filled)}</small>
      </button>
      {!isReadOnly && (
        <fieldset aria-label={label}>
          <Tool
            words={`Move ${label} up`}
            sign="up"
            isOff={isOff(index - 1)}
            onPress={() => onMove(index, index - 1)}
          />
          <Tool
            words={`Move ${label} down`}
            sign="down"
            isOff={isOff(index + 1)}
            onPress={() => onMove(index, index + 1)}
          />
          <SectionMenu edits={edits} index={index} onAdd={onAdd} />
        </fieldset>
      )}
    </li>
  );
}
