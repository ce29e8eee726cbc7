import { relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  CheckedPages,
  type Checker,
  type CompiledSite,
  type ContentFiles,
  compileSite,
  contentDiagnostics,
  hasSameOutline,
  withKnownFiles,
  withTexts,
} from '#engine';
import type { Diagnostic, SourceFile } from '#kit/model';
import { readContent } from '../files/read-content.ts';

/** Where the content is. `root` is what paths in diagnostics are relative to. */
export type ContentPlace = { root: string; pages: string; publicFolder: string };

/**
 * The content folder as a text editor sees it: the files on the disk, and in their place the texts that are open and not
 * yet saved. What hasn't changed is not parsed or checked again.
 */
export class EditedContent {
  readonly #place: ContentPlace;
  readonly #checker: Checker;
  readonly #open = new Map<string, string>();
  readonly #checked = new CheckedPages();
  #saved: ContentFiles;
  #files: ContentFiles;
  #site: CompiledSite;

  constructor(place: ContentPlace, checker: Checker) {
    this.#place = place;
    this.#checker = checker;
    this.#saved = readContent(place.root, place.pages, place.publicFolder);
    this.#files = this.#saved;
    this.#site = compileSite(this.#files, checker, { now: Date.now() });
  }

  get context(): CompiledSite['context'] {
    return this.#site.context;
  }

  /** The content folder as messages call it. */
  get folder(): string {
    return this.#files.folder;
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
    this.#arrange();
  }

  /** Reads the disk again: files were saved, added or removed. */
  reload(): void {
    const { root, pages, publicFolder } = this.#place;
    this.#saved = withKnownFiles(readContent(root, pages, publicFolder), this.#saved);
    this.#files = this.#withOpenTexts();
    this.#site = compileSite(this.#files, this.#checker, { now: Date.now() });
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    const pages = this.#files.pages.map((source) => this.#checked.check(source, this.#site));
    return contentDiagnostics(this.#files, this.#site, pages);
  }

  /** While pages keep their addresses, titles and anchors, nothing but the changed page is looked at. */
  #arrange(): void {
    const before = this.#files;
    this.#files = this.#withOpenTexts();
    const changed = this.#files.pages.filter((source) => !before.pages.includes(source));
    const isSame =
      before.site === this.#files.site &&
      before.facts === this.#files.facts &&
      before.theme === this.#files.theme &&
      isDeepStrictEqual(before.shared, this.#files.shared) &&
      isDeepStrictEqual(before.overlays, this.#files.overlays) &&
      before.pages.length === this.#files.pages.length &&
      changed.every((source) => this.#hasSameOutline(source, before));
    if (!isSame) this.#site = compileSite(this.#files, this.#checker, { now: Date.now() });
  }

  #hasSameOutline(source: SourceFile, { pages }: ContentFiles): boolean {
    const before = pages.find(({ file }) => file === source.file);
    return before !== undefined && hasSameOutline(before, source, this.#checker);
  }

  #withOpenTexts(): ContentFiles {
    return withKnownFiles(withTexts(this.#saved, this.#open), this.#files);
  }
}
