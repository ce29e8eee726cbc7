import { join, relative, resolve, sep } from 'node:path';
import {
  allFiles,
  type CheckedPage,
  type Checker,
  type CompiledSite,
  type ContentFiles,
  compileContent,
  compilePage,
  isPageThere,
  LiveFolder,
  type PictureOrder,
  pagePath,
  tryFixes,
} from '#engine';
import { isAside, isContentName, mediaFolder } from '#engine/base';
import { PageStates } from '#engine/report';
import { type Diagnostic, isError, type Page, type Site, type SourceFile, searchPage } from '#kit/model';
import type { Missing, PageState, View } from '#kit/preview';
import { readContent, readSource } from '../files/read-content.ts';
import { folderOfPath } from '../render/site-layout.ts';
import { MovedPages, type PagesByPath } from './moved-pages.ts';
import { SiteView, type WantedView } from './site-view.ts';

/** What a change of a file means: the state of its page, if it is one, and whether nothing else can look different. */
export type Change = { state?: PageState; isPageOnly: boolean };

/**
 * The content folder while it is being edited. A change reads one file again; the others are not even parsed again.
 * A page, a menu or a brand that can't be read is shown as it last was.
 */
export class DevContent {
  readonly #folder: string;
  readonly #root: string;
  readonly #publicFolder: string;
  readonly #states = new PageStates();
  readonly #moved = new MovedPages();
  readonly #view: SiteView;
  #live: LiveFolder;

  constructor(root: string, folder: string, publicFolder: string, checker: Checker) {
    this.#root = root;
    this.#folder = resolve(folder);
    this.#publicFolder = resolve(publicFolder);
    this.#live = new LiveFolder(readContent(root, this.#folder, publicFolder), checker);
    this.#view = new SiteView(checker);
  }

  /** The site as it is looked at: all of it, or what visitors see at a time. */
  get site(): CompiledSite {
    return this.#view.siteOf(this.#live.files, this.#live.site);
  }

  /** Checks everything again, with another checker: the site's own code has changed. */
  checkWith(checker: Checker): void {
    this.#live = new LiveFolder(this.#read(), checker);
    this.#view.checkWith(checker);
  }

  /** How it is looked at; nothing where nothing of it comes or goes. */
  get view(): View | undefined {
    return this.#view.describe(this.#live.files, this.#live.site);
  }

  /** Looks at the site in another way. Returns why that can't be, if it can't. */
  setView(wanted: WantedView): string | undefined {
    return this.#view.set(wanted, this.#live.site.context.zone);
  }

  get context(): CompiledSite['context'] {
    return this.#live.site.context;
  }

  /** The pages that could be read. */
  get sources(): readonly SourceFile[] {
    return this.#live.files.pages;
  }

  /** The texts of all files that a mistake can be in, by the name that diagnostics call them. */
  get texts(): Map<string, string> {
    return this.#live.texts;
  }

  /** The page at an address, compiled now; nothing where no file has that address, or it is looked at when there is no such page. */
  page(path: string): PageState | undefined {
    const { site } = this.site.context.translations.get(folderOfPath(path, this.#folders())) ?? this.site.context;
    if (path === site.search?.href) return this.#searchPage(site);
    const route = this.context.routes.get(path);
    const source = route && isPageThere(path, this.site.context) ? this.#live.page(route.file) : undefined;
    return source && this.#compile(source, path);
  }

  /** All pages that are there at the time that is looked at, compiled now. */
  pagesThere(): Page[] {
    return [...this.#pagesByPath()].flatMap(([path, source]) =>
      isPageThere(path, this.site.context) ? this.#compile(source, path).page : [],
    );
  }

  /** Why there is no page at an address, and where to go instead. */
  missing(path: string): Missing {
    return (
      this.#view.explain(path, this.#live.site) ??
      this.#moved.explain(path, this.#pagesByPath(), this.#live.files.folder)
    );
  }

  /** What is wrong in a page, found once for as long as neither it nor the site changes. */
  check(source: SourceFile): CheckedPage {
    return this.#live.check(source);
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    return this.#live.diagnostics();
  }

  /** The text of a file once a fix is made in it; nothing where the fix doesn't keep what it promises. */
  fixedText(fix: Diagnostic): string | undefined {
    const times = { now: Date.now() };
    const { files, checker } = this.#live;
    const { diagnostics } = compileContent(files, checker, times);
    const tried = tryFixes({ files, diagnostics }, [fix], checker, times);
    return tried && allFiles(tried.files).find(({ file }) => file === fix.file)?.text;
  }

  /** The address of a page's file. */
  addressOf(shown: string): string | undefined {
    const source = this.#live.page(shown);
    return source && pagePath(source, this.context);
  }

  /** The file that diagnostics call `shown`, where it is one of this content. */
  pathOf(shown: string): string | undefined {
    return this.texts.has(shown) ? resolve(this.#root, shown) : undefined;
  }

  /** What the build would make of originals, for all pages. */
  get pictures(): PictureOrder[] {
    const references = [...this.#live.site.references, ...this.sources.map((source) => this.check(source).references)];
    return references.flatMap(({ pictures }) => [...pictures.values()]);
  }

  /** True for originals of pictures. */
  ownsPicture(file: string): boolean {
    return resolve(file).startsWith(join(this.#folder, mediaFolder) + sep);
  }

  /** True for files of the content folder. */
  owns(file: string): boolean {
    return resolve(file).startsWith(this.#folder + sep) && isContentName(file);
  }

  /**
   * Takes over what has happened to a file and says what it means for open pages; nothing where its text is as it was.
   * While a page keeps its address, title and anchors, no other page needs to be looked at.
   */
  update(file: string): Change | undefined {
    const shown = relative(this.#root, resolve(file)).split(sep).join('/');
    const isPage = !isAside(relative(this.#folder, resolve(file)));
    const before = isPage ? this.#live.page(shown) : undefined;
    const pages = this.#pagesByPath();
    const taken = this.#live.take(before ? this.#withPage(resolve(file), before) : this.#read());
    if (taken === 'nothing') return undefined;
    const source = isPage ? this.#live.page(shown) : undefined;
    const isPageOnly = taken === 'pages' && source !== undefined && before !== undefined;
    if (!isPageOnly) this.#moved.note(pages, this.#pagesByPath());
    if (!source) return { isPageOnly };
    const path = pagePath(source, this.context);
    const isShown = isPageThere(path, this.site.context);
    return isShown ? { isPageOnly, state: this.#compile(source, path) } : { isPageOnly: false };
  }

  /** Takes over that something has happened to an original. */
  updatePictures(): void {
    this.#live.takeAll(this.#read());
  }

  /** Takes over that something has happened to a public file. Returns its address. */
  updatePublic(file: string): string {
    this.updatePictures();
    return `/${relative(this.#publicFolder, resolve(file)).split(sep).join('/')}`;
  }

  #folders(): string[] {
    return [...this.site.context.translations.keys()];
  }

  /** The page that searches, which no file holds. */
  #searchPage(site: Site): PageState | undefined {
    const folder = folderOfPath(site.search?.href ?? '/', this.#folders());
    const page = searchPage(
      site,
      this.pagesThere().filter(({ path }) => folderOfPath(path, this.#folders()) === folder),
    );
    return page && { page, problems: [], absent: [], isLastGood: false };
  }

  #pagesByPath(): PagesByPath {
    const pages = new Map(this.sources.map((source) => [source.file, source]));
    return new Map(
      [...this.context.routes].flatMap(([path, { file }]) => {
        const source = pages.get(file);
        return source ? [[path, source]] : [];
      }),
    );
  }

  /** The folder with one page read again. */
  #withPage(file: string, before: SourceFile): ContentFiles {
    const result = readSource(file, before.file);
    if (!('text' in result)) return this.#read();
    const { files } = this.#live;
    return { ...files, pages: files.pages.map((page) => (page === before ? result : page)) };
  }

  #read(): ContentFiles {
    return readContent(this.#root, this.#folder, this.#publicFolder);
  }

  #compile(source: SourceFile, path: string): PageState {
    const siteErrors = this.#live.site.diagnostics.filter(isError);
    const compiled = compilePage(source, this.site.context);
    const { origins: _, ...state } = this.#states.stateOf({ source, path, compiled, siteErrors }, this.texts);
    return { ...state, absent: state.isLastGood ? [] : this.#view.absentIn(source, this.#live.files, this.#live.site) };
  }
}
