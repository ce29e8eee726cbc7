import { type ReactNode, useEffect, useState } from 'react';
import { isError, type Path } from '#kit/model';
import { isWithin } from '../schema.ts';
import { useFormScope } from '../scope.tsx';
import { keyOf } from '../words.ts';

type FoldedProps = {
  id: string;
  path: Path;
  label: string;
  isLong?: boolean;
  isNew?: boolean | undefined;
  children: ReactNode;
};

/**
 * What belongs to a group, below its name. Directly in a file it can be folded, and is until it is wanted (as can what is long inside of it): by a click, or because
 * something in it is selected.
 */
export function Folded({ id, path, label, isLong = false, isNew = false, children }: FoldedProps) {
  const { selected, root, messages, title } = useFormScope();
  const isSelected = selected.length > 0 && isWithin(selected, path);
  const [isOpen, setOpen] = useState(isSelected || isNew);
  useEffect(() => {
    if (isSelected) setOpen(true);
  }, [isSelected]);
  // What the form as a whole is called, it doesn't say again.
  if (title === label)
    return (
      <>
        <span id={id} hidden>
          {label}
        </span>
        <div className="plain">{children}</div>
      </>
    );
  if (root.length > 0 || (path.length > 1 && !isLong))
    return (
      <>
        <p className="title" id={id}>
          {label}
        </p>
        <div className="inside">{children}</div>
      </>
    );
  const inside = [...messages].filter(([key]) => key === keyOf(path) || key.startsWith(`${keyOf(path)}.`));
  const count = inside.reduce((sum, [, list]) => sum + list.filter(isError).length, 0);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={id}>
        {label}
        {count > 0 && <small>{count === 1 ? '1 mistake' : `${count} mistakes`}</small>}
      </summary>
      {isOpen && <div className="inside">{children}</div>}
    </details>
  );
}
