import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasErrors, type Path } from '../../../model/diagnostic.ts';
import { capital } from '../../../model/names.ts';
import type { Schema } from '../../../model/schema.ts';
import { FieldsOf } from '../FieldsOf.tsx';
import { useFieldView } from '../field-view.ts';
import { Messages } from '../Messages.tsx';
import { isWithin } from '../schema.ts';
import { useFormScope, useMessages } from '../scope.tsx';
import { RowCells } from '../table/RowCells.tsx';
import { widgetFor } from '../widget.ts';
import { keyOf, summaryOf } from '../words.ts';
import { ItemTools, type ToolsProps } from './ItemTools.tsx';
import { ItemRoot } from './ListItem.styles.ts';
import { useFigures } from './use-figures.ts';

type ItemProps = Omit<ToolsProps, 'title'> & {
  name: string;
  schema: Schema;
  value: unknown;
  /** It was just added. */
  isWanted: boolean;
};

/** One entry of a list. */
export function ListItem({ name, schema, value, isWanted, ...tools }: ItemProps) {
  const { path, noun, index } = tools;
  const FieldView = useFieldView();
  const title = `${capital(noun)} ${index + 1}`;
  const widget = widgetFor(schema);
  if (widget === 'group' || widget === 'picture' || widget === 'list')
    return (
      <GroupItem {...tools} value={value} isWanted={isWanted} title={title}>
        {widget === 'group' ? (
          <FieldsOf path={path} schema={schema} value={value} />
        ) : widget === 'list' ? (
          <RowCells path={path} name={name} schema={schema} value={value} />
        ) : (
          <FieldView path={path} name={name} schema={schema} value={value} isRequired label={title} isNew={isWanted} />
        )}
      </GroupItem>
    );
  return (
    <ItemRoot data-kind="value">
      {/* What the entries are, the list says once for all of them. */}
      <FieldView
        path={path}
        name={name}
        schema={{ ...schema, description: '' }}
        value={value}
        isRequired
        label={title}
        isNew={isWanted}
      />
      <ItemTools {...tools} title={title} />
    </ItemRoot>
  );
}

type GroupItemProps = ToolsProps & { value: unknown; isWanted: boolean; children: ReactNode };

/** An entry that is more than one line: it opens. */
function GroupItem({ value, isWanted, children, ...tools }: GroupItemProps) {
  const { path, title, count } = tools;
  const { selected } = useFormScope();
  const { filled } = useFigures();
  const messages = useMessages(path);
  const isSelected = isWithin(selected, path);
  const [isOpen, setOpen] = useState(isSelected || isWanted || count === 1);
  const body = useRef<HTMLDivElement>(null);
  const isWrong = useIsWrong(path);
  useEffect(() => {
    if (isSelected) setOpen(true);
  }, [isSelected]);
  useEffect(() => {
    if (!isWanted) return;
    body.current?.querySelector<HTMLElement>('textarea, input, select, [role="textbox"]')?.focus();
  }, [isWanted]);
  return (
    <ItemRoot data-kind="group" data-path={keyOf(path)} data-wrong={isWrong || undefined}>
      <div className="head">
        <button type="button" className="open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{summaryOf(value, filled) || title}</span>
        </button>
        <ItemTools {...tools} />
      </div>
      <Messages messages={messages} />
      {isOpen && (
        <div className="body" ref={body}>
          {children}
        </div>
      )}
    </ItemRoot>
  );
}

function useIsWrong(path: Path): boolean {
  const { messages } = useFormScope();
  const key = keyOf(path);
  return [...messages].some(([at, list]) => (at === key || at.startsWith(`${key}.`)) && hasErrors(list));
}
