import { type ReactNode, useId } from 'react';
import { dayOf } from '../dialogs/day-of.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { Panel } from './TopBar.styles.ts';

/** The page on another day, with what visitors don't see, as it is found and shared, and printed. */
export function LookMenu({ onPrint, onSharing }: { onPrint: () => void; onSharing: () => void }): ReactNode {
  const store = useStore();
  const { at, showsAbsent } = useStudio((state) => state.look);
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {at === undefined ? 'View' : `View: ${dayOf({ at })}`}
      </button>
      <Panel id={id} popover="auto">
        <label>
          <input
            type="checkbox"
            checked={showsAbsent}
            onChange={(event) => void store.look({ showsAbsent: event.currentTarget.checked })}
          />
          Show what visitors don’t see, faintly
        </label>
        <label>
          As visitors see it on
          <input
            type="datetime-local"
            value={at === undefined ? '' : localTime(at)}
            onChange={(event) => {
              const time = new Date(event.currentTarget.value).getTime();
              void store.look(Number.isNaN(time) ? { at: undefined } : { at: time, showsAbsent: false });
            }}
          />
        </label>
        <button type="button" onClick={() => void store.look({ at: undefined })} disabled={at === undefined}>
          Back to today
        </button>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onSharing}>
          How it is found and shared …
        </button>
        <button type="button" onClick={onPrint}>
          Print …
        </button>
      </Panel>
    </>
  );
}

/** A time (ms since 1970) as a field for days and times has it. */
function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
