import { childOf, type Path } from '#kit/model';
import { isShared } from '../store/site-folders.ts';
import type { StudioStore } from '../store/types.ts';
import { isTop } from './page-top.ts';

/** True for a section that stands on a page itself and not at its top: any page may show it then. */
export function mayBeShared(file: string, path: Path, section: unknown): boolean {
  return path.length === 2 && !isShared(file) && !isTop(section) && childOf(section, 'type') !== 'shared';
}

/** Puts a copy of what several pages show in its place on a page, as one step of the history. */
export async function copyForPage(store: StudioStore, file: string, index: number): Promise<void> {
  const plan = await store.plan({ kind: 'copyShared', file, index });
  if ('refused' in plan) store.refuse(plan.refused);
  else if ((await store.carryOut(plan)) && plan.notes.length > 0) store.say(plan.notes.join(' '));
}
