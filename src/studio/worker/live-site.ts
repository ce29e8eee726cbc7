import {
  allFiles,
  type CheckedPage,
  type CompiledPage,
  type CompiledSite,
  compilePage,
  compileSite,
  definitionOf,
  keepLastGood,
  LiveFolder,
  pathAt,
  withTexts,
} from '#engine';
import { type Diagnostic, lineStarts, type SourceFile } from '#kit/model';
import type { Look, PlacedDiagnostic } from './protocol.ts';

type Known<Value> = { site: CompiledSite; value: Value };

/** A content folder in memory, as the Studio looks at it. Its pages are kept as they are compiled: somebody goes from one to the other. */
export class LiveSite extends LiveFolder {
  #seen: { whole: CompiledSite; at: number; site: CompiledSite } | undefined;
  readonly #compiled = new WeakMap<SourceFile, Known<CompiledPage>>();

  /** Takes other texts over; one of nothing deletes its file. */
  replace(texts: ReadonlyMap<string, string | undefined>): void {
    this.take(withTexts(this.files, texts));
  }

  /** The site as it is looked at. */
  seen({ at, showsAbsent }: Look): CompiledSite {
    if (showsAbsent) return this.site;
    const now = Date.now();
    // Nothing shorter than a minute can be said of when something is shown.
    const minute = Math.floor((at ?? now) / 60_000) * 60_000;
    if (this.#seen?.whole !== this.site || this.#seen.at !== minute) {
      const compiled = compileSite(this.files, this.checker, { now, at: at ?? now });
      this.#seen = { whole: this.site, at: minute, site: keepLastGood(compiled, this.site) };
    }
    return this.#seen.site;
  }

  /** A page, compiled once for as long as neither it nor the site changes. */
  compile(source: SourceFile, site: CompiledSite = this.site): CompiledPage {
    const known = this.#compiled.get(source);
    if (known?.site === site) return known.value;
    const value = compilePage(source, site.context);
    this.#compiled.set(source, { site, value });
    return value;
  }

  /** Compiles pages for so long (ms). True once all are compiled. */
  prepare(slice: number): boolean {
    const end = performance.now() + slice;
    const isLeft = (source: SourceFile) => this.#compiled.get(source)?.site !== this.site;
    for (const source of this.files.pages) {
      if (!isLeft(source)) continue;
      if (performance.now() >= end) return false;
      this.compile(source);
    }
    return true;
  }

  override check(source: SourceFile): CheckedPage {
    const { page, diagnostics, references, state } = this.compile(source);
    return { source, diagnostics, references, ...(page ? { page } : {}), ...(state ? { state } : {}) };
  }

  /** Everything that is wrong, each with its place in the data of its file. */
  placedDiagnostics(): PlacedDiagnostic[] {
    const sources = new Map(allFiles(this.files).map((source) => [source.file, source]));
    return this.diagnostics().map((diagnostic) => {
      const source = sources.get(diagnostic.file);
      return source ? this.placed(diagnostic, source) : { ...diagnostic, path: [] };
    });
  }

  /** A diagnostic with the path of what it speaks of. */
  placed(diagnostic: Diagnostic, source: SourceFile): PlacedDiagnostic {
    const { root } = this.checker.read(source, definitionOf(source, this.files));
    const start = lineStarts(source.text)[diagnostic.line - 1] ?? 0;
    return { ...diagnostic, path: pathAt(root, start + diagnostic.column - 1) };
  }
}
