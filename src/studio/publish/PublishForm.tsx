import { useId, useState } from 'react';
import { lastDay } from '../form/whole-day.ts';
import { placeOfZone } from '../form/zone-place.ts';
import type { SetHour } from '../host/publishing.ts';

type FormProps = {
  isRunning: boolean;
  /** There are mistakes, which stand above, each with the way to its place. */
  isStopped?: boolean;
  /** What is set already; nothing where the server can't say. */
  hour: SetHour | undefined;
  /** Publishes it now, or where `at` is a time of the site's zone, then. */
  onPublish: (title: string, at: string | undefined) => void;
  onClose: () => void;
};

/** What the publication is called, whether it is public now or on a day and hour, and the press that does it. */
export function PublishForm({ isRunning, isStopped = false, hour, onPublish, onClose }: FormProps) {
  const { schedule } = hour ?? {};
  const [title, setTitle] = useState(schedule?.title ?? '');
  const [isLater, setLater] = useState(schedule !== undefined);
  const [at, setAt] = useState(schedule?.local ?? (hour && nextMorning(hour.now)) ?? '');
  const id = useId();
  return (
    <>
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning && !isStopped) onPublish(title, isLater ? at : undefined);
        }}
      >
        <label>
          What it is called in the list of what was published
          <input
            type="text"
            value={title}
            maxLength={100}
            placeholder="Summer prices"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        {hour && (
          <fieldset className="row">
            <legend>When visitors see it</legend>
            {[false, true].map((later) => (
              <label key={String(later)} className="row">
                <input type="radio" name="when" checked={isLater === later} onChange={() => setLater(later)} />
                {later ? 'On a day and hour' : 'Now'}
              </label>
            ))}
          </fieldset>
        )}
        {hour && isLater && (
          <label>
            Day and hour where the site is ({placeOfZone(hour.zone)})
            <input
              type="datetime-local"
              required
              min={hour.now}
              max={`${lastDay}T23:59`}
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
          </label>
        )}
      </form>
      <div className="foot row">
        <button type="submit" form={id} className="main" aria-disabled={isRunning || isStopped || undefined}>
          {isLater ? 'Publish then' : 'Publish now'}
        </button>
        <button type="button" className="small" onClick={onClose}>
          Cancel
        </button>
        {isStopped && <span className="muted">Not before what is told above is right.</span>}
      </div>
    </>
  );
}

/** The next nine in the morning: for another day, only the day has to be chosen. Times are those of a field for days and hours. */
function nextMorning(now: string): string {
  const [day = '', time = ''] = now.split('T');
  const morning = new Date(`${day}T09:00Z`);
  if (time >= '09:00') morning.setUTCDate(morning.getUTCDate() + 1);
  return morning.toISOString().slice(0, 16);
}
