import { rmSync } from 'node:fs';
import { insideOf } from '#builder/base';
import { readContent, whileAlone } from '#builder/files';
import { allFiles } from '#engine';
import { mediaFolder } from '#engine/base';
import type { StudioFolders } from './folders.ts';
import { bytesOf, versionOf } from './read-hosted.ts';

/** The pictures that the Studio has put into `_media` since its server started: these alone can be removed by it. */
export class TakenPictures {
  readonly #versions = new Map<string, string | undefined>();
  readonly #folders: StudioFolders;

  constructor(folders: StudioFolders) {
    this.#folders = folders;
  }

  add(name: string, bytes: Buffer): void {
    this.#versions.set(name, versionOf(bytes));
  }

  /** Removes a picture that is as it was sent and that no file names; why not, else. */
  remove(name: string): { refused: string } | undefined {
    const { root, pages, publicFolder } = this.#folders;
    const version = this.#versions.get(name);
    if (version === undefined) return { refused: 'This picture was there before, so it stays.' };
    return whileAlone(pages, () => {
      const file = insideOf(pages, `${mediaFolder}/${name}`);
      if (versionOf(bytesOf(file)) !== version) return { refused: 'Somebody has changed this picture, so it stays.' };
      const isNamed = allFiles(readContent(root, pages, publicFolder)).some(({ text }) => text.includes(name));
      if (isNamed) return { refused: 'This picture is named in a file, so it stays.' };
      rmSync(file);
      this.#versions.delete(name);
      return undefined;
    });
  }
}
