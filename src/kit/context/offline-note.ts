/** Says that nothing answers, or takes that away again, in the site's `labels.offline`. False where the site has no words for it. */
export function sayUnreached(isUnreached: boolean): boolean {
  const note = document.getElementById('offline');
  note?.toggleAttribute('hidden', !isUnreached);
  return note !== null;
}

/** How long it is waited until the site is asked again, in milliseconds. */
const pause = 3000;

/**
 * What a visitor waits for, as soon as the site answers; meanwhile they are told that it doesn't. `at` is an address of it. Nothing where
 * it answers and has it not, since it was published again, where it has no words for the wait, and where nobody wants it any more.
 */
export async function reached<Found>(
  find: () => Promise<Found>,
  at: string,
  isWanted: () => boolean,
): Promise<Found | undefined> {
  for (;;) {
    const found = await find().catch(() => undefined);
    const isReached = found !== undefined || (await fetch(at, { method: 'HEAD' }).then(Boolean, () => false));
    const hasWords = sayUnreached(isWanted() && !isReached);
    if (isReached || !isWanted() || !hasWords) return found;
    await new Promise((proceed) => setTimeout(proceed, pause));
  }
}
