import type { KeyboardEvent } from 'react';
import type { Edit } from '#engine/edit';
import { type Path, valueAt } from '#kit/model';
import { Sign } from '../../shell/Sign.tsx';
import { hear, shortcuts } from '../../shell/shortcuts.ts';
import type { SignName } from '../../shell/sign-lines.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { freeName } from '../short-names.ts';
import { useTable } from '../table/use-table.ts';

export type ToolsProps = {
  path: Path;
  index: number;
  count: number;
  noun: string;
  /** What the entry is called: `Card 2`. */
  title: string;
  canRemove: boolean;
  canAdd: boolean;
  /** The field that tells the entries of the list apart, which a copy has another of. */
  shortName: string | undefined;
  onMove: (from: number, to: number) => void;
};

/** What can be done with an entry of a list as a whole; Alt and an arrow move it too. */
export function ItemTools({ path, index, count, title, canRemove, canAdd, shortName, onMove }: ToolsProps) {
  const { isReadOnly, data } = useFormScope();
  const changes = useChanges();
  const list = path.slice(0, -1);
  const { editsFor } = useTable(list);
  if (isReadOnly) return null;
  const remove = () => {
    if (count === 1) void changes.remove(list);
    else void changes.make(editsFor({ op: 'remove', path }), `${title} taken away`);
  };
  const copy = () => {
    const copied = editsFor({ op: 'duplicate', path: list, index });
    const others = valueAt(data, list);
    const name = shortName === undefined ? undefined : valueAt(data, [...path, shortName]);
    const isNamed = shortName !== undefined && typeof name === 'string' && Array.isArray(others);
    const value = isNamed ? freeName(name, others, shortName) : '';
    const renamed: Edit[] = isNamed ? [{ op: 'set', path: [...list, index + 1, shortName], value }] : [];
    void changes.make([...copied, ...renamed], `${title} copied`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = (to: number) => () => {
      if (to >= 0 && to < count) onMove(index, to);
    };
    if (hear(event, shortcuts.entry, { moveUp: move(index - 1), moveDown: move(index + 1) })) event.stopPropagation();
  };
  return (
    <fieldset className="tools" aria-label={title} onKeyDown={onKeyDown}>
      <Tool words={`Move ${title} up`} sign="up" isOff={index === 0} onPress={() => onMove(index, index - 1)} />
      <Tool
        words={`Move ${title} down`}
        sign="down"
        isOff={index === count - 1}
        onPress={() => onMove(index, index + 1)}
      />
      <Tool words={`Copy ${title}`} sign="copy" isOff={!canAdd} onPress={copy} />
      <Tool words={`Take ${title} away`} sign="trash" isOff={!canRemove} onPress={remove} />
    </fieldset>
  );
}

type ToolProps = { words: string; sign: SignName; isOff: boolean; onPress: () => void };

/** A button that can't be pressed keeps the focus: it may be where an entry has just been moved to the end. */
export function Tool({ words, sign, isOff, onPress }: ToolProps) {
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
      <Sign name={sign} />
    </button>
  );
}
