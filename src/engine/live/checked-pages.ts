import type { SourceFile } from '#kit/model';
import type { CompiledSite } from '../4-compile/site/compile-site.ts';
import type { CheckedPage } from '../links/checked-page.ts';
import { compilePage } from '../pipeline.ts';

/** What is wrong in pages while they are edited: found once for as long as neither the page nor the site changes. */
export class CheckedPages {
  readonly #known = new WeakMap<SourceFile, { site: CompiledSite; page: CheckedPage }>();

  check(source: SourceFile, site: CompiledSite): CheckedPage {
    const known = this.#known.get(source);
    if (known?.site === site) return known.page;
    const { page, diagnostics, references, state } = compilePage(source, site.context);
    const { path = '', title = '', description = '' } = page ?? {};
    const kept = { ...(page ? { page: { path, title, description } } : {}), ...(state ? { state } : {}) };
    const checked = { source, ...kept, diagnostics, references };
    this.#known.set(source, { site, page: checked });
    return checked;
  }
}
