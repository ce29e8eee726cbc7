import { keep, kept } from '../shell/kept.ts';

/** Whether the tour was seen or skipped; kept in the browser. */
const name = 'tour';
const asked = new EventTarget();

export function isTourSeen(): boolean {
  return kept(name) !== undefined;
}

export function markTourSeen(): void {
  keep(name, 'seen');
}

/** Shows the tour once more. */
export function startTour(): void {
  asked.dispatchEvent(new Event('start'));
}

export function onTourAsked(listener: () => void): () => void {
  asked.addEventListener('start', listener);
  return () => asked.removeEventListener('start', listener);
}
