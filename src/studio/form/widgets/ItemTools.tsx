import { type KeyboardEvent, useId } from 'react';
import type { Edit } from '#engine/edit';
import { type Path, valueAt } from '#kit/model';
import { Menu } from '../../outline/Outline.styles.ts';
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
  /** What the entry is called among its fields: `Card 2`. */
  title: string;
  /** What it is called in a sentence: `Card “Prices”`. */
  label: string;
  canRemove: boolean;
  canAdd: boolean;
  /** The field that tells the entries of the list apart, which a copy has another of. */
  shortName: string | undefined;
  onMove: (from: number, to: number) => void;
};

function movesOf({ index, count, onMove }: ToolsProps): (to: number) => () => void {
  return (to) => () => {
    if (to >= 0 && to < count) onMove(index, to);
  };
}

/** Hears the keys that move an entry in its list. */
export function movingKeys(props: ToolsProps): (event: KeyboardEvent) => void {
  const { index } = props;
  const move = movesOf(props);
  return (event) => {
    if (hear(event, shortcuts.entry, { moveUp: move(index - 1), moveDown: move(index + 1) })) event.stopPropagation();
  };
}

/** What can be done with an entry of a list as a whole, in a menu of its own; Alt and an arrow move it too. */
export function ItemTools(props: ToolsProps) {
  const { path, index, count, title, label, canRemove, canAdd, shortName } = props;
  const move = movesOf(props);
  const { isReadOnly, data } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const list = path.slice(0, -1);
  const { editsFor } = useTable(list);
  const [isFirst, isLast] = [index === 0, index === count - 1];
  if (isReadOnly || (isFirst && isLast && !canAdd && !canRemove)) return null;
  const remove = () => {
    const says = `${label} was deleted`;
    void (count === 1 ? changes.drop(list, says) : changes.drop(path, says, editsFor({ op: 'remove', path })));
  };
  const copy = () => {
    const copied = editsFor({ op: 'duplicate', path: list, index });
    const others = valueAt(data, list);
    const name = shortName === undefined ? undefined : valueAt(data, [...path, shortName]);
    const isNamed = shortName !== undefined && typeof name === 'string' && Array.isArray(others);
    const value = isNamed ? freeName(name, others, shortName) : '';
    const renamed: Edit[] = isNamed ? [{ op: 'set', path: [...list, index + 1, shortName], value }] : [];
    void changes.make([...copied, ...renamed], `${label} was copied`);
  };
  const closing = { type: 'button', popoverTarget: id, popoverTargetAction: 'hide' } as const;
  const words = `Move, copy or delete ${title}`;
  return (
    <fieldset className="tools" aria-label={title} onKeyDown={movingKeys(props)}>
      <button type="button" data-quiet="" popoverTarget={id} title={words} aria-label={words}>
        <Sign name="more" />
      </button>
      <Menu id={id} popover="auto">
        {!isFirst && (
          <button {...closing} onClick={move(index - 1)}>
            Move up
          </button>
        )}
        {index > 1 && (
          <button {...closing} onClick={move(0)}>
            Move to the top
          </button>
        )}
        {!isLast && (
          <button {...closing} onClick={move(index + 1)}>
            Move down
          </button>
        )}
        {index < count - 2 && (
          <button {...closing} onClick={move(count - 1)}>
            Move to the end
          </button>
        )}
        {canAdd && (
          <button {...closing} onClick={copy}>
            Copy
          </button>
        )}
        {canRemove && (
          <button {...closing} data-danger="" onClick={remove}>
            Delete
          </button>
        )}
      </Menu>
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
