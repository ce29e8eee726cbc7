import { join, relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  allFiles,
  type CheckedPage,
  CheckedPages,
  type Checker,
  type CompiledSite,
  type ContentFiles,
  compileContent,
  compilePage,
  compileSite,
  contentDiagnostics,
  hasSameOutline,
  isPageThere,
  keepLastGood,
  type PictureOrder,
  pagePath,
  tryFixes,
  withKnownFiles,
} from '#engine';
import { isAside, isContentName, mediaFolder, textsOf } from '#engine/base';
import { PageStates } from '#engine/report';
import { type Diagnostic, isError, type SourceFile } from '#kit/model';
import type { Missing, PageState, View } from '#kit/preview';
import { readContent, readSource } from '../files/read-content.ts';
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
  readonly #checker: Checker;
  readonly #states = new PageStates();
  readonly #moved = new MovedPages();
  readonly #view: SiteView;
  readonly #checked = new CheckedPages();
  #files: ContentFiles;
  #site: CompiledSite;

  constructor(root: string, folder: string, publicFolder: string, checker: Checker) {
    this.#root = root;
    this.#folder = resolve(folder);
    this.#publicFolder = resolve(publicFolder);
    this.#checker = checker;
    this.#files = readContent(root, this.#folder, publicFolder);
    this.#site = compileSite(this.#files, checker, { now: Date.now() });
    this.#view = new SiteView(checker);
  }

  /** The site as it is looked at: all of it, or what visitors see at a time. */
  get site(): CompiledSite {
    return this.#view.siteOf(this.#files, this.#site);
  }

  /** How it is looked at; nothing where nothing of it comes or goes. */
  get view(): View | undefined {
    return this.#view.describe(this.#files, this.#site);
  }

  /** Looks at the site in another way. Returns why that can't be, if it can't. */
  setView(wanted: WantedView): string | undefined {
    return this.#view.set(wanted, this.#site.context.zone);
  }

  get context(): CompiledSite['context'] {
    return this.#site.context;
  }

  /** The pages that could be read. */
  get sources(): readonly SourceFile[] {
    return this.#files.pages;
  }

  /** The texts of all files that a mistake can be in, by the name that diagnostics call them. */
  get texts(): Map<string, string> {
    return textsOf(this.#files);
  }

  /** The page at an address, compiled now; nothing where no file has that address, or it is looked at when there is no such page. */
  page(path: string): PageState | undefined {
    const route = this.context.routes.get(path);
    const source = route && isPageThere(path, this.site.context) ? this.#page(route.file) : undefined;
    return source && this.#compile(source, path);
  }

  /** Why there is no page at an address, and where to go instead. */
  missing(path: string): Missing {
    return this.#view.explain(path, this.#site) ?? this.#moved.explain(path, this.#pagesByPath(), this.#files.folder);
  }

  /** What is wrong in a page, found once for as long as neither it nor the site changes. */
  check(source: SourceFile): CheckedPage {
    return this.#checked.check(source, this.#site);
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    return contentDiagnostics(
      this.#files,
      this.#site,
      this.sources.map((source) => this.check(source)),
    );
  }

  /** The text of a file once a fix is made in it; nothing where the fix doesn't keep what it promises. */
  fixedText(fix: Diagnostic): string | undefined {
    const times = { now: Date.now() };
    const { diagnostics } = compileContent(this.#files, this.#checker, times);
    const tried = tryFixes({ files: this.#files, diagnostics }, [fix], this.#checker, times);
    return tried && allFiles(tried.files).find(({ file }) => file === fix.file)?.text;
  }

  /** The address of a page's file. */
  addressOf(shown: string): string | undefined {
    const source = this.#page(shown);
    return source && pagePath(source, this.context);
  }

  /** The file that diagnostics call `shown`, where it is one of this content. */
  pathOf(shown: string): string | undefined {
    return this.texts.has(shown) ? resolve(this.#root, shown) : undefined;
  }

  /** What the build would make of originals, for all pages. */
  get pictures(): PictureOrder[] {
    const references = [...this.#site.references, ...this.sources.map((source) => this.check(source).references)];
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
    const before = this.#page(shown);
    const pages = this.#pagesByPath();
    const isChanged = isPage && before ? this.#replacePage(resolve(file), before) : this.#readAll();
    if (!isChanged) return undefined;
    const source = isPage ? this.#page(shown) : undefined;
    const isPageOnly = source !== undefined && before !== undefined && hasSameOutline(before, source, this.#checker);
    if (!isPageOnly) {
      this.#compileSite();
      this.#moved.note(pages, this.#pagesByPath());
    }
    if (!source) return { isPageOnly };
    const path = pagePath(source, this.context);
    const isShown = isPageThere(path, this.site.context);
    return isShown ? { isPageOnly, state: this.#compile(source, path) } : { isPageOnly: false };
  }

  /** Takes over that something has happened to an original. */
  updatePictures(): void {
    this.#readAll();
    this.#compileSite();
  }

  /** Takes over that something has happened to a public file. Returns its address. */
  updatePublic(file: string): string {
    this.updatePictures();
    return `/${relative(this.#publicFolder, resolve(file)).split(sep).join('/')}`;
  }

  /** A mistake in what all pages share doesn't take the preview down: pages stand in the last good one. */
  #compileSite(): void {
    this.#site = keepLastGood(compileSite(this.#files, this.#checker, { now: Date.now() }), this.#site);
  }

  #page(shown: string): SourceFile | undefined {
    return this.#files.pages.find(({ file }) => file === shown);
  }

  #pagesByPath(): PagesByPath {
    return new Map(
      [...this.context.routes].flatMap(([path, { file }]) => {
        const source = this.#page(file);
        return source ? [[path, source]] : [];
      }),
    );
  }

  /** Reads one page again. False where its text is as it was. */
  #replacePage(file: string, before: SourceFile): boolean {
    const result = readSource(file, before.file);
    if (!('text' in result)) return this.#readAll();
    if (before.text === result.text) return false;
    this.#files = { ...this.#files, pages: this.#files.pages.map((page) => (page === before ? result : page)) };
    return true;
  }

  /**
   * Reads the folder; a file whose text is as before stays the same object, so that it is not parsed again.
   * False where no text has changed.
   */
  #readAll(): boolean {
    const texts = this.texts;
    this.#files = withKnownFiles(readContent(this.#root, this.#folder, this.#publicFolder), this.#files);
    return !isDeepStrictEqual(texts, this.texts);
  }

  #compile(source: SourceFile, path: string): PageState {
    const siteErrors = this.#site.diagnostics.filter(isError);
    const compiled = compilePage(source, this.site.context);
    const { origins: _, ...state } = this.#states.stateOf({ source, path, compiled, siteErrors }, this.texts);
    return { ...state, absent: state.isLastGood ? [] : this.#view.absentIn(source, this.#files, this.#site) };
  }
}
