import { type Page, searchIndexPath, withoutBrand } from '#kit/model';
import type * as ServerEntry from '#kit/server';
import { folderOfPath } from '../render/site-layout.ts';
import { searchFiles } from '../search/make-index.ts';
import type { DevContent } from './dev-content.ts';
import { siteIn } from './send-document.ts';

/** What the preview answers where the browser asks for the index of the search: it is made of all pages as they are when it is asked for. */
export class PreviewSearch {
  readonly #content: DevContent;
  readonly #server: () => Promise<typeof ServerEntry>;
  #files = new Map<string, string>();

  constructor(content: DevContent, server: () => Promise<typeof ServerEntry>) {
    this.#content = content;
    this.#server = server;
  }

  /** A file of the index, as JSON; nothing for any other address. */
  async file(path: string): Promise<string | undefined> {
    const { hasSearch, languages } = this.#content.site.context;
    if (!hasSearch) return undefined;
    const folders = languages.length === 0 ? [''] : languages.map(({ folder }) => folder);
    const folder = folders.find((each) => searchIndexPath(each) === path);
    if (folder !== undefined) this.#files = new Map([...this.#files, ...(await this.#make(folder))]);
    return this.#files.get(path);
  }

  async #make(folder: string): Promise<[path: string, text: string][]> {
    const server = await this.#server();
    const site = siteIn(this.#content, folder);
    const { source, translated, context } = this.#content.site;
    const renderer = server.createRenderer(site, server.createSheet());
    const folders = [...context.translations.keys()];
    const pages = this.#content.pagesThere().filter(({ path }) => folderOfPath(path, folders) === folder);
    const indexed = pages.map((page: Page) => ({
      path: page.path,
      title: withoutBrand(page.title, site.product),
      html: () => renderer.render({ page }),
    }));
    const { synonyms = [] } = translated.get(folder) ?? source ?? {};
    const silent = [site.labels.newTab, site.labels.noAction];
    const files = searchFiles(indexed, { ...(folder === '' ? {} : { folder }), base: '', synonyms, silent });
    return files.map(({ path, content }) => [`/${path}`, String(content)]);
  }
}
