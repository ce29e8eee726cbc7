import { useState } from 'react';
import type { Publishing, Schedule } from '../host/publishing.ts';

type NoteProps = { schedule: Schedule; publishing: Publishing; onCalledOff: () => void };

/** When the draft is published by itself, or why it wasn't, and the way to call it off. */
export function HourNote({ schedule, publishing, onCalledOff }: NoteProps) {
  const { when, title, by, problem } = schedule;
  const [wrong, setWrong] = useState<string>();
  const callOff = async () => {
    const message = await publishing.callOff();
    setWrong(message);
    if (message === undefined) onCalledOff();
  };
  return (
    <section aria-label="The hour that is set">
      {problem === undefined ? (
        <p>
          “{title}” will be published on {when}, as {by} has set it. What is changed in this draft until then is
          published with it.
        </p>
      ) : (
        <p role="alert" className="wrong">
          “{title}” was to be published on {when}. {problem}
        </p>
      )}
      {wrong !== undefined && (
        <p role="alert" className="wrong">
          {wrong}
        </p>
      )}
      <div className="row">
        <button type="button" className="small" onClick={() => void callOff()}>
          Call it off
        </button>
      </div>
    </section>
  );
}
