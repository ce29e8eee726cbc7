import { relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SiteSource } from '../../src/blocks/types.generated.ts';
import type { InvalidSectionProblem, Page } from '../../src/page/types.ts';
import { parseSource } from '../content/1-parse/parse.ts';
import type { Validators } from '../content/2-validate/validators.ts';
import { type CompiledSite, type ContentFiles, compileSite } from '../content/compile-content.ts';
import { compilePage, pagePath } from '../content/compile-page.ts';
import { isAside, isContentName } from '../content/content-names.ts';
import type { Diagnostic, SourceFile } from '../content/diagnostic.ts';
import { outlineOf } from '../content/outline.ts';
import { readContent, readSource } from '../content/read-content.ts';
import { problemsOf } from './problems.ts';

/**
 * What the browser is told of a page: what it shows, the mistakes that no section of it can show,
 * and whether it is an older state, because the file can't be read now.
 */
export type PageState = { page: Page; problems: InvalidSectionProblem[]; isLastGood: boolean };

/** What a change of a file means: the state of its page, if it is one, and whether nothing else can look different. */
export type Change = { state?: PageState; isPageOnly: boolean };

/**
 * The content folder while it is being edited. A change reads one file anew; the others are not even parsed again.
 * A page that can't be read shows its last good state.
 */
export class DevContent {
  readonly #folder: string;
  readonly #root: string;
  readonly #publicFolder: string;
  readonly #validators: Validators;
  readonly #lastGood = new Map<string, Page>();
  #files: ContentFiles;
  #site: CompiledSite;

  constructor(root: string, folder: string, publicFolder: string, validators: Validators) {
    this.#root = root;
    this.#folder = resolve(folder);
    this.#publicFolder = publicFolder;
    this.#validators = validators;
    this.#files = readContent(root, this.#folder, publicFolder);
    this.#site = compileSite(this.#files, validators);
  }

  /** The site's own file, compiled; missing while it has a mistake. */
  get source(): SiteSource | undefined {
    return this.#site.source;
  }

  get context(): CompiledSite['context'] {
    return this.#site.context;
  }

  /** The mistakes of what pages share: _site, _facts and _shared. */
  get siteDiagnostics(): readonly Diagnostic[] {
    return this.#site.diagnostics.filter(({ severity }) => severity === 'error');
  }

  /** The page at an address, compiled now; nothing where no file has that address. */
  page(path: string): PageState | undefined {
    const route = this.context.routes.get(path);
    const source = route && this.#page(route.file);
    return source && this.#compile(source, path);
  }

  /** The file that diagnostics call `shown`, where it is one of this content. */
  pathOf(shown: string): string | undefined {
    return this.#texts().has(shown) ? resolve(this.#root, shown) : undefined;
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
    const isChanged = isPage && before ? this.#replacePage(resolve(file), before) : this.#readAll();
    if (!isChanged) return undefined;
    const source = isPage ? this.#page(shown) : undefined;
    const isPageOnly = source !== undefined && before !== undefined && this.#hasSameOutline(before, source);
    if (!isPageOnly) this.#site = compileSite(this.#files, this.#validators);
    if (!source) return { isPageOnly };
    const path = pagePath(source, this.context);
    return { isPageOnly, state: this.#compile(source, path) };
  }

  #page(shown: string): SourceFile | undefined {
    return this.#files.pages.find(({ file }) => file === shown);
  }

  #hasSameOutline(before: SourceFile, after: SourceFile): boolean {
    const [old, now] = [before, after].map((source) => outlineOf(parseSource(source, 'PageSource', this.#validators)));
    return isDeepStrictEqual(old, now);
  }

  /** Reads one page anew. False where its text is as it was. */
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
    const texts = this.#texts();
    const known = new Map([...this.#files.pages, ...this.#files.shared].map((source) => [source.file, source]));
    const same = (source: SourceFile): SourceFile => {
      const before = known.get(source.file);
      return before?.text === source.text ? before : source;
    };
    const files = readContent(this.#root, this.#folder, this.#publicFolder);
    this.#files = { ...files, pages: files.pages.map(same), shared: files.shared.map(same) };
    return !isDeepStrictEqual(texts, this.#texts());
  }

  #compile(source: SourceFile, path: string): PageState {
    const compiled = compilePage(source, this.context);
    const diagnostics = [...compiled.diagnostics, ...this.siteDiagnostics];
    const { page, problems } = problemsOf(compiled.page ?? emptyPage(source.file, path), diagnostics, this.#texts());
    const lastGood = this.#lastGood.get(path);
    const isMended = compiled.diagnostics.some(
      ({ code, severity }) => severity === 'error' && /^(file|syntax|layout)\//.test(code),
    );
    // A slip in the text is mended in memory, and what was meant is shown: unless whole sections were lost by it.
    const isWhole = compiled.page && (!isMended || (lastGood && page.sections.length >= lastGood.sections.length));
    if (isWhole) {
      if (!isMended) this.#lastGood.set(path, page);
      return { page, problems, isLastGood: false };
    }
    const own = page.sections.flatMap((section) => (section.type === 'invalid' ? section.problems : []));
    if (lastGood) return { page: lastGood, problems: [...own, ...problems], isLastGood: true };
    if (compiled.page) return { page, problems, isLastGood: false };
    return {
      page: { ...page, sections: [{ type: 'invalid', where: source.file, problems }] },
      problems: [],
      isLastGood: false,
    };
  }

  /** The texts of all files that a mistake can be in. */
  #texts(): Map<string, string> {
    const { pages, shared, site, facts } = this.#files;
    return new Map(
      [...pages, ...shared, ...(site ? [site] : []), ...(facts ? [facts] : [])].map(({ file, text }) => [file, text]),
    );
  }
}

/** What stands for a page that has never been readable. */
function emptyPage(file: string, path: string): Page {
  return { path, title: file, description: '', sections: [], forms: {} };
}
