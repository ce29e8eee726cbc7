import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { childOf } from '#kit/model';
import { KindDialog } from '../convert/KindDialog.tsx';
import { shapeOf } from '../convert/shape.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { Sign } from '../shell/Sign.tsx';
import { isOnMac, type Shortcut, shortcuts, shownKeys } from '../shell/shortcuts.ts';
import { useStore } from '../store/context.tsx';
import { useCopiedSection } from './copied-section.ts';
import { Menu } from './Outline.styles.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { SectionEdits } from './section-edits.ts';
import { sectionLabel } from './section-words.ts';
import { copyForPage, mayBeShared } from './share-section.ts';

type SectionMenuProps = { edits: SectionEdits; index: number; onAdd: (index: number) => void };

const steps = [
  { by: -1, does: 'Move up', shortcut: shortcuts.outline.moveUp },
  { by: 1, does: 'Move down', shortcut: shortcuts.outline.moveDown },
] as const;

const dates = [
  { field: 'from', does: 'Hide until a date …' },
  { field: 'until', does: 'Hide from a date on …' },
] as const;

/** What else is done with a section. */
export function SectionMenu({ edits, index, onAdd }: SectionMenuProps): ReactNode {
  const id = useId();
  const isHidden = edits.isHidden(index);
  const copied = useCopiedSection();
  const { filled } = useFigures();
  const { duplicate, remove } = edits.problems(index);
  const days = dates.map((date) => ({ ...date, problem: edits.dayProblem(index, date.field) }));
  const why = [...new Set([remove ?? duplicate, ...days.map(({ problem }) => problem)])].filter(Boolean).join(' ');
  const store = useStore();
  const { file, path, section } = edits.at(index);
  const [asked, setAsked] = useState<'kind' | 'share'>();
  const Asked = asked && { kind: KindDialog, share: ShareDialog }[asked];
  const act = (run: () => unknown) => () => {
    document.getElementById(id)?.hidePopover();
    run();
  };
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`More for ${edits.label(index)}`} title="More">
        <Sign name="more" />
      </button>
      <Menu id={id} popover="auto">
        {why && <p id={`${id}-why`}>{why}</p>}
        <Steps edits={edits} index={index} act={act} />
        <button type="button" {...refused(duplicate, id)} onClick={act(() => edits.duplicate(index))}>
          Duplicate
          <Keys of={shortcuts.outline.duplicate} />
        </button>
        {shapeOf(section) && (
          <button type="button" onClick={act(() => setAsked('kind'))}>
            Change what it is …
          </button>
        )}
        {mayBeShared(file, path, section) && (
          <button type="button" onClick={act(() => setAsked('share'))}>
            Show it on several pages …
          </button>
        )}
        {childOf(section, 'type') === 'shared' && path.length === 2 && (
          <button type="button" onClick={act(() => copyForPage(store, file, index))}>
            Make a copy for this page
          </button>
        )}
        <button type="button" onClick={act(() => edits.setHidden(index, !isHidden))}>
          {isHidden ? 'Show to visitors' : 'Hide from visitors'}
        </button>
        {days.map(({ field, does, problem }) => (
          <button key={field} type="button" {...refused(problem, id)} onClick={act(() => edits.askWhen(index, field))}>
            {does}
          </button>
        ))}
        <button type="button" onClick={act(() => edits.copy(index))}>
          Copy, to paste on any page
        </button>
        {copied !== undefined && (
          <button type="button" onClick={act(() => edits.insert(index + 1, copied.value, copied.text))}>
            Paste {sectionLabel(copied.value, filled)} below
          </button>
        )}
        {!remove && (
          <button type="button" onClick={act(() => onAdd(index))}>
            Add a section above
          </button>
        )}
        <hr />
        <button type="button" data-danger="" {...refused(remove, id)} onClick={act(() => edits.remove(index))}>
          Delete
          <Keys of={shortcuts.outline.remove} />
        </button>
      </Menu>
      {Asked && createPortal(<Asked edits={edits} index={index} onClose={() => setAsked(undefined)} />, document.body)}
    </>
  );
}

type StepsProps = { edits: SectionEdits; index: number; act: (run: () => unknown) => () => void };

/** One place up or down, as far as the section may go there. */
function Steps({ edits, index, act }: StepsProps): ReactNode {
  return steps
    .filter(({ by }) => edits.canMove(index, index + by))
    .map(({ by, does, shortcut }) => (
      <button key={by} type="button" data-step={by} onClick={act(() => edits.move(index, index + by))}>
        {does}
        <Keys of={shortcut} />
      </button>
    ));
}

/** The keys that do the same in the list; who listens hears of them in the help. */
function Keys({ of: { keys } }: { of: Shortcut }): ReactNode {
  return (
    <span className="keys" aria-hidden="true">
      {shownKeys(keys[0] ?? '', isOnMac())}
    </span>
  );
}

/** What can't be done says why: to who looks at it, to who listens, and to who presses it all the same. */
function refused(reason: string | undefined, id: string) {
  return reason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': `${id}-why` };
}
