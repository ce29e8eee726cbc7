import { momentOf } from '../dialogs/day-of.ts';
import type { Delivery } from '../host/publishing.ts';

/** Whether what is public has come where else it goes, and why not. */
export function DeliveryNotes({ deliveries }: { deliveries: readonly Delivery[] }) {
  return deliveries.map(({ name, to, isDone, at, problem, nextAt }) => {
    const what = name === 'push' ? `The copy at ${to}` : 'The command that follows each publication';
    if (problem !== undefined)
      return (
        <p key={name} role="alert" className="wrong">
          {name === 'push' ? `${what} isn’t up to date` : `${what} has failed`}: {problem} It is tried again
          {nextAt === undefined ? '' : ` on ${momentOf({ at: nextAt })}`}.
        </p>
      );
    const since = at === undefined ? '' : `, ${momentOf({ at })}`;
    return (
      <p key={name} className="muted">
        {isDone ? `${what} ${name === 'push' ? 'is up to date' : 'has run'}${since}.` : `${what} is under way …`}
      </p>
    );
  });
}
