import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Sign } from '../shell/Sign.tsx';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { Actions, AddButton, Empty, Item, Row, Tree } from './Outline.styles.ts';
import { SectionMenu } from './SectionMenu.tsx';
import { SectionEdits, sectionsOf } from './section-edits.ts';
import { kindOf, nameOf, shownNames } from './section-words.ts';

/** The sections of the page: select, add, move, and whatever else is done with one as a whole. */
export function Outline({ onAdd }: { onAdd: (index: number) => void }): ReactNode {
  const store = useStore();
  const page = useStudio((state) => state.page);
  const data = useStudio((state) => (state.pageFile?.file === state.page ? state.pageFile.data : undefined));
  const isUncertain = useStudio((state) => state.pageFile?.isUncertain ?? false);
  const selected = useStudio(({ selection }) =>
    selection.file === page && selection.path[0] === 'sections' ? Number(selection.path[1]) : -1,
  );
  const problems = useStudio((state) => state.pageFile?.diagnostics);
  const sections = useMemo(() => sectionsOf(data), [data]);
  const view = useStudio((state) => state.pageView);
  const names = useMemo(() => shownNames(page, view), [page, view]);
  const edits = useMemo(() => new SectionEdits(store, { file: page, sections }), [store, page, sections]);
  const tree = useRef<HTMLDivElement>(null);
  /** The button that moves the section has just been pressed: up is -1, down is 1. */
  const pressed = useRef(0);
  const [dragged, setDragged] = useState<number>();
  const [dropAt, setDropAt] = useState<number>();
  // Focus follows the section: after it was moved it is another row.
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>(`[data-row='${selected}']`);
    row?.scrollIntoView({ block: 'nearest' });
    if (!row || !tree.current) return;
    const { activeElement } = document;
    const button = row.querySelector<HTMLElement>(`button[data-step='${pressed.current}']:enabled`);
    // The button that was pressed has gone with the row that is no longer selected.
    if (pressed.current !== 0) (button ?? row).focus();
    else if (tree.current.contains(activeElement) && activeElement?.matches('[role=treeitem]')) row.focus();
    pressed.current = 0;
  }, [selected]);

  const select = (index: number) => store.select({ file: page, path: ['sections', index] });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.target !== event.currentTarget) return;
    const last = sections.length - 1;
    hear(event, shortcuts.outline, {
      previous: () => select(Math.max(0, index - 1)),
      next: () => select(Math.min(last, index + 1)),
      first: () => select(0),
      last: () => select(last),
      moveUp: () => edits.move(index, index - 1),
      moveDown: () => edits.move(index, index + 1),
      duplicate: () => edits.duplicate(index),
      remove: () => edits.remove(index),
      form: focusForm,
    });
  };
  const press = (index: number, step: number) => {
    pressed.current = step;
    void edits.move(index, index + step);
  };
  const hasMistake = (index: number) =>
    problems?.some(({ severity, path }) => severity === 'error' && path[0] === 'sections' && path[1] === index) ??
    false;
  const drop = () => {
    if (dragged !== undefined && dropAt !== undefined) void edits.move(dragged, dropAt > dragged ? dropAt - 1 : dropAt);
    setDragged(undefined);
    setDropAt(undefined);
  };

  if (data === undefined || isUncertain)
    return (
      <Empty>The text of this page has a slip in it. The message beside the page says where, and what to write.</Empty>
    );
  return (
    <>
      <Tree
        ref={tree}
        role="tree"
        data-page={page}
        aria-label="Sections of the page"
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
      >
        {sections.map((section, index) => {
          const isSelected = index === selected;
          const name = names.get(index) ?? nameOf(section);
          return (
            <Item
              role="none"
              key={index}
              $isBefore={dropAt === index}
              $isAfter={dropAt === index + 1 && index === sections.length - 1}
              onDragOver={(event) => {
                const { top, height } = event.currentTarget.getBoundingClientRect();
                setDropAt(event.clientY < top + height / 2 ? index : index + 1);
              }}
            >
              <Row
                role="treeitem"
                data-row={index}
                aria-selected={isSelected}
                aria-level={1}
                aria-posinset={index + 1}
                aria-setsize={sections.length}
                tabIndex={isSelected || (selected < 0 && index === 0) ? 0 : -1}
                draggable
                $isHidden={edits.isHidden(index)}
                $hasActions={isSelected}
                onClick={() => select(index)}
                onDoubleClick={focusForm}
                onKeyDown={(event) => onKeyDown(event, index)}
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', edits.label(index));
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(index);
                }}
                onDragEnd={() => {
                  setDragged(undefined);
                  setDropAt(undefined);
                }}
              >
                <small>
                  {kindOf(section)}
                  {edits.isHidden(index) && ' · hidden'}
                  {hasMistake(index) && <b> · needs a look</b>}
                </small>
                <span>{name === '' ? '(no words)' : name}</span>
                {isSelected && (
                  // What these do, the row doesn't do besides.
                  <Actions onClick={stop} onDoubleClick={stop}>
                    <button
                      type="button"
                      disabled={index === 0}
                      data-step={-1}
                      onClick={() => press(index, -1)}
                      aria-label="Move up"
                      title="Move up (Alt + ↑)"
                    >
                      <Sign name="up" />
                    </button>
                    <button
                      type="button"
                      disabled={index === sections.length - 1}
                      data-step={1}
                      onClick={() => press(index, 1)}
                      aria-label="Move down"
                      title="Move down (Alt + ↓)"
                    >
                      <Sign name="down" />
                    </button>
                    <SectionMenu edits={edits} index={index} section={section} onAdd={onAdd} />
                  </Actions>
                )}
              </Row>
            </Item>
          );
        })}
      </Tree>
      <AddButton type="button" onClick={() => onAdd(selected < 0 ? sections.length : selected + 1)}>
        <Sign name="plus" />
        Add a section
      </AddButton>
    </>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Puts the focus into the first field of what is selected. */
function focusForm(): void {
  document.querySelector<HTMLElement>('#studio-form :is(input, textarea, select, [contenteditable])')?.focus();
}
