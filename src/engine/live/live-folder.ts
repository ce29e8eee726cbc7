import { type Diagnostic, type Page, type SourceFile, textsOf } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import type { CompiledSite } from '../4-compile/site/compile-site.ts';
import type { CheckedPage } from '../links/checked-page.ts';
import { allFiles, type ContentFiles } from '../links/content-files.ts';
import { hasSameOutline } from '../links/outline.ts';
import { withKnownFiles } from '../links/with-texts.ts';
import { compilePage, compileSite, contentState } from '../pipeline.ts';
import { keepLastGood } from './last-good.ts';

/** What has changed: nothing, pages that look the same to all others, or what other pages may show. */
export type Taken = 'nothing' | 'pages' | 'site';

/**
 * A content folder while it is edited: by a text editor, in the preview, in the Studio. What hasn't changed is not parsed again; while
 * pages keep their addresses, titles and anchors, nothing but them is compiled again. What can't be read stays as it last was.
 */
export class LiveFolder {
  readonly checker: Checker;
  #files: ContentFiles;
  #site: CompiledSite;
  readonly #checked = new WeakMap<SourceFile, { site: CompiledSite; page: CheckedPage }>();

  constructor(files: ContentFiles, checker: Checker) {
    this.checker = checker;
    this.#files = files;
    this.#site = compileSite(files, checker, { now: Date.now() });
  }

  get files(): ContentFiles {
    return this.#files;
  }

  /** All of the site, whenever visitors see it. */
  get site(): CompiledSite {
    return this.#site;
  }

  /** The texts of all files that a mistake can be in, by the name that diagnostics call them. */
  get texts(): Map<string, string> {
    return textsOf(this.#files);
  }

  source(file: string): SourceFile | undefined {
    return allFiles(this.#files).find((source) => source.file === file);
  }

  page(file: string): SourceFile | undefined {
    return this.#files.pages.find((source) => source.file === file);
  }

  /** Takes over the files as they are now, and says what that means. */
  take(files: ContentFiles): Taken {
    const before = this.#files;
    const now = withKnownFiles(files, before);
    this.#files = now;
    const known = new Map(before.pages.map((source) => [source.file, source]));
    const changed = now.pages.filter((source) => known.get(source.file) !== source);
    const [beside, besideNow] = [before, now].map((all) => allFiles({ ...all, pages: [] }));
    const isSiteSame =
      now.pages.length === before.pages.length &&
      besideNow?.length === beside?.length &&
      besideNow?.every((source, index) => source === beside?.[index]);
    if (isSiteSame && changed.length === 0) return 'nothing';
    const hasOldLooks = (source: SourceFile) => {
      const old = known.get(source.file);
      return old !== undefined && hasSameOutline(old, source, this.checker);
    };
    if (isSiteSame && changed.every(hasOldLooks)) return 'pages';
    this.#compile();
    return 'site';
  }

  /** The same where more than texts may have changed: pictures and downloads have come, or everything was read again. */
  takeAll(files: ContentFiles): void {
    this.#files = withKnownFiles(files, this.#files);
    this.#compile();
  }

  /** What is wrong in a page, found once for as long as neither it nor the site changes. */
  check(source: SourceFile): CheckedPage {
    const known = this.#checked.get(source);
    if (known?.site === this.#site) return known.page;
    const { page, origins: _, ...found } = compilePage(source, this.#site.context);
    const checked = { source, ...found, ...(page ? { page: comparedOf(page) } : {}) };
    this.#checked.set(source, { site: this.#site, page: checked });
    return checked;
  }

  /** Everything that is wrong in the folder, as `npm run validate` finds it. */
  diagnostics(): Diagnostic[] {
    return this.state().diagnostics;
  }

  /** The same, with the notes that somebody has set aside. */
  state(): ReturnType<typeof contentState> {
    const pages = this.#files.pages.map((source) => this.check(source));
    return contentState(this.#files, this.#site, pages);
  }

  /** A mistake in what all pages share doesn't take the pages down: they stand in the last good one. */
  #compile(): void {
    this.#site = keepLastGood(compileSite(this.#files, this.checker, { now: Date.now() }), this.#site);
  }
}

/** Of a page only what others are compared with: the sections of thousands would fill the memory. */
function comparedOf({
  sections: _,
  forms: _forms,
  picture: _picture,
  ...page
}: Page): NonNullable<CheckedPage['page']> {
  return page;
}
