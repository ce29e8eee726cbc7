import { join } from 'node:path';
import { findChromium } from '#builder/render';
import { peersFolder, peersNode } from './peers.ts';
import { median, run } from './run.ts';

/** What Lighthouse says of one load of a page on its simulated phone; times in ms. */
export type LighthouseFigures = {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  mainThread: number;
};

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
} as const;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** One run of Lighthouse on a page, with its standard settings for phones: of its performance category, or of others too. */
async function report(url: string, categories = ['performance']): Promise<Report> {
  const { output } = await run(
    [
      join(peersFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { node: [peersNode], env: { CHROME_PATH: findChromium()?.executablePath ?? '' } },
  );
  return JSON.parse(output.slice(output.indexOf('{'))) as Report;
}

/** The figures of one run of its performance category. */
export async function lighthouse(url: string): Promise<LighthouseFigures> {
  const found = await report(url);
  const value = (name: keyof typeof audits) => found.audits[audits[name]]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((found.categories['performance']?.score ?? Number.NaN) * 100),
    firstPaint: Math.round(value('firstPaint')),
    largestPaint: Math.round(value('largestPaint')),
    blocked: Math.round(value('blocked')),
    shift: value('shift'),
    mainThread: Math.round(value('mainThread')),
  };
}

/**
 * Loads several pages in turn, `runs` times, so that what else the machine does falls on all of them alike. Medians.
 * A run that fails is repeated once: now and then Chromium loses the trace of the load.
 */
export async function pairedLighthouse(
  urls: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, LighthouseFigures & { spread: string }>> {
  const found = new Map<string, LighthouseFigures[]>(Object.keys(urls).map((name) => [name, []]));
  for (let index = 0; index < runs; index += 1)
    for (const [name, url] of Object.entries(urls))
      found.get(name)?.push(await lighthouse(url).catch(() => lighthouse(url)));
  return Object.fromEntries([...found].map(([name, figures]) => [name, summary(figures)]));
}

function summary(figures: readonly LighthouseFigures[]): LighthouseFigures & { spread: string } {
  const of = (key: keyof LighthouseFigures) => figures.map((each) => each[key]);
  const rangeOf = (key: keyof LighthouseFigures) => `${Math.min(...of(key))}–${Math.max(...of(key))}`;
  return {
    score: median(of('score')),
    firstPaint: median(of('firstPaint')),
    largestPaint: median(of('largestPaint')),
    blocked: median(of('blocked')),
    shift: median(of('shift')),
    mainThread: median(of('mainThread')),
    spread: `first paint ${rangeOf('firstPaint')}, blocked ${rangeOf('blocked')}, main thread ${rangeOf('mainThread')}`,
  };
}

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** All four scores of several pages, loaded in turn, with what they loaded and when the largest thing was there. Medians. */
export async function pairedScores(
  urls: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, Record<string, number>>> {
  const found = new Map<string, Report[]>(Object.keys(urls).map((name) => [name, []]));
  for (let index = 0; index < runs; index += 1)
    for (const [name, url] of Object.entries(urls))
      found.get(name)?.push(await report(url, allCategories).catch(() => report(url, allCategories)));
  const summed = [...found].map(([name, reports]) => {
    const audit = (id: string) => median(reports.map(({ audits: { [id]: each } }) => each?.numericValue ?? Number.NaN));
    const scores = allCategories.map((category) => [
      category,
      Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? Number.NaN)) * 100),
    ]);
    const figures = {
      'largest paint, Lighthouse (ms)': Math.round(audit('largest-contentful-paint')),
      'shift, Lighthouse': audit('cumulative-layout-shift'),
      'bytes, Lighthouse': audit('total-byte-weight'),
    };
    return [name, { ...Object.fromEntries(scores), ...figures }];
  });
  return Object.fromEntries(summed);
}
