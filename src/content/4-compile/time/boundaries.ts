import type { Checker } from '../../3-repair/checker.ts';
import { readDocument } from '../../3-repair/read-document.ts';
import { parseMoment } from '../../base/moment.ts';
import type { ContentFiles } from '../content-files.ts';
import { type Outline, type Outlines, outlinesOf, schedulesIn } from '../outline.ts';
import { sharedOutlines } from '../routes.ts';
import { zoneOf } from '../site/site-names.ts';

/** The times at which something of a content folder comes or goes, in order. */
export function boundariesOf(
  files: ContentFiles,
  checker: Checker,
  outlines: Outlines = outlinesOf(files.pages, checker),
): number[] {
  const site = files.site && readDocument(files.site, 'SiteSource', checker);
  const zone = zoneOf(site?.data);
  const { shared, overlays = [] } = files;
  const words = overlays.flatMap((overlay) => (overlay.site ? readDocument(overlay.site, 'SiteOverlay', checker) : []));
  const sections = [shared, ...overlays.map((overlay) => overlay.shared)].flatMap((list) => [
    ...sharedOutlines(list, checker).values(),
  ]);
  const moments = [
    ...[...(site ? [site] : []), ...words].flatMap((document) => schedulesIn(document).moments),
    ...[...outlines.values(), ...sections].flatMap(momentsOf),
  ];
  return timesOf(moments, zone);
}

/** True where something of a content folder comes or goes, or is hidden. */
export function isScheduled(files: ContentFiles, checker: Checker): boolean {
  const site = files.site && schedulesIn(readDocument(files.site, 'SiteSource', checker));
  const outlines = [...outlinesOf(files.pages, checker).values(), ...sharedOutlines(files.shared, checker).values()];
  return (site?.whens.size ?? 0) > 0 || outlines.some(({ dates }) => dates !== undefined);
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
  return timesOf([page, ...[...used].flatMap((name) => shared.get(name) ?? [])].flatMap(momentsOf), zone);
}

function momentsOf({ dates }: Outline): string[] {
  return dates?.moments ?? [];
}

function timesOf(moments: readonly string[], zone: string): number[] {
  const times = new Set(moments.flatMap((text) => parseMoment(text, zone) ?? []));
  return [...times].sort((a, b) => a - b);
}
