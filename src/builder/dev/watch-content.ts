import { stemOf } from '#engine/base';
import type { DevContent } from './dev-content.ts';
import { OverviewWatch } from './overview.ts';
import { watchFolder } from './watch-folder.ts';

/** Tells all browsers that have the preview open. */
export type Tell = (event: `content:${'page' | 'site' | 'theme' | 'file' | 'overview'}`, data?: object) => void;

/** The folders that are watched while the preview runs. */
export type WatchedFolders = { pages: string; publicFolder: string };

/** Tells the browsers what was saved: pages, what pages share, pictures and downloads. */
export function watchContent(
  content: DevContent,
  { pages, publicFolder }: WatchedFolders,
  tell: Tell,
): { overview: OverviewWatch; close: () => void } {
  const overview = new OverviewWatch(content, (found) => tell('content:overview', found));
  const endPages = watchFolder(
    pages,
    carefully((file) => {
      if (content.ownsPicture(file)) {
        content.updatePictures();
        tell('content:site');
        overview.refresh();
      }
      if (!content.owns(file)) return;
      const change = content.update(file);
      if (change?.state) tell('content:page', change.state);
      if (change && !change.isPageOnly) tell(stemOf(file) === '_theme' ? 'content:theme' : 'content:site');
      if (change) overview.refresh();
    }),
  );
  const endPublic = watchFolder(
    publicFolder,
    carefully((file) => {
      const address = content.updatePublic(file);
      if (content.context.publicFiles.has(address)) tell('content:file', { address });
      tell('content:site');
      overview.refresh();
    }),
  );
  return {
    overview,
    close: () => {
      endPages();
      endPublic();
    },
  };
}

/** A file may go while it is read, and what can't be taken over must not end the preview: it is said, and the next change is heard. */
function carefully(takeOver: (file: string) => void): (file: string) => void {
  return (file) => {
    try {
      takeOver(file);
    } catch (error) {
      console.error(error);
    }
  };
}
