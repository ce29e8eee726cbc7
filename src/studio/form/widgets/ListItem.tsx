import type { ReactNode, Ref } from 'react';
import { capital, type Schema } from '#kit/model';
import { useSorted } from '../../drag/use-sorted.ts';
import type { Sorting } from '../../drag/use-sorting.ts';
import { whenShown } from '../../outline/when-shown.ts';
import { Sign } from '../../shell/Sign.tsx';
import { FieldsOf } from '../FieldsOf.tsx';
import { useFieldView } from '../field-view.ts';
import { useFormScope } from '../scope.tsx';
import { RowCells } from '../table/RowCells.tsx';
import { widgetFor } from '../widget.ts';
import { pictureIn, summaryOf } from '../words.ts';
import { EntryCard } from './EntryCard.tsx';
import { ItemTools, movingKeys, type ToolsProps } from './ItemTools.tsx';
import { ItemRoot } from './ListItem.styles.ts';
import { useFigures } from './use-figures.ts';

type ItemProps = Omit<ToolsProps, 'title'> & {
  name: string;
  schema: Schema;
  value: unknown;
  sorting: Sorting;
};

/** One entry of a list. */
export function ListItem({ name, schema, value, ...tools }: ItemProps) {
  const { path, noun, index } = tools;
  const FieldView = useFieldView();
  const title = `${capital(noun)} ${index + 1}`;
  const widget = widgetFor(schema);
  // Besides its short name it is one line: what would be unfolded is hardly more.
  const isLine = tools.shortName !== undefined && Object.keys(schema.properties ?? {}).length === 2;
  if (widget === 'group' || widget === 'picture' || widget === 'list')
    return (
      <GroupItem {...tools} value={value} isLine={isLine} title={title}>
        {widget === 'group' ? (
          <FieldsOf path={path} schema={schema} value={value} />
        ) : widget === 'list' ? (
          <RowCells path={path} name={name} schema={schema} value={value} />
        ) : (
          <FieldView path={path} name={name} schema={schema} value={value} isRequired label={title} />
        )}
      </GroupItem>
    );
  return (
    <ValueItem {...tools} title={title}>
      {/* What the entries are, the list says once for all of them. */}
      <FieldView
        path={path}
        name={name}
        schema={{ ...schema, description: '' }}
        value={value}
        isRequired
        label={title}
      />
    </ValueItem>
  );
}

type ValueItemProps = ToolsProps & { sorting: Sorting; children: ReactNode };

/** An entry of one value. It is dragged by a grip, for its words can be selected. */
function ValueItem({ sorting, children, ...tools }: ValueItemProps) {
  const { isReadOnly } = useFormScope();
  const { place, handle, marks } = useSorted<HTMLLIElement, HTMLElement>(sorting, tools.index, isReadOnly);
  return (
    <ItemRoot ref={place} data-kind="value" {...marks}>
      {!isReadOnly && <Grip ref={handle} />}
      {children}
      <ItemTools {...tools} />
    </ItemRoot>
  );
}

/** What says that an entry can be dragged. By keyboard it is moved by its buttons. */
function Grip({ ref }: { ref?: Ref<HTMLElement> }) {
  return (
    <span ref={ref} className="grip" aria-hidden="true">
      <Sign name="grip" />
    </span>
  );
}

type GroupItemProps = ToolsProps & {
  sorting: Sorting;
  value: unknown;
  isLine: boolean;
  children: ReactNode;
};

/** An entry that is more than one line. */
function GroupItem({ sorting, value, isLine, children, ...tools }: GroupItemProps) {
  const { isReadOnly } = useFormScope();
  const { place, dragged, marks } = useSorted<HTMLLIElement, HTMLDivElement>(sorting, tools.index, isReadOnly);
  const { filled } = useFigures();
  return (
    <EntryCard
      path={tools.path}
      words={summaryOf(value, filled) || tools.title}
      picture={pictureIn(value)}
      when={whenShown(value, new Date())}
      opensAtOnce={isLine || tools.count === 1}
      grip={!isReadOnly && <Grip />}
      tools={<ItemTools {...tools} />}
      onKeyDown={isReadOnly ? undefined : movingKeys(tools)}
      place={place}
      dragged={dragged}
      marks={marks}
    >
      {children}
    </EntryCard>
  );
}
