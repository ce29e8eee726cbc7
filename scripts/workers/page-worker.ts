import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Checker } from '../../src/content/3-repair/checker.ts';
import type { CheckedPage } from '../../src/content/4-compile/compile-content.ts';
import { compilePage } from '../../src/content/4-compile/compile-page.ts';
import { type Outline, outlinesOf } from '../../src/content/4-compile/outline.ts';
import type { SiteContext } from '../../src/content/4-compile/site-context.ts';
import { isPageThere } from '../../src/content/4-compile/time/link-target.ts';
import type { SourceFile } from '../../src/model/diagnostic.ts';
import type { Page } from '../../src/model/page.ts';
import { loadServer } from '../render/bundle.ts';
import { writeOutput } from '../render/output-file.ts';
import { createPageRenderer } from '../render/render-pages.ts';
import type { SiteFrame } from '../render/site-frame.ts';
import { loadChecker } from '../schemas/load-checker.ts';

/** What is written, and how long it took in seconds. */
export type Rendered = { paths: string[]; render: number; write: number };

export type RenderOrder = {
  frame: SiteFrame;
  /** The file of the server renderer. */
  serverFile: string;
  /** The folder that the pages are written to. */
  folder: string;
};

/** What was found in a page, by its file: sources don't travel between threads. */
export type CheckedFile = Omit<CheckedPage, 'source'> & { file: string };

/** Everything a page may refer to, as plain data. */
export type PlainContext = Omit<SiteContext, 'checker'>;

/** Works on some of the pages, one step after the other. */
export type PageWorker = {
  /** Parses pages and gives their outlines. */
  outline: (pages: readonly SourceFile[]) => Promise<[file: string, outline: Outline][]>;
  /** Compiles pages of its own within the whole site and keeps them. */
  compile: (files: readonly string[], context: PlainContext) => Promise<CheckedFile[]>;
  /** Renders and writes what was compiled. */
  render: (order: RenderOrder) => Promise<Rendered>;
};

/** Works in this thread. `root` is the project's folder. */
export class LocalWorker implements PageWorker {
  readonly #checker: Checker;
  readonly #sources = new Map<string, SourceFile>();
  #pages: Page[] = [];

  constructor(root: string, checker = loadChecker(root)) {
    this.#checker = checker;
  }

  async outline(pages: readonly SourceFile[]): Promise<[string, Outline][]> {
    for (const source of pages) this.#sources.set(source.file, source);
    const outlines = [...outlinesOf(pages, this.#checker)];
    // What others have answered meanwhile is heard before the next pages are begun.
    await nextTurn();
    return outlines;
  }

  async compile(files: readonly string[], site: PlainContext): Promise<CheckedFile[]> {
    const context = { ...site, checker: this.#checker };
    this.#pages = [];
    return files.flatMap((file) => {
      const source = this.#sources.get(file);
      if (!source) return [];
      const { page, diagnostics, uses: all } = compilePage(source, context);
      const { references: _, ...uses } = all;
      if (!page) return [{ file, diagnostics, uses }];
      if (isPageThere(page.path, context)) this.#pages.push(page);
      const { path, title, description } = page;
      return [{ file, page: { path, title, description }, diagnostics, uses }];
    });
  }

  async render({ frame, serverFile, folder }: RenderOrder): Promise<Rendered> {
    const renderer = createPageRenderer(frame, await loadServer({ serverFile }));
    const rendered: Rendered = { paths: [], render: 0, write: 0 };
    for (const page of this.#pages) {
      const started = performance.now();
      const files = renderer.render(page);
      const written = performance.now();
      for (const file of files) writeOutput(folder, file);
      rendered.paths.push(...files.map(({ path }) => path));
      rendered.render += (written - started) / 1000;
      rendered.write += (performance.now() - written) / 1000;
    }
    renderer.finish();
    return rendered;
  }
}
