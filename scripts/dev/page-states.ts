import type { PageState } from '../../src/app/dev/types.ts';
import type { CompiledPage } from '../../src/content/4-compile/compile-page.ts';
import type { Diagnostic, SourceFile } from '../../src/model/diagnostic.ts';
import type { Page } from '../../src/model/page.ts';
import { problemsOf, type Texts } from './problems.ts';

/** What a page was compiled to, and what else is wrong that it shows. */
export type Compiled = { source: SourceFile; path: string; compiled: CompiledPage; siteErrors: readonly Diagnostic[] };

/** Makes of a compiled page what the browser shows: a page that can't be read is shown as it last was. */
export class PageStates {
  readonly #lastGood = new Map<string, Page>();

  stateOf({ source, path, compiled, siteErrors }: Compiled, texts: Texts): Omit<PageState, 'absent'> {
    const diagnostics = [...compiled.diagnostics, ...siteErrors];
    const { page, problems } = problemsOf(compiled.page ?? emptyPage(source.file, path), diagnostics, texts);
    const lastGood = this.#lastGood.get(path);
    const isFixed = compiled.diagnostics.some(
      ({ code, severity }) => severity === 'error' && /^(file|syntax|layout)\//.test(code),
    );
    // A slip in the text is fixed in memory, and what was meant is shown: unless whole sections were lost by it.
    const isWhole = compiled.page && (!isFixed || (lastGood && page.sections.length >= lastGood.sections.length));
    if (isWhole) {
      if (!isFixed) this.#lastGood.set(path, page);
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
}

/** What stands for a page that has never been readable. */
function emptyPage(file: string, path: string): Page {
  return { path, title: file, description: '', sections: [], forms: {} };
}
