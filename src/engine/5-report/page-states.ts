import type { Diagnostic, InvalidSectionProblem, Page, SourceFile } from '#kit/model';
import type { CompiledPage } from '../4-compile/page/compile-page.ts';
import type { Origin } from '../links/site-context.ts';
import { problemsOf, type Texts } from './problems.ts';

/** What a page was compiled to, and what else is wrong that it shows. */
export type Compiled = { source: SourceFile; path: string; compiled: CompiledPage; siteErrors: readonly Diagnostic[] };

/** A page as it can be shown, with where its sections are written, and the mistakes that none of them shows. */
export type ShownState = {
  page: Page;
  origins: readonly Origin[];
  problems: InvalidSectionProblem[];
  /** True for an older state, because the file can't be read now. */
  isLastGood: boolean;
};

/** Makes of a compiled page what the browser shows: a page that can't be read is shown as it last was. */
export class PageStates {
  readonly #lastGood = new Map<string, Pick<ShownState, 'page' | 'origins'>>();

  stateOf({ source, path, compiled, siteErrors }: Compiled, texts: Texts): ShownState {
    const diagnostics = [...compiled.diagnostics, ...siteErrors];
    const { page, problems } = problemsOf(compiled.page ?? emptyPage(source.file, path), diagnostics, texts);
    const { origins = [] } = compiled;
    const lastGood = this.#lastGood.get(path);
    const isFixed = compiled.diagnostics.some(
      ({ code, severity }) => severity === 'error' && /^(file|syntax|layout)\//.test(code),
    );
    // A slip in the text is fixed in memory, and what was meant is shown: unless whole sections were lost by it.
    const isWhole = compiled.page && (!isFixed || (lastGood && page.sections.length >= lastGood.page.sections.length));
    if (isWhole) {
      if (!isFixed) this.#lastGood.set(path, { page, origins });
      return { page, origins, problems, isLastGood: false };
    }
    const own = page.sections.flatMap((section) => (section.type === 'invalid' ? section.problems : []));
    if (lastGood) return { ...lastGood, problems: [...own, ...problems], isLastGood: true };
    if (compiled.page) return { page, origins, problems, isLastGood: false };
    return {
      page: { ...page, sections: [{ type: 'invalid', where: source.file, problems }] },
      origins: [{ file: source.file, path: [] }],
      problems: [],
      isLastGood: false,
    };
  }
}

/** What stands for a page that has never been readable. */
function emptyPage(file: string, path: string): Page {
  return { path, title: file, description: '', sections: [], forms: {} };
}
