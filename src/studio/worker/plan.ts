import { deletePage, duplicatePage, newPage, renamePage } from '../../content/refactor/index.ts';
import type { LiveSite } from './live-site.ts';
import type { PageChange, Plan } from './protocol.ts';

/** What a change of pages would do everywhere, or why it can't be made. Nothing is changed yet. */
export function planOf(change: PageChange, live: LiveSite): Plan | { refused: string } {
  const given = { files: live.files, checker: live.checker, now: Date.now() };
  switch (change.kind) {
    case 'new':
      return newPage(given, change);
    case 'rename':
      return renamePage(given, change);
    case 'duplicate':
      return duplicatePage(given, change);
    case 'delete':
      return deletePage(given, change);
  }
}
