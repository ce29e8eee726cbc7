import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { isError, type Path, sectionsOf } from '#kit/model';
import { useSorting } from '../drag/use-sorting.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { nameOf } from '../form/words.ts';
import { useCommentCounts } from '../look/use-draft-look.ts';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { Empty, Tree } from './Outline.styles.ts';
import { OutlineFoot } from './OutlineFoot.tsx';
import { SectionRow } from './SectionRow.tsx';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';
import { shownNames } from './section-words.ts';
import { useRowFocus } from './use-row-focus.ts';

/** The sections of the page: select, add, move, and whatever else is done with one as a whole. */
export function Outline({ onAdd }: { onAdd: (index: number) => void }): ReactNode {
  const store = useStore();
  const page = useStudio((state) => state.page);
  const data = useStudio((state) => (state.pageFile?.file === state.page ? state.pageFile.data : undefined));
  const isUncertain = useStudio((state) => state.pageFile?.isUncertain ?? false);
  const selected = useStudio(({ selection: { file, path } }) => (file === page ? selectedIn(path) : -1));
  const added = useStudio(({ selection }) => (selection.isAdded ? selection : undefined));
  const problems = useStudio((state) => state.pageFile?.diagnostics);
  const sections = useMemo(() => sectionsOf(data), [data]);
  const view = useStudio((state) => state.pageView);
  const { filled } = useFigures();
  const names = useMemo(() => shownNames(page, view), [page, view]);
  const edits = useMemo(() => new SectionEdits(store, { file: page, path: ofPage, data }), [store, page, data]);
  const comments = useCommentCounts(page);
  const { tree, step } = useRowFocus(selected, sections.length, added);
  const { list, sorting } = useSorting({
    count: sections.length,
    move: (from, to) => void edits.move(from, to),
    canMove: (from, to) => edits.canMove(from, to),
  });

  const next = selected < 0 ? sections.length : selected + 1;

  const select = (index: number) => store.select({ file: page, path: [...ofPage, index] });
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
  const hasMistake = (index: number) =>
    problems?.some((problem) => isError(problem) && problem.path[0] === 'sections' && problem.path[1] === index) ??
    false;

  if (data === undefined || isUncertain)
    return (
      <Empty>The text of this page has a slip in it. The message beside the page says where, and what to write.</Empty>
    );
  return (
    <div ref={list}>
      <Tree ref={tree} role="tree" data-page={page} aria-label="Sections of the page">
        {sections.map((section, index) => (
          <SectionRow
            key={index}
            index={index}
            count={sections.length}
            section={section}
            name={names.get(index) ?? nameOf(section, filled)}
            isSelected={index === selected}
            isReached={index === Math.max(selected, 0)}
            hasMistake={hasMistake(index)}
            comments={comments.get(index) ?? 0}
            edits={edits}
            sorting={sorting}
            onSelect={() => select(index)}
            onOpen={focusForm}
            onKeyDown={(event) => onKeyDown(event, index)}
            onStep={(by) => {
              step.current = by;
              void edits.move(index, index + by);
            }}
            onAdd={onAdd}
          />
        ))}
      </Tree>
      <OutlineFoot at={next} edits={edits} onAdd={onAdd} />
    </div>
  );
}

/** The number of the section that a path leads to or into; -1 where it leads to none. */
function selectedIn([field, index]: Path): number {
  return field === 'sections' && typeof index === 'number' ? index : -1;
}

/** Puts the focus into the first field of what is selected. */
function focusForm(): void {
  document.querySelector<HTMLElement>('#studio-form :is(input, textarea, select, [contenteditable])')?.focus();
}
