import { keep, kept } from '../shell/kept.ts';
import type { StudioStore } from './types.ts';

/** Whether changes are saved by themselves is a choice that outlives the tab; `site` tells the content folders apart. */
export function rememberSaving(store: StudioStore, site: string): void {
  const name = `saves-itself ${site}`;
  if (kept(name) === 'yes') store.setSavesItself(true);
  let before = store.state.savesItself;
  store.subscribe(() => {
    const { savesItself } = store.state;
    if (savesItself !== before) keep(name, savesItself ? 'yes' : 'no');
    before = savesItself;
  });
}
