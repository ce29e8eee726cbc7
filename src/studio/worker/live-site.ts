import {
  allFiles,
  type CheckedPage,
  type Checker,
  type CompiledPage,
  type CompiledSite,
  type ContentFiles,
  compilePage,
  compileSite,
  contentDiagnostics,
  definitionOf,
  hasSameOutline,
  keepLastGood,
  pathAt,
<<<<<<< HEAD
  textsOf,
=======
  readDocument,
>>>>>>> 413da141 (One test of loopback, one list of a folder's texts, a queue that is called one, and calls of the worker that need no list)
  withKnownFiles,
  withTexts,
} from '#engine';
import { textsOf } from '#engine/base';
import { type Diagnostic, lineStarts, type SourceFile } from '#kit/model';
import type { Look, PlacedDiagnostic } from './protocol.ts';

type Known<Value> = { site: CompiledSite; value: Value };

/**
 * A content folder in memory, while it is edited. A change parses and compiles what was changed: one page, while its address,
 * title and anchors stay, else what all pages share. What can't be read is shown as it last was.
 */
export class LiveSite {
  readonly checker: Checker;
  #files: ContentFiles;
  #site: CompiledSite;
  #seen: { whole: CompiledSite; at: number; site: CompiledSite } | undefined;
  readonly #compiled = new WeakMap<SourceFile, Known<CompiledPage>>();

  constructor(files: ContentFiles, checker: Checker) {
    this.checker = checker;
    this.#files = files;
    this.#site = compileSite(files, checker, { now: Date.now() });
  }

  get files(): ContentFiles {
    return this.#files;
  }

  /** All of the site, whenever visitors see it. */
  get site(): CompiledSite {
    return this.#site;
  }

  get texts(): Map<string, string> {
    return textsOf(this.#files);
  }

  source(file: string): SourceFile | undefined {
    return allFiles(this.#files).find((source) => source.file === file);
  }

  page(file: string): SourceFile | undefined {
    return this.#files.pages.find((source) => source.file === file);
  }

  /** Takes other texts over; one of nothing deletes its file. */
  replace(texts: ReadonlyMap<string, string | undefined>): void {
    const before = this.#files;
    const files = withTexts(before, texts);
    const changed = [...texts.keys()].filter((file) => this.source(file)?.text !== texts.get(file));
    this.#files = files;
    if (changed.length === 0) return;
    const isPageOnly = changed.every((file) => {
      const [old, now] = [before, files].map(({ pages }) => pages.find((source) => source.file === file));
      return old && now && hasSameOutline(old, now, this.checker);
    });
    if (!isPageOnly) this.#site = keepLastGood(compileSite(files, this.checker, { now: Date.now() }), this.#site);
  }

  /** Another folder: pictures have come, or everything was read again. What is the same isn't parsed again. */
  reopen(files: ContentFiles): void {
    this.#files = withKnownFiles(files, this.#files);
    this.#site = keepLastGood(compileSite(this.#files, this.checker, { now: Date.now() }), this.#site);
  }

  /** The site as it is looked at. */
  seen({ at, showsAbsent }: Look): CompiledSite {
    if (showsAbsent) return this.#site;
    const now = Date.now();
    // Nothing shorter than a minute can be said of when something is shown.
    const minute = Math.floor((at ?? now) / 60_000) * 60_000;
    if (this.#seen?.whole !== this.#site || this.#seen.at !== minute) {
      const compiled = compileSite(this.#files, this.checker, { now, at: at ?? now });
      this.#seen = { whole: this.#site, at: minute, site: keepLastGood(compiled, this.#site) };
    }
    return this.#seen.site;
  }

  /** A page, compiled once for as long as neither it nor the site changes. */
  compile(source: SourceFile, site: CompiledSite = this.#site): CompiledPage {
    const known = this.#compiled.get(source);
    if (known?.site === site) return known.value;
    const value = compilePage(source, site.context);
    this.#compiled.set(source, { site, value });
    return value;
  }

  /** Compiles pages for so long (ms). True once all are compiled. */
  prepare(slice: number): boolean {
    const end = performance.now() + slice;
    const isLeft = (source: SourceFile) => this.#compiled.get(source)?.site !== this.#site;
    for (const source of this.#files.pages) {
      if (!isLeft(source)) continue;
      if (performance.now() >= end) return false;
      this.compile(source);
    }
    return true;
  }

  check(source: SourceFile): CheckedPage {
    const { page, diagnostics, references, state } = this.compile(source);
    return { source, diagnostics, references, ...(page ? { page } : {}), ...(state ? { state } : {}) };
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    return contentDiagnostics(
      this.#files,
      this.#site,
      this.#files.pages.map((source) => this.check(source)),
    );
  }

  /** The same, each with its place in the data of its file. */
  placedDiagnostics(): PlacedDiagnostic[] {
    const sources = new Map(allFiles(this.#files).map((source) => [source.file, source]));
    return this.diagnostics().map((diagnostic) => {
      const source = sources.get(diagnostic.file);
      return source ? this.placed(diagnostic, source) : { ...diagnostic, path: [] };
    });
  }

  /** A diagnostic with the path of what it speaks of. */
  placed(diagnostic: Diagnostic, source: SourceFile): PlacedDiagnostic {
    const { root } = this.checker.read(source, definitionOf(source, this.#files));
    const start = lineStarts(source.text)[diagnostic.line - 1] ?? 0;
    return { ...diagnostic, path: pathAt(root, start + diagnostic.column - 1) };
  }
}
