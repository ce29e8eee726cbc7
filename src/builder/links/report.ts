import { allFiles } from '#engine';
import { counted } from '#engine/catalogue';
import { formatText } from '#engine/report';
import type { LinkReport } from './check-links.ts';
import type { Found } from './look-at.ts';
import type { Known } from './remember.ts';

/** What was found of the links to elsewhere, for people; with `isAll`, of each address that is not as it should be. */
export function linksReport(report: LinkReport, isAll: boolean): string {
  const { addresses, asked, known, diagnostics, files } = report;
  if (addresses.length === 0) return 'No page links to another site.';
  const states = addresses.flatMap((address) => (Object.hasOwn(known, address) ? [known[address]] : []));
  const told = new Set(diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`)).size;
  const fresh = addresses.filter((address) => isFresh(known[address]));
  const sources = new Map(allFiles(files).map(({ file, text }) => [file, text]));
  return [
    ...(diagnostics.length > 0 ? [formatText(diagnostics, { sources }), ''] : []),
    `${counted(addresses.length, 'address', 'addresses')} of other sites, of which ${asked.size} were asked for now: ${tally(states)}.`,
    ...(asked.size === 0 && addresses.some((address) => !Object.hasOwn(known, address))
      ? ['No server could be reached, so nothing was noted down: is this computer offline?']
      : []),
    ...(told > 0 ? [`${counted(told, 'link')} told above: so found on three days running.`] : []),
    ...(diagnostics.some(({ fix }) => fix)
      ? ['`npm run validate -- --fix` writes the new addresses of pages that have moved.']
      : []),
    ...(fresh.length > 0
      ? [
          `${counted(fresh.length, 'address', 'addresses')} found wanting for fewer than three days, so not told yet${isAll ? ':' : ' (`--all` lists them).'}`,
          ...(isAll ? fresh.map((address) => `  ${address}: ${words(known[address]?.found)}`) : []),
        ]
      : []),
    ...(isAll ? unjudged(report) : []),
  ].join('\n');
}

/** Found wanting, and not told yet. */
function isFresh(known: Known | undefined): boolean {
  return known !== undefined && known.days < 3 && known.found.what !== 'fine' && known.found.what !== 'unknown';
}

/** The addresses that nobody can judge, with the reason. */
function unjudged({ addresses, known, asked }: LinkReport): string[] {
  const lines = addresses.flatMap((address) => {
    const found = asked.get(address) ?? known[address]?.found;
    return found?.what === 'unknown' ? [`  ${address}: ${words(found)}`] : [];
  });
  return lines.length === 0 ? [] : ['Nobody can judge, and nothing is told of:', ...lines];
}

function tally(states: readonly (Known | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const state of states) {
    const what = kinds[state?.found.what ?? 'unknown'];
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts.size === 0 ? 'none is known yet' : [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
}

const kinds: Readonly<Record<Found['what'], string>> = {
  fine: 'lead to a page',
  moved: 'moved for good',
  gone: 'gone',
  certificate: 'with a certificate that isn’t valid',
  unreachable: 'can’t be reached',
  unknown: 'that nobody can judge',
};

const reasons = {
  robots: 'its robots.txt sends programs away',
  refuses: 'its server sends programs away',
  busy: 'its server asks for time, or there was no time left',
  offline: 'this computer has no network',
  inside: 'it lies in a network of your own (`--inside` asks there too)',
  untold: 'its certificate can’t be judged from here',
  sample: 'it is an address for examples, which no server has',
} as const;

function words(found: Found | undefined): string {
  if (!found) return 'not asked yet';
  if (found.what === 'moved') return `moved to ${found.to}`;
  if (found.what === 'unreachable') return `can’t be reached (${found.why})`;
  return found.what === 'unknown' ? reasons[found.why] : kinds[found.what];
}
