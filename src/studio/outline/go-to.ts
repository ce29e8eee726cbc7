import type { Path } from '#kit/model';
import type { StudioStore } from '../store/types.ts';

/** Goes to a place that a message speaks of: opens its page, where it is one, and selects it. */
export async function goTo(store: StudioStore, { file, path }: { file: string; path: Path }): Promise<void> {
  const isPage = store.state.choices.pages.some((page) => page.file === file);
  if (isPage && store.state.page !== file) await store.openPage(file);
  store.select({ file, path });
}
