import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { launchChromium, settings } from '#builder/render';
import type { Picture, Page as SitePage } from '#kit/model';
import { compressFolder } from './compress-folder.ts';
import { pairedScores } from './lighthouse.ts';
import { copyHeaders, peersFolder, peersNode, writePeerContent } from './peers.ts';
import { makePhotographs } from './photographs.ts';
import { median, type Run, run, runScript } from './run.ts';
import { served } from './serve.ts';
import { loadFigures, slow, visit } from './visit-page.ts';

/** Where the page with the photographs stands. */
const path = '/photographs';

/** Figures of a site with photographs, by what they are called: seconds, MB, ms, bytes, and Lighthouse's scores. */
export type PictureFigures = Record<string, string | number>;

/**
 * Builds a site with a page of `count` photographs of twelve megapixels, nothing of them known and then once more, and visits it;
 * beside it, with the peers, Astro with the same page, its pictures by `<Picture>` in the same widths, formats and qualities.
 */
export async function benchPictures(
  count: number,
  runs: number,
  withPeers: boolean,
): Promise<Record<string, PictureFigures>> {
  const { folder, remove } = temporaryFolder('bench-pictures-');
  try {
    const names = await makePhotographs(join(peersFolder, 'photographs'), count);
    const pages = writePages(folder, names);
    const out = join(folder, 'dist');
    const figures = { 'this site': await builds(() => runScript('build', ['--pages', pages, '--out', out])) };
    if (!withPeers)
      return { 'this site': { ...figures['this site'], ...(await visits({ 'this site': out }, runs))['this site'] } };
    const astro = prepareAstro(pages, out, names);
    const astroOut = join(folder, 'astro');
    const astroFigures = await builds(() => astro(astroOut));
    copyHeaders(out, astroOut);
    await compressFolder(astroOut);
    writeFileSync(join(astroOut, '404.html'), '<!doctype html>\n<title>Not found</title>\n');
    const seen = await visits({ 'this site': out, astro: astroOut }, runs);
    return {
      'this site': { ...figures['this site'], ...seen['this site'] },
      astro: { ...astroFigures, ...seen['astro'] },
    };
  } finally {
    remove();
  }
}

/** The shipped pages and one with the photographs: one at the top, two in texts, the others on cards. */
function writePages(folder: string, names: readonly string[]): string {
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'pages'), pages, { recursive: true });
  mkdirSync(join(pages, '_media'), { recursive: true });
  // Bytes behind the end change no pixel, but the content: nothing of it is known from an earlier run.
  const tail = randomBytes(8);
  for (const name of names) {
    const original = readFileSync(join(peersFolder, 'photographs', name));
    writeFileSync(join(pages, '_media', name), Buffer.concat([original, tail]));
  }
  const picture = (name: string) => ({ file: name, alt: `Hills and houses, ${name.replaceAll(/\D/g, '')}` });
  const [first = '', second = '', third = '', ...others] = names;
  const prose = (name: string) => ({
    type: 'prose',
    paragraphs: 'Hills below a sky with clouds.',
    picture: picture(name),
  });
  const page = {
    title: 'Photographs of many hills',
    description: 'A page with many photographs of twelve megapixels, as a marketing team would put them there.',
    sections: [
      { type: 'hero', heading: 'Photographs', picture: picture(first) },
      ...[second, third].filter((name) => name !== '').map(prose),
      ...(others.length < 2
        ? []
        : [
            {
              type: 'card-grid',
              heading: 'Many more',
              items: others.map((name) => ({ title: name.replace('.jpg', ''), picture: picture(name) })),
            },
          ]),
    ],
  };
  // The peers read YAML, which JSON is too.
  writeFileSync(join(pages, `${path.slice(1)}.yaml`), JSON.stringify(page, null, 2));
  return pages;
}

/** Builds a site whose pictures nobody knows, and builds it again. */
async function builds(build: () => Promise<Run>): Promise<PictureFigures> {
  const cold = await build();
  const again = await build();
  return {
    'cold build (s)': rounded(cold.seconds),
    'built again (s)': rounded(again.seconds),
    'peak (MB)': Math.round(cold.peakMb),
  };
}

/** Writes Astro's project for the pages that were built into `built`; returns what builds it. */
function prepareAstro(pages: string, built: string, names: readonly string[]): (out: string) => Promise<Run> {
  const project = join(peersFolder, 'astro-pictures');
  mkdirSync(join(peersFolder, 'astro/src'), { recursive: true });
  const content = writePeerContent(pages, built);
  cpSync(join(peersFolder, 'astro/src/style.css'), join(project, 'src/style.css'));
  cpSync(join(projectRoot, 'public'), join(project, 'public'), { recursive: true });
  for (const ending of ['json', 'yaml']) rmSync(join(content, `${path.slice(1)}.${ending}`));
  const originals = join(project, 'src/photographs');
  rmSync(originals, { recursive: true, force: true });
  mkdirSync(originals, { recursive: true });
  for (const name of names) cpSync(join(pages, '_media', name), join(originals, name));
  writeFileSync(join(project, 'src/photographs.json'), JSON.stringify(partsOf(built)));
  for (const cache of ['node_modules', '.astro']) rmSync(join(project, cache), { recursive: true, force: true });
  const { avif, webp, jpg } = settings;
  const env = { CONTENT: content, ENCODING: JSON.stringify({ avif, webp, jpeg: jpg }), ASTRO_TELEMETRY_DISABLED: '1' };
  return (out) =>
    run([join(peersFolder, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      node: [peersNode],
      cwd: project,
      env: { ...env, OUT: out },
    });
}

/** The page as it was built, with its pictures taken out: what stands between them, and what each asks for. */
function partsOf(built: string) {
  const document = readFileSync(join(built, path, 'index.html'), 'utf8');
  const { page } = JSON.parse(readFileSync(join(built, path, 'page.json'), 'utf8')) as { page: SitePage };
  const body = /<body>\s*([\s\S]*)<\/body>/.exec(document)?.[1] ?? '';
  const between = body.split(/<picture>[\s\S]*?<\/picture>/);
  const pictures = picturesIn(page.sections).map(({ stem = '', widths, sizes, alt, width, height, isFirst }) => ({
    file: `${/(photograph-\d+)/.exec(stem)?.[1]}.jpg`,
    widths,
    sizes,
    alt,
    width,
    height,
    isFirst,
  }));
  const parts = between.flatMap((html, index) => [html, ...pictures.slice(index, index + 1)]);
  return { title: page.title, description: page.description, parts };
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  // Nothing else in a page says how wide it is shown.
  if ('sizes' in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}

/** Visits the page in each of some built sites, in turn. */
async function visits(
  sites: Readonly<Record<string, string>>,
  runs: number,
  urls: Record<string, string> = {},
): Promise<Record<string, PictureFigures>> {
  const [next, ...others] = Object.entries(sites);
  if (next)
    return served(next[1], (url) => visits(Object.fromEntries(others), runs, { ...urls, [next[0]]: url + path }));
  const scores = await pairedScores(urls, runs);
  const browser = await launchChromium();
  const found = new Map<string, number[]>();
  try {
    for (let index = 0; index < runs; index += 1)
      for (const [site, url] of Object.entries(urls))
        for (const [name, line] of Object.entries({ local: undefined, slow }))
          for (const [what, figure] of Object.entries(await visit(browser, { url, line }, line ? settled : scrolled)))
            found.set(`${site} ${name} ${what}`, [...(found.get(`${site} ${name} ${what}`) ?? []), figure]);
  } finally {
    await browser.close();
  }
  const of = (site: string, what: string) => rounded(median(found.get(`${site} ${what}`) ?? []));
  const rows = Object.keys(urls).map((site): [string, PictureFigures] => [
    site,
    {
      ...scores[site],
      'largest paint, local (ms)': of(site, 'local largest'),
      'largest paint, slow (ms)': of(site, 'slow largest'),
      'shift / 1000, scrolled': of(site, 'local shift'),
      'bytes, scrolled': of(site, 'local bytes'),
      'bytes of pictures, scrolled': of(site, 'local pictures'),
    },
  ]);
  return Object.fromEntries(rows);
}

/** The figures of a load once what is to be seen has been painted. */
async function settled(page: Parameters<typeof loadFigures>[0]): ReturnType<typeof loadFigures> {
  await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0));
  await page.waitForTimeout(1000);
  return loadFigures(page);
}

/** The figures of a load, and after the whole page was scrolled through: its layout shift, and the bytes of all that came. */
async function scrolled(page: Parameters<typeof loadFigures>[0]): Promise<Record<string, number>> {
  const { largest } = await settled(page);
  for (let at = 0; at < (await page.evaluate(() => document.body.scrollHeight)); at += 600) {
    await page.evaluate((top) => scrollTo(0, top), at);
    await page.waitForTimeout(60);
  }
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  const { shift } = await loadFigures(page);
  const loaded = await page.evaluate(() =>
    performance.getEntries().flatMap((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) return [];
      return [{ isPicture: entry.initiatorType === 'img', bytes: entry.encodedBodySize }];
    }),
  );
  const bytesOf = (entries: typeof loaded) => entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const pictures = bytesOf(loaded.filter(({ isPicture }) => isPicture));
  return { largest, shift, bytes: bytesOf(loaded), pictures };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
