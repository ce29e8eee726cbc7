/** Whether the tour was seen or skipped; kept in the browser. */
const key = 'studio-tour';
const asked = new EventTarget();

export function isTourSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Where nothing can be kept, nobody wants it at every start.
    return true;
  }
}

export function markTourSeen(): void {
  try {
    localStorage.setItem(key, 'seen');
  } catch {
    // Nothing can be kept here: the tour isn't shown by itself anyway.
  }
}

/** Shows the tour once more. */
export function startTour(): void {
  asked.dispatchEvent(new Event('start'));
}

export function onTourAsked(listener: () => void): () => void {
  asked.addEventListener('start', listener);
  return () => asked.removeEventListener('start', listener);
}
