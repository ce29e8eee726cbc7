import type { Published } from '../host/publishing.ts';
import type { StudioStore } from '../store/types.ts';

/** Tells what has come of it to whoever has closed its window; `show` opens that again where there is something to decide. */
export function tellOutcome(store: StudioStore, outcome: Published, done: string, show: () => void): void {
  const lasts = 'until it is read';
  if ('refused' in outcome) store.refuse(outcome.refused);
  else if ('published' in outcome || 'scheduled' in outcome) store.notify({ words: done, ways: [], lasts });
  else if ('unchanged' in outcome) store.notify({ words: unchangedWords, ways: [], lasts });
  else
    store.notify({
      words: 'Nothing has changed for visitors yet: there is something to decide first.',
      ways: [{ does: 'Show it', take: show }],
      lasts,
    });
}

export const unchangedWords = 'Visitors see all of this already.';
