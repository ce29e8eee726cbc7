import { availableParallelism } from 'node:os';
import type { Checker, Outline } from '#engine';
import { hasErrors, type SourceFile } from '#kit/model';
import type { OutputFile, Written } from '../render/output-file.ts';
import { tuneEngine } from './engine.ts';
import { LocalWorker, type MadePage, type PageWorker, type Seconds, type Task } from './page-worker.ts';
import { ThreadWorker } from './thread-worker.ts';
import { WorkQueue } from './work-queue.ts';

/** A thread takes about as long to start as this many pages take to be checked. */
const pagesWorthAThread = 100;

/**
 * A thread has so many portions of the pages at hand: it must not wait while this one, which hands them out, works on one of its own
 * or collects its garbage.
 */
const portionsAhead = 3;

/**
 * Checks and prints many pages on all cores. This thread works too, and whoever is free takes the next pages: those that it
 * has parsed itself as long as there are any. Only what was found in a page comes back, so that no worker holds more than
 * the pages that it is working on.
 */
export class WorkerPool {
  readonly #root: string;
  readonly #threads: ThreadWorker[] = [];
  readonly #local: LocalWorker;
  readonly #parsedBy = new Map<string, PageWorker>();

  /** A pool for about this many pages. */
  constructor(root: string, checker: Checker, pages: number) {
    tuneEngine();
    this.#root = root;
    this.expect(pages);
    this.#local = new LocalWorker(root, checker);
  }

  /** Starts the threads that so many pages are worth, as far as they aren't there. What begins from now on is theirs too. */
  expect(pages: number): void {
    const threads = Math.min(availableParallelism() - 1, Math.floor(pages / pagesWorthAThread));
    this.#threads.push(...startThreads(this.#root, threads - this.#threads.length));
  }

  /** Parses pages and gives their outlines. */
  async outline(pages: readonly SourceFile[]): Promise<Map<string, Outline>> {
    const outlines = new Map<string, Outline>();
    await this.#spread(pages, async (worker, part) => {
      for (const { file } of part) this.#parsedBy.set(file, worker);
      for (const [file, outline] of await worker.outline(part)) outlines.set(file, outline);
    });
    return outlines;
  }

  /** Has the threads load what renders pages. What goes wrong is told once it is needed. */
  load(serverFile: string): void {
    for (const thread of this.#threads) thread.load(serverFile).catch(() => undefined);
  }

  /** Says what pages are made with from now on. Whoever has understood goes on; what goes wrong is told where pages are made. */
  begin(task: Task): void {
    for (const worker of this.#workers()) worker.begin(task).catch(() => undefined);
  }

  /** Checks pages, and prints them as long as none of them has an error. Returns them in their order. */
  async make(pages: readonly SourceFile[]): Promise<MadePage[]> {
    const made = new Map<string, MadePage>();
    let hasFailed = false;
    await this.#spread(
      pages,
      async (worker, part) => {
        const results = await worker.make(part, hasFailed);
        for (const page of results) made.set(page.file, page);
        hasFailed ||= results.some(({ diagnostics }) => hasErrors(diagnostics));
      },
      ({ file }) => this.#parsedBy.get(file),
    );
    return pages.flatMap(({ file }) => made.get(file) ?? []);
  }

  /** Writes files of the site that are no pages. Returns how they stand. */
  async write(files: readonly OutputFile[]): Promise<Written[]> {
    const written: Written[] = [];
    await this.#spread(files, async (worker, part) => {
      written.push(...(await worker.write(part)));
    });
    return written;
  }

  /** Says that all is made. Gives the seconds that each step took, those of the longest worker. */
  async end(): Promise<Seconds> {
    const all = await Promise.all(this.#workers().map((worker) => worker.end()));
    const longest = (step: keyof Seconds) => Math.max(...all.map((seconds) => seconds[step]));
    return {
      check: longest('check'),
      render: longest('render'),
      compress: longest('compress'),
      write: longest('write'),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #workers(): PageWorker[] {
    return [...this.#threads, this.#local];
  }

  /** Has all items worked on, each by its worker if that comes to it first. */
  async #spread<Item>(
    items: readonly Item[],
    run: (worker: PageWorker, part: readonly Item[]) => Promise<void>,
    workerOf: (item: Item) => PageWorker | undefined = () => undefined,
  ): Promise<void> {
    const queue = new WorkQueue(items, workerOf, this.#workers().length);
    const work = async (worker: PageWorker) => {
      for (let part = queue.take(worker); part.length > 0; part = queue.take(worker)) await run(worker, part);
    };
    try {
      const ahead = this.#threads.flatMap((thread) => Array.from({ length: portionsAhead }, () => thread));
      await Promise.all([...ahead, this.#local].map(work));
    } finally {
      // Where one has failed, nobody begins anything more.
      queue.clear();
    }
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
