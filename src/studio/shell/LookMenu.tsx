import { type ReactNode, useId, useRef, useState } from 'react';
import { dayOf } from '../dialogs/day-of.ts';
import { lastDay, wholeDay } from '../form/whole-day.ts';
import { placeOfZone } from '../form/zone-place.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { Sign } from './Sign.tsx';
import { MenuButton, Panel } from './TopBar.styles.ts';

/** The page on another day, with what visitors don't see, as it is found and shared, and printed. */
export function LookMenu({ onPrint, onSharing }: { onPrint: () => void; onSharing: () => void }): ReactNode {
  const store = useStore();
  const { at, showsAbsent } = useStudio((state) => state.look);
  const zone = useStudio((state) => state.pageView?.site.zone);
  const id = useId();
  const [day = '', time = ''] = at?.split(' ') ?? [];
  // A day without a time is that day from its beginning.
  const [typed, setTyped] = useState<string>();
  // On another day one sees what visitors see, until one asks for more; today is looked at as it was.
  const showedAbsent = useRef(showsAbsent);
  if (at === undefined) showedAbsent.current = showsAbsent;
  const showToday = () => void store.look({ at: undefined, showsAbsent: showedAbsent.current });
  const show = (newDay: string, newTime: string) => {
    if (newDay === '') showToday();
    else if (wholeDay(newDay) !== '')
      void store.look({
        at: newTime === '' ? newDay : `${newDay} ${newTime}`,
        ...(at === undefined && { showsAbsent: false }),
      });
  };
  return (
    <>
      <MenuButton type="button" popoverTarget={id}>
        <span>{at === undefined ? 'View' : `View: ${dayOf({ at: Date.parse(`${day}T00:00`) })}`}</span>
        <Sign name="down" />
      </MenuButton>
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
          <span>
            <input
              type="date"
              max={lastDay}
              value={typed ?? day}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                show(event.currentTarget.value, time);
              }}
              onBlur={() => setTyped(undefined)}
            />
            <input
              type="time"
              aria-label="Time of that day"
              disabled={day === ''}
              value={time}
              onChange={(event) => show(day, event.currentTarget.value)}
            />
          </span>
        </label>
        {day !== '' && zone && <small>The clock of the site: {placeOfZone(zone)}</small>}
        <button type="button" onClick={showToday} disabled={at === undefined}>
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
