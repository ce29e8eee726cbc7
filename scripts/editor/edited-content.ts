import { relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Checker } from '../../src/content/3-repair/checker.ts';
import { readDocument } from '../../src/content/3-repair/read-document.ts';
import {
  type CheckedPage,
  type CompiledSite,
  type ContentFiles,
  compileSite,
  contentDiagnostics,
} from '../../src/content/4-compile/compile-content.ts';
import { compilePage } from '../../src/content/4-compile/compile-page.ts';
import { allFiles } from '../../src/content/4-compile/content-files.ts';
import { outlineOf } from '../../src/content/4-compile/outline.ts';
import { isAside } from '../../src/content/base/content-names.ts';
import type { Diagnostic, SourceFile } from '../../src/model/diagnostic.ts';
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
  readonly #open = new Map<string, SourceFile>();
  readonly #checked = new WeakMap<SourceFile, { site: CompiledSite; page: CheckedPage }>();
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
    else if (this.#open.get(name)?.text !== text) this.#open.set(name, { file: name, text });
    this.#arrange();
  }

  /** Reads the disk again: files were saved, added or removed. */
  reload(): void {
    const known = new Map(allFiles(this.#saved).map((source) => [source.file, source]));
    const same = (source: SourceFile): SourceFile => {
      const before = known.get(source.file);
      return before?.text === source.text ? before : source;
    };
    const { root, pages, publicFolder } = this.#place;
    const files = readContent(root, pages, publicFolder);
    this.#saved = { ...files, pages: files.pages.map(same), shared: files.shared.map(same) };
    this.#files = this.#withOpenTexts();
    this.#site = compileSite(this.#files, this.#checker, { now: Date.now() });
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    const pages = this.#files.pages.map((source) => this.#check(source));
    return contentDiagnostics(this.#files, this.#site, pages);
  }

  #check(source: SourceFile): CheckedPage {
    const known = this.#checked.get(source);
    if (known?.site === this.#site) return known.page;
    const { page, diagnostics, references, state } = compilePage(source, this.context);
    const { path = '', title = '', description = '' } = page ?? {};
    const kept = { ...(page ? { page: { path, title, description } } : {}), ...(state ? { state } : {}) };
    const checked = { source, ...kept, diagnostics, references };
    this.#checked.set(source, { site: this.#site, page: checked });
    return checked;
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
    if (!before) return false;
    const [old, now] = [before, source].map((each) => outlineOf(readDocument(each, 'PageSource', this.#checker)));
    return isDeepStrictEqual(old, now);
  }

  #withOpenTexts(): ContentFiles {
    const open = (source: SourceFile) => this.#open.get(source.file) ?? source;
    const { pages, shared, site, facts, theme, overlays } = this.#saved;
    const known = new Set(allFiles(this.#saved).map(({ file }) => file));
    const isPage = (file: string) => !isAside(relative(this.folder, file));
    const added = [...this.#open.values()].filter(({ file }) => !known.has(file) && isPage(file));
    return {
      ...this.#saved,
      pages: [...pages.map(open), ...added],
      shared: shared.map(open),
      site: site && open(site),
      facts: facts && open(facts),
      theme: theme && open(theme),
      ...(overlays
        ? {
            overlays: overlays.map((overlay) => ({
              ...overlay,
              site: overlay.site && open(overlay.site),
              facts: overlay.facts && open(overlay.facts),
              shared: overlay.shared.map(open),
            })),
          }
        : {}),
    };
  }
}
