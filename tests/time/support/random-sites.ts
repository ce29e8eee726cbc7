import { projectRoot } from '#builder/base';
import { loadChecker } from '#builder/files';
import { boundariesOf, type ContentFiles, compileContent, validPages } from '#engine';
import { randomFrom } from '../../support/random.ts';
import { pageText, smallFolder } from './small-folder.ts';

const checker = loadChecker(projectRoot);
const hour = 3_600_000;

/** What came of comparing: seeds whose site is judged wrongly, and how many sites were refused and how many passed. */
type Comparison = { wrong: string[]; refused: number; passed: number };

/**
 * Makes `count` sites whose pages, sections and shared sections come and go at random and link to each other. What validation
 * says of their links is compared with what each site shows at each time, looked at one by one.
 */
export function compareLinks(count: number, firstSeed = 1): Comparison {
  const comparison: Comparison = { wrong: [], refused: 0, passed: 0 };
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const files = randomSite(seed);
    const boundaries = boundariesOf(files, checker);
    const times = [...new Set(boundaries.flatMap((time) => [time - 1, time, time + hour]))];
    const now = Date.parse('2026-03-15');
    const told = compileContent(files, checker, { now }).diagnostics.filter(({ severity }) => severity === 'error');
    const broken = [now, ...times.filter((time) => time >= now)].flatMap((at) => brokenLinks(files, at));
    const others = told.filter(({ code }) => !['link/not-shown', 'shown/linked'].includes(code));
    if (others.length > 0) comparison.wrong.push(`seed ${seed}: ${others[0]?.file}: ${others[0]?.message}`);
    if (told.length > 0 !== broken.length > 0)
      comparison.wrong.push(`seed ${seed}: ${told[0]?.message ?? `passes, but ${broken[0]}`}`);
    comparison[told.length > 0 ? 'refused' : 'passed'] += 1;
  }
  return comparison;
}

/** The links of a site that lead nowhere at a time, found by looking at all that it shows then. */
function brokenLinks(files: ContentFiles, at: number): string[] {
  const content = compileContent(files, checker, { now: at, at });
  const pages = new Map(validPages(content).map((page) => [page.path, JSON.stringify(page.sections)]));
  // A link that leads nowhere is no link any more: its section is left as it is written.
  const linked = content.pages
    .filter(({ page }) => page && pages.has(page.path))
    .flatMap(({ page }) => page?.sections ?? []);
  return linked.flatMap((section) => {
    if (section.type === 'invalid') return [`${new Date(at).toISOString()}: ${section.problems[0]?.message}`];
    return [...JSON.stringify(section).matchAll(/"href":"(\/[^"#]*)(?:#([^"]*))?"/g)].flatMap(
      ([href, path = '', anchor]) => {
        const text = pages.get(path);
        const isThere = text !== undefined && (anchor === undefined || text.includes(`"id":"${anchor}"`));
        return isThere ? [] : [`${new Date(at).toISOString()}: ${href}`];
      },
    );
  });
}

const days = ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01 12:00', '2026-06-01', '2026-07-01T00:00-05:00'];

function randomSite(seed: number): ContentFiles {
  const next = randomFrom(seed);
  const names = ['one', 'two', 'three'];
  /** Days that are right by chance, so that about every other site passes. */
  const dates = (indent: string, rarely: number): string => {
    const from = next(rarely) === 0 ? `${indent}from: ${days[next(3)]}\n` : '';
    const until = next(rarely) === 0 ? `${indent}until: ${days[3 + next(3)]}\n` : '';
    return `${from}${until}${next(rarely * 4) === 0 ? `${indent}hidden: true\n` : ''}`;
  };
  const target = () => `/${names[next(3)]}${next(3) === 0 ? `#part-${next(2)}` : ''}`;
  const prose = (id: string | undefined) => {
    const text = next(3) === 0 ? `See [it](${target()}).` : 'Nothing to see.';
    return `  - type: prose\n${id === undefined ? '' : `    id: ${id}\n`}    paragraphs: ${text}\n${dates('    ', id ? 6 : 2)}`;
  };
  const use = () => (next(2) === 0 ? `  - type: shared\n    name: ending\n${dates('    ', 2)}` : '');
  const page = (name: string) =>
    pageText(
      name,
      `  - type: hero\n    heading: ${name}\n${prose('part-0')}${prose('part-1')}${prose(undefined)}${use()}`,
      dates('', 3),
    );
  return smallFolder(Object.fromEntries(names.map((name) => [name, page(name)])), {
    shared: { ending: `sections:\n${prose(undefined)}${prose(undefined)}` },
  });
}
