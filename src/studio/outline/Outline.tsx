import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { sectionsOf } from '#kit/model';
import { useSorting } from '../drag/use-sorting.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { nameOf } from '../form/words.ts';
import { useCommentCounts } from '../look/use-draft-look.ts';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { focusForm } from './focus-form.ts';
import { Empty, Tree } from './Outline.styles.ts';
import { OutlineFoot } from './OutlineFoot.tsx';
import { SectionRow } from './SectionRow.tsx';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';
import { shownNames } from './section-words.ts';
import { useTypeAhead } from './type-ahead.ts';
import { selectedIn, useMarks } from './use-marks.ts';
import { useRowFocus } from './use-row-focus.ts';

const { moveUp, moveDown, duplicate, remove } = shortcuts.outline;
const onSection = { moveUp, moveDown, duplicate, remove };

/** The sections of the page: select, add, move, and whatever else is done with one as a whole. */
export function Outline({ onAdd }: { onAdd: (index: number) => void }): ReactNode {
  const store = useStore();
  const page = useStudio((state) => state.page);
  const data = useStudio((state) => (state.pageFile?.file === state.page ? state.pageFile.data : undefined));
  const isUncertain = useStudio((state) => state.pageFile?.isUncertain ?? false);
  const selected = useStudio(({ selection: { file, path } }) => (file === page ? selectedIn(path) : -1));
  const added = useStudio(({ selection }) => (selection.isAdded ? selection : undefined));
  const sections = useMemo(() => sectionsOf(data), [data]);
  const names = useNames(page, sections);
  const marks = useMarks(page);
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
  const openForm = (index: number) => {
    if (index !== selected) select(index);
    focusForm(`sections.${index}.`);
  };
  const typeAhead = useTypeAhead(names, select);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const work = workOn(edits, index);
    if (event.target !== event.currentTarget) {
      // What its buttons do besides, their keys do; a menu that is open has keys of its own.
      if (event.target instanceof Element && !event.target.closest('[popover]')) hear(event, onSection, work);
      return;
    }
    const last = sections.length - 1;
    typeAhead(event, index);
    hear(event, shortcuts.outline, {
      previous: () => select(Math.max(0, index - 1)),
      next: () => select(Math.min(last, index + 1)),
      first: () => select(0),
      last: () => select(last),
      add: () => onAdd(index + 1),
      form: () => openForm(index),
      ...work,
    });
  };

  if (data === undefined || isUncertain) return <Unread />;
  return (
    <div ref={list}>
      <Tree ref={tree} role="tree" data-page={page} aria-label="Sections of the page">
        {sections.map((section, index) => (
          <SectionRow
            key={index}
            index={index}
            count={sections.length}
            section={section}
            name={names[index] ?? ''}
            isSelected={index === selected}
            isReached={index === Math.max(selected, 0)}
            mark={marks.get(index)}
            comments={comments.get(index) ?? 0}
            edits={edits}
            sorting={sorting}
            onSelect={() => select(index)}
            onOpen={() => openForm(index)}
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

function workOn(edits: SectionEdits, index: number): Record<keyof typeof onSection, () => unknown> {
  return {
    moveUp: () => edits.move(index, index - 1),
    moveDown: () => edits.move(index, index + 1),
    duplicate: () => edits.duplicate(index),
    remove: () => edits.remove(index),
  };
}

function Unread(): ReactNode {
  return (
    <Empty>The text of this page has a mistake in it. The message beside the page says where, and what to write.</Empty>
  );
}

/** What each section of the page is called, as the page shows it. */
function useNames(page: string, sections: readonly unknown[]): string[] {
  const view = useStudio((state) => state.pageView);
  const { filled } = useFigures();
  const shown = useMemo(() => shownNames(page, view), [page, view]);
  return sections.map((section, index) => shown.get(index) ?? nameOf(section, filled));
}
