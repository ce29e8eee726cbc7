import type { KeyboardEvent, MouseEvent, ToggleEvent } from 'react';
import type { Picture as PictureData } from '../../model/values.ts';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EnlargedRoot } from './styles.ts';

/** A picture that can be shown large: its popover, and what it shows. */
export type Neighbour = { id: string; alt: string };

type EnlargedProps = {
  own: Neighbour;
  picture: PictureData;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

/** The focus goes to what closes it, as `autofocus` has it where no script runs. */
function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}

/** Arrows lead to the picture of their side. */
function followArrow({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const isBack = (key === 'ArrowLeft') !== currentTarget.matches(':dir(rtl)');
  currentTarget.querySelector<HTMLElement>(isBack ? '[data-to="previous"]' : '[data-to="next"]')?.click();
}

/**
 * Shows another picture in place of this one. By themselves browsers would open it above: what is opened from inside of a popover
 * belongs to it, and closes before it.
 */
function replace(event: MouseEvent<HTMLButtonElement>): void {
  const { currentTarget: button } = event;
  const shown = button.closest<HTMLElement>('[popover]');
  const other = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!shown || !other || !('showPopover' in other)) return;
  event.preventDefault();
  shown.hidePopover();
  other.showPopover();
}

function Step({ to, picture }: { to: 'previous' | 'next'; picture: Neighbour | undefined }) {
  if (!picture) return null;
  return (
    <button type="button" popoverTarget={picture.id} data-to={to} onClick={replace}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={to === 'previous' ? 'M20 12H4M10 6l-6 6 6 6' : 'M4 12h16M14 6l6 6-6 6'} />
      </svg>
      <VisuallyHidden>{picture.alt}</VisuallyHidden>
    </button>
  );
}

/** A picture as large as the window. A press on it closes it, as Escape does. */
export function Enlarged({ own, picture, previous, next }: EnlargedProps) {
  return (
    <EnlargedRoot
      id={own.id}
      popover="auto"
      role="dialog"
      aria-label={own.alt}
      onToggle={focusFirst}
      onKeyDown={followArrow}
    >
      <Picture picture={{ ...picture, ...picture.whole, alt: '' }} />
      {/* biome-ignore lint/a11y/noAutofocus: it is that of a popover, which takes the focus when it opens */}
      <button type="button" popoverTarget={own.id} popoverTargetAction="hide" autoFocus>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
        <VisuallyHidden>{own.alt}</VisuallyHidden>
      </button>
      <Step to="previous" picture={previous} />
      <Step to="next" picture={next} />
    </EnlargedRoot>
  );
}
