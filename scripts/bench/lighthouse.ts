import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
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

/** One run of Lighthouse's performance category on a page, with its standard settings for phones. */
export async function lighthouse(url: string): Promise<LighthouseFigures> {
  const { output } = await run(
    [
      join(peersFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { node: [peersNode], env: { CHROME_PATH: findChromium()?.executablePath ?? '' } },
  );
  const report = JSON.parse(output.slice(output.indexOf('{'))) as {
    categories: { performance: { score: number } };
    audits: Record<string, { numericValue?: number }>;
  };
  const value = (name: keyof typeof audits) => report.audits[audits[name]]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(report.categories.performance.score * 100),
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
