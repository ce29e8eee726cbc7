import {
  type AbsentPart,
  absenceAt,
  absentInMenus,
  absentInPage,
  boundariesOf,
  type Checker,
  type CompiledSite,
  type ContentFiles,
  compileSite,
  isScheduled,
  keepLastGood,
} from '#engine';
import { isShownAt, momentWords, noMomentWords, parseMoment } from '#engine/base';
import { absenceLabel } from '#engine/catalogue';
import type { SourceFile } from '#kit/model';
import type { Absent, Missing, View } from '#kit/preview';

/** How somebody wants to look at the site: at a time as pages write it, or now; with what visitors don't see then, or without. */
export type WantedView = { at: string | undefined; showsAbsent: boolean };

/** What is known of a site at a time: between two boundaries nothing changes. */
type SiteAt = { whole: CompiledSite; passed: number; site: CompiledSite };

/**
 * How the preview looks at a site: now or at another time, with everything that visitors don't see then, or as they see it.
 * The site itself is always compiled whole; what visitors see is compiled from it when somebody looks.
 */
export class SiteView {
  #checker: Checker;
  #at: number | undefined;
  #showsAbsent = true;
  #known: SiteAt | undefined;
  #boundaries: { whole: CompiledSite; times: readonly number[]; isScheduled: boolean } | undefined;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** Has the site checked by another checker from now on. */
  checkWith(checker: Checker): void {
    this.#checker = checker;
  }

  /** Takes a wish over. Returns why that can't be, if it can't. */
  set({ at, showsAbsent }: WantedView, zone: string): string | undefined {
    const time = at === undefined ? undefined : parseMoment(at, zone);
    if (at !== undefined && time === undefined) return noMomentWords(at);
    this.#at = time;
    this.#showsAbsent = showsAbsent;
    return undefined;
  }

  /** The site to be shown. `whole` is all of it. */
  siteOf(files: ContentFiles, whole: CompiledSite): CompiledSite {
    if (this.#showsAbsent || !this.#schedule(files, whole).isScheduled) return whole;
    const at = this.#time;
    const passed = this.#schedule(files, whole).times.filter((time) => time <= at).length;
    if (this.#known?.whole !== whole || this.#known.passed !== passed) {
      const site = keepLastGood(compileSite(files, this.#checker, { now: Date.now(), at }), whole);
      this.#known = { whole, passed, site };
    }
    return this.#known.site;
  }

  /** What of a page is shown though visitors don't see it. */
  absentIn(source: SourceFile, files: ContentFiles, whole: CompiledSite): Absent[] {
    if (!this.#showsAbsent || !this.#schedule(files, whole).isScheduled) return [];
    return absentInPage(source, { context: whole.context, shared: files.shared, at: this.#time }).map(inWords);
  }

  /** The view in words and figures; nothing for a site of which nothing comes or goes. */
  describe(files: ContentFiles, whole: CompiledSite): View | undefined {
    const { times, isScheduled } = this.#schedule(files, whole);
    if (!isScheduled) return undefined;
    const { context, source } = whole;
    const { zone } = context;
    const at = this.#time;
    const before = times.findLast((time) => time < at);
    const after = times.find((time) => time > at);
    const document = files.site && this.#checker.read(files.site, 'SiteSource');
    return {
      at: fieldValue(at, zone),
      isNow: this.#at === undefined,
      zone,
      showsAbsent: this.#showsAbsent,
      ...(before === undefined ? {} : { before: momentWords(before, zone) }),
      ...(after === undefined ? {} : { after: momentWords(after, zone) }),
      menus:
        document && source && this.#showsAbsent ? absentInMenus(document, source, { context, at }).map(inWords) : [],
    };
  }

  /** Why there is no page at an address at the time that is looked at, where there is one at another. */
  explain(path: string, { context: { routes, zone } }: CompiledSite): Missing | undefined {
    const route = routes.get(path);
    const at = this.#time;
    if (this.#showsAbsent || !route || isShownAt(route.shown, at)) return undefined;
    const { words } = inWords({ path: [], absence: absenceAt(route.shown, at, zone) });
    return {
      why: [`Visitors get no page ${path} on ${momentWords(at, zone)}: ${words.toLowerCase()}.`],
      links: [{ href: '/', label: 'Open the home page' }],
    };
  }

  get #time(): number {
    return this.#at ?? Date.now();
  }

  /** When something of a site comes or goes, worked out once for each state of it. */
  #schedule(files: ContentFiles, whole: CompiledSite): { times: readonly number[]; isScheduled: boolean } {
    if (this.#boundaries?.whole !== whole) {
      const times = boundariesOf(files, this.#checker);
      this.#boundaries = { whole, times, isScheduled: times.length > 0 || isScheduled(files, this.#checker) };
    }
    return this.#boundaries;
  }
}

function inWords({ path, absence }: AbsentPart): Absent {
  return { path, words: absenceLabel(absence) };
}

/** A time as a field for a day and a time takes it: the clock of the site's zone, to the minute. */
function fieldValue(time: number, zone: string): string {
  const words = momentWords(time - (time % 60_000), zone);
  return words.length === 10 ? `${words}T00:00` : words.slice(0, 16).replace(' ', 'T');
}
