import {
  allFiles,
  type CheckedPage,
  type CompiledPage,
  type CompiledSite,
  compilePage,
  compileSite,
  definitionOf,
  fillPlaceholders,
  keepLastGood,
  LiveFolder,
  pathAt,
  stateOfNote,
  withoutSettled,
  withTexts,
} from '#engine';
import { parseMoment } from '#engine/base';
import { blockTitle } from '#engine/catalogue';
import { topicOf, topicOrder, topics } from '#engine/report';
import { childOf, type Diagnostic, lineStarts, type Path, type SourceFile, valueAt } from '#kit/model';
import { nameOf } from '../form/words.ts';
import type { Look, PlacedDiagnostic, SiteNote, SiteState } from './protocol.ts';

type Known<Value> = { site: CompiledSite; value: Value };

/** A content folder in memory, as the Studio looks at it. Its pages are kept as they are compiled: somebody goes from one to the other. */
export class LiveSite extends LiveFolder {
  #seen: { whole: CompiledSite; at: number; site: CompiledSite } | undefined;
  readonly #compiled = new WeakMap<SourceFile, Known<CompiledPage>>();

  /** Takes other texts over; one of nothing deletes its file. */
  replace(texts: ReadonlyMap<string, string | undefined>): void {
    this.take(withTexts(this.files, texts));
  }

  /** When the site is looked at (ms since 1970). */
  timeOf({ at }: Look): number {
    return (at === undefined ? undefined : parseMoment(at, this.site.context.zone)) ?? Date.now();
  }

  /** The site as it is looked at. */
  seen(look: Look): CompiledSite {
    if (look.showsAbsent) return this.site;
    const [now, at] = [Date.now(), this.timeOf(look)];
    // Nothing shorter than a minute can be said of when something is shown.
    const minute = Math.floor(at / 60_000) * 60_000;
    if (this.#seen?.whole !== this.site || this.#seen.at !== minute) {
      const compiled = compileSite(this.files, this.checker, { now, at });
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

  /** Everything that is wrong and what is set aside, each with its place in the data of its file. */
  siteState(): SiteState {
    const sources = new Map(allFiles(this.files).map((source) => [source.file, source]));
    const noteOf = (diagnostic: Diagnostic): SiteNote => {
      const source = sources.get(diagnostic.file);
      const placed = source ? this.placed(diagnostic, source) : { ...diagnostic, path: [] };
      const section = source && this.#sectionCalled(placed.path, source);
      const state = stateOfNote(diagnostic, source);
      return { ...placed, topic: topicOf(diagnostic), state, ...(section !== undefined && { section }) };
    };
    const { diagnostics, settled } = this.state();
    const entries = valueAt(this.siteData, ['settled']);
    return {
      diagnostics: diagnostics.map(noteOf),
      settled: settled.map(({ diagnostic, reason, entry }) => ({ ...noteOf(diagnostic), reason, entry })),
      entries: Array.isArray(entries) ? entries.length : 0,
      topics: topicOrder.map((topic) => [topic, topics[topic]] as const),
    };
  }

  /** What lists call the section of a page that a path is in; nothing where it is in none. */
  #sectionCalled([list, index]: Path, source: SourceFile): string | undefined {
    if (list !== 'sections' || typeof index !== 'number') return undefined;
    const section = valueAt(this.checker.read(source, definitionOf(source, this.files)).data, [list, index]);
    const name = nameOf(section, (text) => fillPlaceholders(text, this.site.context).text);
    const kind = blockTitle(String(childOf(section, 'type'))) ?? 'section';
    return name === '' ? `section ${index + 1}` : `${kind} “${name}”`;
  }

  /** Those of the messages of a file that nobody has set aside. */
  unsettled(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    return withoutSettled(diagnostics, this.files, this.siteData).diagnostics;
  }

  /** What the site's own file says. */
  get siteData(): unknown {
    const { site } = this.files;
    return site && this.checker.read(site, 'SiteSource').data;
  }

  /** A diagnostic with the path of what it speaks of. */
  placed(diagnostic: Diagnostic, source: SourceFile): PlacedDiagnostic {
    const { root } = this.checker.read(source, definitionOf(source, this.files));
    const start = lineStarts(source.text)[diagnostic.line - 1] ?? 0;
    return { ...diagnostic, path: pathAt(root, start + diagnostic.column - 1) };
  }
}
