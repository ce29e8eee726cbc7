import { relative, resolve, sep } from 'node:path';
import { type Checker, type CompiledSite, type ContentFiles, LiveFolder, withTexts } from '#engine';
import type { Diagnostic } from '#kit/model';
import { readContent } from '../files/read-content.ts';

/** Where the content is. `root` is what paths in diagnostics are relative to. */
export type ContentPlace = { root: string; pages: string; publicFolder: string };

/**
 * The content folder as a text editor sees it: the files on the disk, and in their place the texts that are open and not
 * yet saved. What hasn't changed is not parsed or checked again.
 */
export class EditedContent {
  readonly #place: ContentPlace;
  readonly #open = new Map<string, string>();
  readonly #live: LiveFolder;
  #saved: ContentFiles;

  constructor(place: ContentPlace, checker: Checker) {
    this.#place = place;
    this.#saved = readContent(place.root, place.pages, place.publicFolder);
    this.#live = new LiveFolder(this.#saved, checker);
  }

  get context(): CompiledSite['context'] {
    return this.#live.site.context;
  }

  /** The content folder as messages call it. */
  get folder(): string {
    return this.#live.files.folder;
  }

  /** The name that messages call a file by; nothing where it is none of the content. */
  nameOf(path: string): string | undefined {
    const inner = relative(this.#place.pages, resolve(path));
    if (inner.startsWith('..') || !/\.(ya?ml|json)$/.test(inner)) return undefined;
    return relative(this.#place.root, resolve(path)).split(sep).join('/');
  }

  /** The file on the disk of a name. */
  pathOf(name: string): string {
    return resolve(this.#place.root, name);
  }

  /** Takes over what stands in the editor; without a text, the file on the disk counts again. */
  setText(name: string, text?: string): void {
    if (text === undefined) this.#open.delete(name);
    else this.#open.set(name, text);
    this.#live.take(withTexts(this.#saved, this.#open));
  }

  /** Reads the disk again: files were saved, added or removed. */
  reload(): void {
    const { root, pages, publicFolder } = this.#place;
    this.#saved = readContent(root, pages, publicFolder);
    this.#live.takeAll(withTexts(this.#saved, this.#open));
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    return this.#live.diagnostics();
  }
}
