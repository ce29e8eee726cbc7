import { availableParallelism } from 'node:os';
import type { Checker } from '../../src/content/3-repair/checker.ts';
import type { Outline } from '../../src/content/4-compile/outline.ts';
import type { SiteContext } from '../../src/content/4-compile/site-context.ts';
import type { SourceFile } from '../../src/model/diagnostic.ts';
import { type CheckedFile, LocalWorker, type PageWorker, type Rendered, type RenderOrder } from './page-worker.ts';
import { ThreadWorker } from './thread-worker.ts';

/** A thread takes about as long to start as this many pages take to be checked. */
const pagesWorthAThread = 100;

/** So many pages are handed out at a time. */
const portion = 32;

/**
 * Checks and renders many pages on all cores. This thread works too, whoever is free takes the next pages, and
 * each page stays with its worker, so that it is parsed once and its compiled data never travels.
 */
export class WorkerPool {
  readonly #threads: ThreadWorker[];
  readonly #local: LocalWorker;
  readonly #workerOf = new Map<string, PageWorker>();

  /** A pool for about this many pages. */
  constructor(root: string, checker: Checker, pages: number) {
    const threads = Math.min(availableParallelism() - 1, Math.floor(pages / pagesWorthAThread));
    this.#threads = startThreads(root, threads);
    this.#local = new LocalWorker(root, checker);
  }

  /** Parses pages and gives their outlines. */
  async outline(pages: readonly SourceFile[]): Promise<Map<string, Outline>> {
    const outlines = new Map<string, Outline>();
    let next = 0;
    const work = async (worker: PageWorker) => {
      while (next < pages.length) {
        const part = pages.slice(next, next + portion);
        next += portion;
        for (const { file } of part) this.#workerOf.set(file, worker);
        for (const [file, outline] of await worker.outline(part)) outlines.set(file, outline);
      }
    };
    // A thread is handed its next pages before it has answered, so that it never waits.
    await Promise.all([...this.#threads, ...this.#threads, this.#local].map(work));
    return outlines;
  }

  /** Compiles pages, in their order; those that have not been outlined here are parsed first. */
  async compile(pages: readonly SourceFile[], { checker: _, ...context }: SiteContext): Promise<CheckedFile[]> {
    await this.outline(pages.filter(({ file }) => !this.#workerOf.has(file)));
    const checked = await Promise.all(
      this.#workers().map((worker) => {
        const own = pages.flatMap(({ file }) => (this.#workerOf.get(file) === worker ? [file] : []));
        return own.length === 0 ? [] : worker.compile(own, context);
      }),
    );
    const byFile = new Map(checked.flat().map((page) => [page.file, page]));
    return pages.flatMap(({ file }) => byFile.get(file) ?? []);
  }

  /** Renders and writes everything that was compiled. The seconds are those of the longest worker. */
  async render(order: RenderOrder): Promise<Rendered> {
    const all = await Promise.all(this.#workers().map((worker) => worker.render(order)));
    return {
      paths: all.flatMap(({ paths }) => paths),
      render: Math.max(...all.map(({ render }) => render)),
      write: Math.max(...all.map(({ write }) => write)),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #workers(): PageWorker[] {
    return [...this.#threads, this.#local];
  }
}

/** Threads, or none where their code can't be put into one file because nothing may be written here. */
function startThreads(root: string, count: number): ThreadWorker[] {
  try {
    return Array.from({ length: Math.max(0, count) }, () => new ThreadWorker(root));
  } catch {
    return [];
  }
}
