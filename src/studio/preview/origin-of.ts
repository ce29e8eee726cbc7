import { commonFiles } from '../outline/common-files.ts';
import type { Selection, StudioState, StudioStore } from '../store/types.ts';
import type { PagePlace } from './messages.ts';

/** Where it is written what stands at a place of the page. */
export function originOf({ pageView, page, texts }: StudioState, place: PagePlace): Selection | undefined {
  if (typeof place !== 'number') {
    const part = commonFiles(page, texts).find(({ field }) => field === place);
    return part && { file: part.file, path: [place] };
  }
  const origin = pageView?.origins[place];
  return origin && { file: origin.file, path: origin.path };
}

/** Resolves once it is known what a file holds; false where another one was selected before. */
export function isRead(store: StudioStore, file: string): Promise<boolean> {
  return new Promise((fulfil) => {
    const look = () => {
      const { fileView, pageFile, selection } = store.state;
      const isThere = fileView?.file === file || pageFile?.file === file;
      if (!isThere && selection.file === file) return;
      forget();
      fulfil(isThere);
    };
    const forget = store.subscribe(look);
    look();
  });
}
