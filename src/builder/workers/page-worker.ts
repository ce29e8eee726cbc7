import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type CheckedPage,
  type Checker,
  type CompiledPage,
  compilePage,
  isPageThere,
  type ListedReferences,
  listed,
  type Outline,
  outlinesOf,
  type SiteContext,
} from '#engine';
import { faceOf, hasErrors, type PageFace, type SourceFile } from '#kit/model';
import type { OutputFile, Written } from '../render/output-file.ts';
import type { Printer, PrintOrder, PrintSeconds } from '../render/printer.ts';
import { loadChecker } from '../schemas/load-checker.ts';

/** What was found in a page, by its file: sources don't travel between threads. */
export type CheckedFile = Omit<CheckedPage, 'source'> & {
  file: string;
  references: ListedReferences;
  share?: SharedAs;
};

/** Of a page that names no picture for where it is shared: what it shows first. */
export type SharedAs = { face?: PageFace };

/** A page that was checked, and how its files stand where it was printed. */
export type MadePage = CheckedFile & { written?: Written[] };

/** Everything a page may refer to, as plain data. */
export type PlainContext = Omit<SiteContext, 'checker'>;

/** What pages are made with: all that they may refer to, and how they are printed; without that they are only checked. */
export type Task = { context: PlainContext; print: PrintOrder | undefined };

/** How long each step took, in seconds. */
export type Seconds = { check: number } & PrintSeconds;

/** Works on a portion of the pages at a time, and keeps no more of them than a fixed number. */
export type PageWorker = {
  /** Parses pages and gives their outlines. */
  outline: (pages: readonly SourceFile[]) => Promise<[file: string, outline: Outline][]>;
  /** Loads what renders pages, before it is needed. */
  load: (serverFile: string) => Promise<void>;
  /** Is told what the pages that follow are made with; they may be handed over before it is done. */
  begin: (task: Task) => Promise<void>;
  /** Checks pages within the whole site. They are printed, unless one of them has an error or another page `hasFailed`. */
  make: (pages: readonly SourceFile[], hasFailed: boolean) => Promise<MadePage[]>;
  /** Writes files of the site that are no pages. Returns how they stand. */
  write: (files: readonly OutputFile[]) => Promise<Written[]>;
  /** Returns how long it all took. Throws where what was printed can't be used. */
  end: () => Promise<Seconds>;
};

/** So many pages that were parsed for their outlines are kept until they are made; all others are parsed again. */
const mostKept = 1000;

/** Works in this thread. `root` is the project's folder. */
export class LocalWorker implements PageWorker {
  readonly #checker: Checker;
  readonly #parsed = new Map<string, SourceFile>();
  #context: SiteContext | undefined;
  #printer: Promise<Printer> | undefined;
  #secondsOfChecks = 0;

  constructor(root: string, checker = loadChecker(root)) {
    this.#checker = checker;
  }

  async outline(pages: readonly SourceFile[]): Promise<[string, Outline][]> {
    const outlines = [...outlinesOf(pages, this.#checker)];
    for (const source of pages) {
      if (this.#parsed.size < mostKept) this.#parsed.set(source.file, source);
      else this.#checker.forget(source);
    }
    // What others have answered meanwhile is heard before the next pages are begun.
    await nextTurn();
    return outlines;
  }

  async load(serverFile: string): Promise<void> {
    const { loadServer } = await import('../render/bundle.ts');
    await loadServer({ serverFile });
  }

  async begin({ context, print }: Task): Promise<void> {
    this.#context = { ...context, checker: this.#checker };
    this.#printer = print && printerOf(print);
    await this.#printer;
  }

  async make(sources: readonly SourceFile[], hasFailed: boolean): Promise<MadePage[]> {
    const context = this.#context;
    if (!context) return [];
    const started = performance.now();
    const compiled = sources.map((source) => this.#compile(source, context));
    this.#secondsOfChecks += (performance.now() - started) / 1000;
    const checked = compiled.map((page, index) => checkedFile(sources[index]?.file ?? '', page));
    await nextTurn();
    const printer = await this.#printer;
    if (!printer || hasFailed || checked.some(({ diagnostics }) => hasErrors(diagnostics))) return checked;
    const written = await printer.print(
      compiled.map(({ page }) => (page && isPageThere(page.path, context) ? page : undefined)),
    );
    return checked.map((page, index) => ({ ...page, written: written[index] ?? [] }));
  }

  async write(files: readonly OutputFile[]): Promise<Written[]> {
    // A site of one page has as many of them.
    return (await (await this.#printer)?.write(files, 1)) ?? [];
  }

  async end(): Promise<Seconds> {
    const printed = await (await this.#printer)?.end();
    return { check: this.#secondsOfChecks, ...(printed ?? { render: 0, compress: 0, write: 0 }) };
  }

  #compile(given: SourceFile, context: SiteContext): CompiledPage {
    const source = this.#parsed.get(given.file) ?? given;
    const compiled = compilePage(source, context);
    this.#parsed.delete(given.file);
    this.#checker.forget(source);
    return compiled;
  }
}

/** A printer, whose code is loaded once something is printed: a check starts without it. */
async function printerOf(order: PrintOrder): Promise<Printer> {
  const { Printer } = await import('../render/printer.ts');
  return new Printer(order);
}

/** What is worth knowing of a page once it is printed. */
function checkedFile(file: string, { page, diagnostics, references, state }: CompiledPage): CheckedFile {
  const checked = { file, diagnostics, references: listed(references), ...(state ? { state } : {}) };
  if (!page) return checked;
  const { path, title, description, siblings, films } = page;
  const known = { path, title, description, ...(siblings ? { siblings } : {}), ...(films ? { films } : {}) };
  const face = faceOf(page);
  return { ...checked, page: known, ...(page.picture ? {} : { share: face ? { face } : {} }) };
}
