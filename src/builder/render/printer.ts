import type { Page } from '#kit/model';
import { InsideWriter } from '../base/inside.ts';
import { ContentCache } from '../cache/content-cache.ts';
import { loadServer } from './bundle.ts';
import { compressedForms, type FileBytes } from './compress.ts';
import type { OutputFile, Written } from './output-file.ts';
import { createPageRenderer, type PageRenderer } from './render-pages.ts';
import { folderOfPath, type SiteLayout } from './site-layout.ts';

/** What pages are printed with, and where to. */
export type PrintOrder = {
  layout: SiteLayout;
  /** What those of the other languages are printed with, by their folders. */
  translations: ReadonlyMap<string, SiteLayout>;
  /** The file of the server renderer. */
  serverFile: string;
  /** The folder that the site is written to. */
  folder: string;
  /** They are compressed as those of a site of so many pages. */
  pages: number;
  /** The folder of what is kept by content. */
  cacheFolder: string;
};

/** How long each step took, in seconds. */
export type PrintSeconds = { render: number; compress: number; write: number };

/**
 * Makes the files of pages, and keeps nothing of them. A portion of pages goes through each step together: its code and its
 * tables stay in the processor's caches then, which saves a sixth of the time.
 */
export class Printer {
  readonly #order: PrintOrder;
  /** Those of each language, by its folder: loaded with the first page, which often there is none of. */
  #renderers: Promise<ReadonlyMap<string, PageRenderer>> | undefined;
  readonly #cache: ContentCache;
  readonly #writer: InsideWriter;
  readonly #seconds: PrintSeconds = { render: 0, compress: 0, write: 0 };

  constructor(order: PrintOrder) {
    this.#order = order;
    this.#cache = new ContentCache(order.cacheFolder);
    this.#writer = new InsideWriter(order.folder);
  }

  /** Renders, compresses and writes pages, a step after the other. Returns how the files of each stand. */
  async print(pages: readonly (Page | undefined)[]): Promise<Written[][]> {
    this.#renderers ??= renderersOf(this.#order);
    const renderers = await this.#renderers;
    const rendered = await this.#timed('render', () =>
      pages.map((page) => (page ? this.#render(page, renderers) : [])),
    );
    return this.#store(rendered, this.#order.pages);
  }

  /** Compresses and writes files, as those of a site of so many pages. Returns how they stand. */
  async write(files: readonly OutputFile[], pages: number): Promise<Written[]> {
    return (await this.#store([files], pages)).flat();
  }

  /** Returns how long each step took. Throws where a page has needed a rule that the sheets lack. */
  async end(): Promise<PrintSeconds> {
    for (const renderer of (await this.#renderers)?.values() ?? []) renderer.finish();
    return this.#seconds;
  }

  #render(page: Page, renderers: ReadonlyMap<string, PageRenderer>): OutputFile[] {
    const folder = folderOfPath(page.path, this.#order.translations.keys());
    return renderers.get(folder)?.render(page) ?? [];
  }

  async #store(texts: readonly (readonly OutputFile[])[], pages: number): Promise<Written[][]> {
    const groups = texts.map((files) => files.map(asBytes));
    const forms = await this.#timed('compress', () => compressedForms(groups.flat(), pages, this.#cache));
    const own = forms.values();
    return this.#timed('write', () =>
      groups.map((files) =>
        files.flatMap((file) => [file, ...(own.next().value ?? [])]).map((file) => this.#put(file)),
      ),
    );
  }

  #put({ path, content }: OutputFile): Written {
    const { size, mtimeMs } = this.#writer.write(path, content);
    return { path, size, time: mtimeMs };
  }

  async #timed<Result>(step: keyof PrintSeconds, run: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await run();
    this.#seconds[step] += (performance.now() - started) / 1000;
    return result;
  }
}

async function renderersOf(order: PrintOrder): Promise<ReadonlyMap<string, PageRenderer>> {
  const server = await loadServer(order);
  const layouts: [string, SiteLayout][] = [['', order.layout], ...order.translations];
  return new Map(layouts.map(([folder, layout]) => [folder, createPageRenderer(layout, server)]));
}

/** The compressed forms and the file itself need the bytes of a text: they are made once. */
function asBytes({ path, content }: OutputFile): FileBytes {
  return { path, content: typeof content === 'string' ? Buffer.from(content) : content };
}
