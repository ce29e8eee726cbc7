import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { childOf } from '#kit/model';
import { useSorted } from '../drag/use-sorted.ts';
import type { Sorting } from '../drag/use-sorting.ts';
import { showForm } from '../shell/drawers.ts';
import { signOfKind } from '../shell/kind-signs.ts';
import { Sign } from '../shell/Sign.tsx';
import { useStudio } from '../store/context.tsx';
import { isShared } from '../store/site-folders.ts';
import { NoteFlag } from './NoteFlag.tsx';
import { Actions, Item, Row } from './Outline.styles.ts';
import { SectionMenu } from './SectionMenu.tsx';
import type { SectionEdits } from './section-edits.ts';
import { kindOf } from './section-words.ts';
import { whenShown } from './when-shown.ts';

type SectionRowProps = {
  /** Its place among `count` sections. */
  index: number;
  count: number;
  section: unknown;
  name: string;
  isSelected: boolean;
  /** Whether Tab leads to it. */
  isReached: boolean;
  /** What is to be looked at in it. */
  mark: 'mistake' | 'note' | undefined;
  /** How many comments on it aren't settled. */
  comments: number;
  edits: SectionEdits;
  sorting: Sorting;
  onSelect: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onStep: (step: number) => void;
  onAdd: (index: number) => void;
};

/** A section in the outline. What is done with it stands beside the one that is selected. */
export function SectionRow(props: SectionRowProps): ReactNode {
  const { index, count, section, name, isSelected, edits, sorting } = props;
  const { place, dragged, marks } = useSorted<HTMLDivElement, HTMLDivElement>(sorting, index);
  const isHidden = edits.isHidden(index);
  const when = whenShown(section, new Date());
  const isShown = useStudio(({ selection }) => isPlaceOf(section, selection.file));
  return (
    <Item ref={place} role="none" {...marks}>
      <Row
        ref={dragged}
        role="treeitem"
        data-row={index}
        aria-selected={isSelected}
        aria-current={isShown || undefined}
        aria-level={1}
        aria-posinset={index + 1}
        aria-setsize={count}
        tabIndex={props.isReached ? 0 : -1}
        $isHidden={isHidden}
        onClick={() => {
          props.onSelect();
          showForm();
        }}
        onDoubleClick={props.onOpen}
        onKeyDown={props.onKeyDown}
      >
        <small>
          <Sign name={signOfKind(childOf(section, 'type'))} />
          {kindOf(section)}
          {props.mark === 'note' && <NoteFlag />}
        </small>
        <span>{name === '' ? '(no words)' : name}</span>
        {props.mark === 'mistake' && (
          <small data-note="">
            <b>Has a mistake</b>
          </small>
        )}
        {props.comments > 0 && (
          <small data-note="">{props.comments === 1 ? '1 comment' : `${props.comments} comments`}</small>
        )}
        {when !== '' && <small data-note="">{when}</small>}
        {isSelected && (
          // What these do, the row doesn't do besides.
          <Actions onClick={stop} onDoubleClick={stop}>
            <StepButton step={-1} isDisabled={!edits.canMove(index, index - 1)} onStep={props.onStep} />
            <StepButton step={1} isDisabled={!edits.canMove(index, index + 1)} onStep={props.onStep} />
            <SectionMenu edits={edits} index={index} onAdd={props.onAdd} />
          </Actions>
        )}
      </Row>
    </Item>
  );
}

/** Whether a section of the page is where a file of shared sections is shown. */
function isPlaceOf(section: unknown, file: string): boolean {
  return (
    isShared(file) &&
    childOf(section, 'type') === 'shared' &&
    file
      .split('/')
      .at(-1)
      ?.startsWith(`${childOf(section, 'name')}.`) === true
  );
}

type StepButtonProps = { step: -1 | 1; isDisabled: boolean; onStep: (step: number) => void };

function StepButton({ step, isDisabled, onStep }: StepButtonProps): ReactNode {
  const [way, key, label] = step < 0 ? (['up', '↑', 'Move up'] as const) : (['down', '↓', 'Move down'] as const);
  return (
    <button
      type="button"
      disabled={isDisabled}
      data-step={step}
      onClick={() => onStep(step)}
      aria-label={label}
      title={`${label} (Alt + ${key})`}
    >
      <Sign name={way} />
    </button>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
