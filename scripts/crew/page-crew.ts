import { availableParallelism } from 'node:os';
import type { Validators } from '../content/2-validate/validators.ts';
import type { ContentFiles } from '../content/compile-content.ts';
import type { SourceFile } from '../content/diagnostic.ts';
import type { Outline, Outlines } from '../content/outline.ts';
import { type CheckedFile, LocalShare, type Rendered, type RenderOrder, type Share } from './page-share.ts';
import { ThreadShare } from './thread-share.ts';

/** A thread takes about as long to start as this many pages take to be checked. */
const pagesWorthAThread = 100;

/**
 * Checks and renders many pages on all cores. This thread takes a share itself; each page stays with one share,
 * so that it is parsed once and its compiled data never travels.
 */
export class PageCrew {
  readonly #shares: Share[];
  readonly #threads: ThreadShare[];
  readonly #shareOf = new Map<string, Share>();

  /** A crew for about this many pages. */
  constructor(root: string, validators: Validators, pages: number) {
    const threads = Math.min(availableParallelism() - 1, Math.floor(pages / pagesWorthAThread));
    this.#threads = startThreads(root, threads);
    this.#shares = [...this.#threads, new LocalShare(root, validators)];
  }

  /** Parses pages and gives their outlines. */
  async outline(pages: readonly SourceFile[]): Promise<Map<string, Outline>> {
    const parts = this.#divide(pages);
    for (const [share, part] of parts) for (const { file } of part) this.#shareOf.set(file, share);
    const outlines = await Promise.all(parts.map(([share, part]) => share.outline(part)));
    return new Map(outlines.flat());
  }

  /** Compiles pages, in their order; those that have not been outlined here are parsed first. */
  async compile(pages: readonly SourceFile[], site: ContentFiles, outlines: Outlines): Promise<CheckedFile[]> {
    await this.outline(pages.filter(({ file }) => !this.#shareOf.has(file)));
    // Of other pages, a share needs the outlines only.
    const lean = { ...site, pages: site.pages.map(({ file }) => ({ file, text: '' })) };
    const checked = await Promise.all(
      this.#shares.map((share) => {
        const own = pages.flatMap(({ file }) => (this.#shareOf.get(file) === share ? [file] : []));
        return own.length === 0 ? [] : share.compile(own, lean, outlines);
      }),
    );
    const byFile = new Map(checked.flat().map((page) => [page.file, page]));
    return pages.flatMap(({ file }) => byFile.get(file) ?? []);
  }

  /** Renders and writes everything that was compiled. The seconds are those of the longest share. */
  async render(order: RenderOrder): Promise<Rendered> {
    const all = await Promise.all(this.#shares.map((share) => share.render(order)));
    return {
      paths: all.flatMap(({ paths }) => paths),
      render: Math.max(...all.map(({ render }) => render)),
      write: Math.max(...all.map(({ write }) => write)),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #divide(pages: readonly SourceFile[]): [Share, SourceFile[]][] {
    const { length } = this.#shares;
    return this.#shares.map((share, index) => [share, pages.filter((_, position) => position % length === index)]);
  }
}

/** Threads, or none where their code can't be put into one file because nothing may be written here. */
function startThreads(root: string, count: number): ThreadShare[] {
  try {
    return Array.from({ length: Math.max(0, count) }, () => new ThreadShare(root));
  } catch {
    return [];
  }
}
