import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { applyFixes, type ContentFiles, compileContent } from '#engine';
import type { Diagnostic, SourceFile } from '#kit/model';
import { specification } from '../../specification/folders.ts';
import { randomFrom } from '../../support/random.ts';
import { checker } from './samples.ts';
import type { SlipMade } from './slip.ts';
import { slips } from './slips.ts';

/** How many slips there were, and what came of them; rates are in percent. */
export type Measure = { made: number; caught: number; clean: number; restored: number; failures: string[] };

const files = readContent(projectRoot, specification.pages, specification.public);

/** The data of a text as another reader of YAML sees it, for comparison; nothing where it can't be read. */
function dataOf(text: string): string | undefined {
  try {
    return JSON.stringify(parse(text, { logLevel: 'silent' }));
  } catch {
    return undefined;
  }
}

function check(source: SourceFile): Diagnostic[] {
  const pages = files.pages.map((page) => (page.file === source.file ? source : page));
  const changed: ContentFiles = { ...files, pages };
  return compileContent(changed, checker).diagnostics.filter(({ severity }) => severity !== 'note');
}

/**
 * Makes every slip on every line of every frozen page where it applies, of which each `every`-th from the one numbered
 * `first` is checked: several processes can share the work.
 * A slip that leaves the data as it was is none. Clean is exactly one message, on the line of the slip.
 */
export function measureSlips(every: number, first = 0): Measure {
  const pick = randomFrom(7);
  const counts = { made: 0, caught: 0, clean: 0, repairable: 0, restored: 0 };
  const failures: string[] = [];
  let place = 0;
  for (const { file, text } of files.pages) {
    const lines = text.split('\n');
    const original = dataOf(text);
    for (const slip of slips) {
      for (let line = 0; line < lines.length; line++) {
        const made = slip.make(lines, line, pick);
        if (!made || place++ % every !== first || dataOf(made.lines.join('\n')) === original) continue;
        const found = check({ file, text: made.lines.join('\n') });
        const isClean = found.length === 1 && found[0]?.file === file && made.at.includes(found[0].line - 1);
        const isRestored = slip.isRepairable && isFixed(file, made, found, original);
        counts.made++;
        if (found.length > 0) counts.caught++;
        if (isClean) counts.clean++;
        if (slip.isRepairable) counts.repairable++;
        if (isRestored) counts.restored++;
        if (!isClean || (slip.isRepairable && !isRestored)) failures.push(failure(slip.name, file, line, found));
      }
    }
  }
  const rate = (count: number, of: number) => (100 * count) / of;
  const { made, caught, clean, repairable, restored } = counts;
  return { made, caught: rate(caught, made), clean: rate(clean, made), restored: rate(restored, repairable), failures };
}

function isFixed(
  file: string,
  { lines, meant }: SlipMade,
  found: readonly Diagnostic[],
  original: string | undefined,
): boolean {
  const own = found.filter((diagnostic) => diagnostic.file === file);
  return dataOf(applyFixes(lines.join('\n'), own).text) === (meant === undefined ? original : dataOf(meant));
}

function failure(name: string, file: string, line: number, found: readonly Diagnostic[]): string {
  return `${name}, ${file}:${line + 1}: ${found.map((diagnostic) => `${diagnostic.line} ${diagnostic.code}`).join(', ') || 'nothing'}`;
}

/**
 * Makes three slips on each page, or each `every`-th, apart from each other, and counts those that get a message on their line in
 * one run.
 */
export function measureTriples(
  rounds: number,
  every = 1,
): { pages: number; found: number; whole: number; failures: string[] } {
  const pick = randomFrom(11);
  const failures: string[] = [];
  let [pages, found, whole] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    for (const page of files.pages.filter((_, index) => index % every === 0)) {
      const made = threeSlips(page.text.split('\n'), pick);
      if (!made) continue;
      const diagnostics = check({ file: page.file, text: made.lines.join('\n') });
      const isFound = (at: readonly number[]) =>
        diagnostics.some(({ file, line }) => file === page.file && at.includes(line - 1));
      const hits = made.places.filter(isFound).length;
      pages++;
      found += hits;
      if (hits === 3) whole++;
      else failures.push(`${made.names.join(' + ')}, ${page.file}: ${hits} of 3 found`);
    }
  }
  return { pages, found: (100 * found) / (3 * pages), whole: (100 * whole) / pages, failures };
}

type ThreeSlips = { lines: string[]; places: readonly (readonly number[])[]; names: string[] };

/** From the end of the page to its beginning, so that places further down are known. */
function threeSlips(original: string[], pick: (count: number) => number): ThreeSlips | undefined {
  let lines = original;
  let places: number[][] = [];
  const names: string[] = [];
  const third = Math.floor(original.length / 3);
  for (const part of [2, 1, 0]) {
    for (let tries = 0; tries < 60 && names.length < 3 - part; tries++) {
      const line = part * third + 1 + pick(third - 2);
      const slip = slips[pick(slips.length)];
      const made = slip?.make(lines, line, pick);
      if (!slip || !made || dataOf(made.lines.join('\n')) === dataOf(lines.join('\n'))) continue;
      const added = made.lines.length - lines.length;
      places = [...places.map((at) => at.map((place) => place + added)), [...made.at]];
      lines = made.lines;
      names.push(slip.name);
    }
  }
  return names.length === 3 ? { lines, places, names } : undefined;
}
