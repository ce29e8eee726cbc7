import type { Checker } from '../../3-repair/checker.ts';
import { sharedOutlines } from '../addresses/routes.ts';
import type { ContentFiles } from '../content-files.ts';
import { allWhens, type Outline, type Outlines, outlinesOf, schedulesIn } from '../outline.ts';
import { shownWhen, type When, zoneOf } from './when.ts';

/** The times at which something of a content folder comes or goes, in order. */
export function boundariesOf(files: ContentFiles, checker: Checker, outlines?: Outlines): number[] {
  const site = files.site && checker.read(files.site, 'SiteSource');
  return timesOf(allOf(files, checker, outlines), zoneOf(site?.data));
}

/** True where something of a content folder comes or goes, or is hidden. */
export function isScheduled(files: ContentFiles, checker: Checker): boolean {
  return allOf(files, checker).length > 0;
}

/** All that a content folder says of when something is shown. */
function allOf(files: ContentFiles, checker: Checker, outlines: Outlines = outlinesOf(files.pages, checker)): When[] {
  const { site, shared, overlays = [] } = files;
  const words = [
    ...(site ? [checker.read(site, 'SiteSource')] : []),
    ...overlays.flatMap((overlay) => (overlay.site ? checker.read(overlay.site, 'SiteOverlay') : [])),
  ];
  const sections = [shared, ...overlays.map((overlay) => overlay.shared)].flatMap((list) => [
    ...sharedOutlines(list, checker).values(),
  ]);
  return [
    ...words.flatMap((document) => allWhens(schedulesIn(document))),
    ...[...outlines.values(), ...sections].flatMap(whensOf),
  ];
}

/** The times at which the sections of a page come or go, or the page itself. */
export function pageBoundaries(page: Outline, shared: ReadonlyMap<string, Outline>, zone: string): number[] {
  const used = new Set<string>();
  const note = (names: readonly string[]): void => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      note(shared.get(name)?.shared ?? []);
    }
  };
  note(page.shared);
  return timesOf([page, ...[...used].flatMap((name) => shared.get(name) ?? [])].flatMap(whensOf), zone);
}

function whensOf({ dates }: Outline): When[] {
  return dates?.all ?? [];
}

/** What is hidden, or gone before it would come, changes nothing on any day. */
function timesOf(whens: readonly When[], zone: string): number[] {
  const times = new Set(whens.flatMap((when) => shownWhen(when, zone).flat()).filter(Number.isFinite));
  return [...times].sort((a, b) => a - b);
}
