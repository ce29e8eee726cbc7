import type { FileView } from '../worker/protocol.ts';
import type { StudioState } from './types.ts';

/** What a file holds, where the form or the outline shows it. */
export function viewOf({ fileView, pageFile }: StudioState, file: string | undefined): FileView | undefined {
  return [fileView, pageFile].find((view) => view?.file === file);
}
