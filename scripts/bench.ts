import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand, sitePaths } from '#builder/base';
import { SiteFolder } from '#builder/server';
import { benchBuild } from './bench/build.ts';
import { benchCheck } from './bench/check.ts';
import { benchContact } from './bench/contact.ts';
import { benchDrafts } from './bench/drafts.ts';
import { benchEdits } from './bench/edit.ts';
import { floors, servableFloor } from './bench/floor.ts';
import { benchFont } from './bench/font.ts';
import { benchInbox } from './bench/inbox.ts';
import { pairedLighthouse } from './bench/lighthouse.ts';
import { benchLoad } from './bench/load.ts';
import { benchLongLines } from './bench/long-lines.ts';
import { peers, servablePeer, setUpPeers, writePeerContent } from './bench/peers.ts';
import { benchPictures } from './bench/pictures.ts';
import { benchPublish, benchVisitorsOfPublished } from './bench/publish.ts';
import { benchSave } from './bench/save.ts';
import { benchSearch } from './bench/search.ts';
import { served } from './bench/serve.ts';
import { measureSizes } from './bench/sizes.ts';
import { benchStudio } from './bench/studio.ts';
import { benchVisits } from './bench/visit.ts';

/** What is measured of a built site. */
const partsOfBuiltSite = ['sizes', 'visit', 'lighthouse', 'routes', 'font', 'load'];

/**
 * `npm run bench [-- --only build,check,edit,save,sizes,visit,load,contact,lighthouse,routes,font,pictures,studio,publish,drafts,inbox,search] [--paths /,/about] [--sizes 20,200,2000] [--runs 5]
 * [--photographs 30] [--out DIR] [--peers] [--beside astro,eleventy,next,floor,swap] [--json FILE]`: measures the builder and the built site in `dist/` or
 * DIR (build it first), prints tables and writes JSON. `--peers` measures Astro, Eleventy, Next and the floors beside it, or those that
 * `--beside` names, in the folder `.bench`; Lighthouse needs it too. `routes` and `font` go through all pages, or those of `--paths`.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'build,check,edit,save,sizes,visit,load,contact' },
      paths: { type: 'string' },
      sizes: { type: 'string', default: '20,200,2000' },
      runs: { type: 'string', default: '5' },
      out: { type: 'string', default: 'dist' },
      photographs: { type: 'string', default: '30' },
      peers: { type: 'boolean', default: false },
      beside: { type: 'string', default: [...peers, ...floors].join() },
      json: { type: 'string', default: 'bench.json' },
    },
  });
  const { out } = values;
  const wanted = new Set(values.only.split(','));
  // What builds and checks takes minutes: a site that is missing is told of before.
  if (partsOfBuiltSite.some((part) => wanted.has(part))) await SiteFolder.open(out);
  const sizes = values.sizes.split(',').map(Number);
  const runs = Number(values.runs);
  const beside = values.peers ? values.beside.split(',') : [];
  const results: Record<string, unknown> = {
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
    date: new Date().toISOString(),
  };
  const show = (name: string, figures: object) => {
    results[name] = figures;
    console.log(`\n${name}`);
    console.table(figures);
  };
  if (values.peers) setUpPeers();
  if (wanted.has('sizes')) show('sizes (bytes, brotli)', measureSizes(out));
  if (wanted.has('build')) show('build (s, MB)', await benchBuild(sizes, beside, runs));
  if (wanted.has('check')) {
    show('check a page of 64 KiB in one line: the slowest shapes', benchLongLines());
    show('check pages of 8 kB', await benchCheck([200, 2000], runs));
  }
  if (wanted.has('edit')) show('change a page of pages/ (ms)', benchEdits('pages'));
  if (wanted.has('save')) show('save to pixels (ms)', await benchSave([20, 2000], runs));
  if (wanted.has('publish')) {
    show('publish a word, take it back (s)', await benchPublish(sizes, runs));
    show('visitors at rest and while it publishes', await benchVisitorsOfPublished(Math.max(...sizes)));
  }
  if (wanted.has('drafts')) show('200 people save at once (ms)', await benchDrafts(Math.max(...sizes)));
  if (wanted.has('inbox')) show('inbox of 100,000 messages (ms)', await benchInbox(100_000, runs));
  if (wanted.has('search')) show('search (s of the processor, ms)', await benchSearch(Math.max(...sizes), runs));
  if (wanted.has('studio')) show('Studio (ms)', await benchStudio(runs));
  if (wanted.has('visit')) show('visit (ms)', await withSites(out, beside, (urls) => benchVisits(urls, runs)));
  if (wanted.has('lighthouse'))
    show('Lighthouse, phone (ms)', await withSites(out, beside, (urls) => pairedLighthouse(urls, runs)));
  const pathsOf = async (url: string) => values.paths?.split(',') ?? (await sitePaths(url));
  if (wanted.has('routes'))
    show('Lighthouse, every route (ms)', await served(out, async (url) => everyRoute(url, await pathsOf(url), runs)));
  if (wanted.has('font'))
    show('font on a first visit (ms)', await served(out, async (url) => benchFont(url, await pathsOf(url))));
  if (wanted.has('pictures'))
    show('a page of photographs', await benchPictures(Number(values.photographs), runs, values.peers));
  if (wanted.has('load')) show('pages under load', await benchLoad(out));
  if (wanted.has('contact')) show('contact', await benchContact(projectRoot));
  writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten to ${values.json}. These machines are noisy: compare ratios of one run, not times of two.`);
});

/** Serves the built site and those that are wanted `beside` it, and gives their home pages by name. */
async function withSites<Result>(
  out: string,
  beside: readonly string[],
  use: (urls: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const open = async (left: readonly [string, string][], urls: Record<string, string>): Promise<Result> => {
    const [next, ...others] = left;
    if (!next) return use(urls);
    const [name, folder] = next;
    return served(folder, (url) => open(others, { ...urls, [name]: url }));
  };
  return open([['this site', out], ...(await peerSites(out, beside))], {});
}

/** The folders of what this site is compared with, by name: those of `names`. */
async function peerSites(out: string, names: readonly string[]): Promise<[string, string][]> {
  if (names.length === 0) return [];
  const content = writePeerContent('pages', out);
  const sites: [string, string][] = [];
  for (const peer of peers) if (names.includes(peer)) sites.push([peer, await servablePeer(peer, content, out)]);
  for (const floor of floors) if (names.includes(floor)) sites.push([floor, await servableFloor(floor, out)]);
  return sites;
}

/** Each of some pages of a served site. */
function everyRoute(url: string, paths: readonly string[], runs: number): ReturnType<typeof pairedLighthouse> {
  return pairedLighthouse(Object.fromEntries(paths.map((path) => [path, url + path])), runs);
}
