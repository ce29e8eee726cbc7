import type { Published } from '../host/publishing.ts';
import type { Notice, StudioStore } from '../store/types.ts';

/** Tells what has come of it to whoever has closed its window; `show` opens that again where there is something to decide. */
export function tellOutcome(store: StudioStore, outcome: Published, done: string, show: () => void): void {
  const tell = (words: string, ways: Notice['ways'] = []) => {
    const notice: Notice = { words, ways, lasts: 'until it is read' };
    toldLast.set(store, notice);
    store.notify(notice);
  };
  if ('refused' in outcome) store.refuse(outcome.refused);
  else if ('published' in outcome || 'scheduled' in outcome) tell(done);
  else if ('unchanged' in outcome) tell(unchangedWords);
  else
    tell('Nothing has changed for visitors yet: there is something to decide first.', [
      { does: 'Show it', take: show },
    ]);
}

const toldLast = new WeakMap<StudioStore, Notice>();

/** What was told of the last time is no longer so once something else is published or taken back. */
export function withdrawOutcome(store: StudioStore): void {
  const { notice } = store.state;
  if (notice && notice === toldLast.get(store)) store.notify(undefined);
}

export const unchangedWords = 'Visitors see all of this already.';
