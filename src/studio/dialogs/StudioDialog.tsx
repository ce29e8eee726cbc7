import { type ReactNode, useEffect, useId, useRef } from 'react';
import { keepFocus } from '../shell/keep-focus.ts';
import { Sign } from '../shell/Sign.tsx';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { DialogRoot } from './StudioDialog.styles.ts';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** `sheet` leaves the page in sight. */
  size?: 'wide' | 'widest' | 'sheet';
  children: ReactNode;
};

/**
 * A window above the Studio. The browser's own dialog keeps the focus inside, closes with Escape and brings the focus back to
 * where it was.
 */
export function StudioDialog({ title, onClose, size, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // What had the focus may be gone with what the window showed before; its title says what it shows now.
    const stop = element ? keepFocus(element) : () => undefined;
    return () => {
      stop();
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // What a window shows next is read from its top, wherever the last was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title says that it is another
  useEffect(() => {
    if (dialog.current) dialog.current.scrollTop = 0;
  }, [title]);
  return (
    <DialogRoot
      ref={dialog}
      aria-labelledby={id}
      data-size={size}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // A window that stands on this one hears for itself.
        if (event.target instanceof Element && event.target.closest('dialog') !== dialog.current) return;
        const main = dialog.current?.querySelector<HTMLButtonElement>('button.main:enabled');
        if (main) hear(event, shortcuts.window, { main: () => main.click() });
      }}
      onMouseDown={(event) => {
        // The ground around the window is the dialog itself. The second press of a double click that opened it closes nothing.
        if (event.target !== dialog.current || event.detail >= 2) return;
        onClose();
        // A sheet hides nothing beside it: a button that is pressed there is meant.
        if (size === 'sheet') pressAt(event.clientX, event.clientY);
      }}
    >
      <div className="window">
        <div className="head">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="close" aria-label="Close" onClick={onClose}>
            <Sign name="close" />
          </button>
        </div>
        {children}
      </div>
    </DialogRoot>
  );
}

/** Presses the button at a place of the window, once nothing lies over it. */
function pressAt(x: number, y: number): void {
  requestAnimationFrame(() => document.elementFromPoint(x, y)?.closest('button')?.click());
}
