import { kindCalled, type Path, valueAt } from '#kit/model';
import type { KindValue } from '../../2-validate/validators.ts';
import { both, type Shown } from '../../base/shown.ts';
import { shownWhen, whenOf } from '../../links/time/when.ts';

/** A place inside of a section or a file that says when it is shown, such as an article: its path, and when. */
export type Scheduled = { path: Path; shown: Shown };

/** The places below `data` that say when they are shown; what `data` says of itself isn't among them. */
export function scheduledIn(data: unknown, values: readonly KindValue[], zone: string): Scheduled[] {
  const places = new Map<string, Path>();
  for (const { kind, path } of values) {
    const place = path.slice(0, -1);
    if (kindCalled(kind).isWhen && place.length > 0) places.set(place.join('/'), place);
  }
  return [...places.values()].map((path) => ({ path, shown: shownWhen(whenOf(valueAt(data, path)), zone) }));
}

/** When the value at a path is shown, within something that is shown. */
export function shownAtPath(path: Path, scheduled: readonly Scheduled[], within: Shown): Shown {
  return scheduled.reduce(
    (shown, place) => (place.path.every((step, index) => step === path[index]) ? both(shown, place.shown) : shown),
    within,
  );
}
