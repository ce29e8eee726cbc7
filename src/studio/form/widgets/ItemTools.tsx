import type { KeyboardEvent } from 'react';
import type { Path } from '../../../model/diagnostic.ts';
import { useChanges, useFormScope } from '../scope.tsx';

export type ToolsProps = {
  path: Path;
  index: number;
  count: number;
  noun: string;
  /** What the entry is called: `Card 2`. */
  title: string;
  canRemove: boolean;
  canAdd: boolean;
  onMove: (from: number, to: number) => void;
};

/** What can be done with an entry of a list as a whole; Alt and an arrow move it too. */
export function ItemTools({ path, index, count, title, canRemove, canAdd, onMove }: ToolsProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const list = path.slice(0, -1);
  if (isReadOnly) return null;
  const remove = () => {
    if (count === 1) void changes.remove(list);
    else void changes.make({ op: 'remove', path }, `${title} taken away`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (index + step >= 0 && index + step < count) onMove(index, index + step);
  };
  return (
    <fieldset className="tools" aria-label={title} onKeyDown={onKeyDown}>
      <Tool words={`Move ${title} up`} sign="↑" isOff={index === 0} onPress={() => onMove(index, index - 1)} />
      <Tool
        words={`Move ${title} down`}
        sign="↓"
        isOff={index === count - 1}
        onPress={() => onMove(index, index + 1)}
      />
      <Tool
        words={`Copy ${title}`}
        sign="+"
        isOff={!canAdd}
        onPress={() => void changes.make({ op: 'duplicate', path: list, index }, `${title} copied`)}
      />
      <Tool words={`Take ${title} away`} sign="✕" isOff={!canRemove} onPress={remove} />
    </fieldset>
  );
}

type ToolProps = { words: string; sign: string; isOff: boolean; onPress: () => void };

/** A button that can't be pressed keeps the focus: it may be where an entry has just been moved to the end. */
function Tool({ words, sign, isOff, onPress }: ToolProps) {
  return (
    <button
      type="button"
      data-quiet=""
      title={words}
      aria-label={words}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
