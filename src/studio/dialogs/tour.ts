import { keep, kept } from '../shell/kept.ts';
import { asking } from './asking.ts';

/** Whether the tour was seen or skipped; kept in the browser. */
const name = 'tour';

export function isTourSeen(): boolean {
  return kept(name) !== undefined;
}

export function markTourSeen(): void {
  keep(name, 'seen');
}

/** Shows the tour once more. */
export const { ask: startTour, onAsked: onTourAsked } = asking();
