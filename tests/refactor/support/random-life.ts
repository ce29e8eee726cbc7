import { allFiles, type ContentFiles, compileSite } from '#engine';
import { deletePage, type FileChange, type Plan, renamePage } from '#engine/refactor';
import { randomFrom } from '../../support/random.ts';
import { broughtNothingElse } from './life-promises.ts';
import { checker } from './small-site.ts';

/** What random changes of a site did. `broken` are promises that were not kept, `refused` the reasons of refusals, by kind. */
export type LifeReport = {
  renamed: number;
  redirected: number;
  removed: number;
  refused: string[];
  broken: string[];
  files: ContentFiles;
};

type Step = { kind: 'renamed' | 'redirected' | 'removed'; from: string; to: string };

/** Renames and deletes `count` pages of a site at random, one after the other, and holds each change to what is promised. */
export function liveThrough(start: ContentFiles, count: number, seed: number): LifeReport {
  const pick = randomFrom(seed);
  const report: LifeReport = { renamed: 0, redirected: 0, removed: 0, refused: [], broken: [], files: start };
  const freed: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const step = someStep(report.files, freed, index, pick);
    const plan = planOf(report.files, step);
    const name = `seed ${seed}, step ${index}: ${step.kind} ${step.from} ${step.to}`;
    if ('refused' in plan) {
      report.refused.push(`${name}: ${plan.refused}`);
      continue;
    }
    const after = withChanges(report.files, plan.changes);
    report.broken.push(...broughtNothingElse(report.files, after, step).map((problem) => `${name}: ${problem}`));
    report[step.kind] += 1;
    report.files = after;
    freed.push(step.from);
  }
  return report;
}

function planOf(files: ContentFiles, { kind, from, to }: Step): Plan | { refused: string } {
  if (kind === 'renamed') return renamePage({ files, checker }, { from, to });
  return deletePage({ files, checker }, { path: from, instead: kind === 'removed' ? 'removed' : { to } });
}

function someStep(files: ContentFiles, freed: readonly string[], index: number, pick: (count: number) => number): Step {
  const routes = [...compileSite(files, checker).context.routes.keys()].filter((path) => path !== '/');
  const some = () => routes[pick(routes.length)] ?? '';
  const from = some();
  const kind = pick(10);
  if (kind === 0) return { kind: 'removed', from, to: '' };
  const others = routes.filter((path) => path !== from);
  if (kind < 3) return { kind: 'redirected', from, to: others[pick(others.length)] ?? '/' };
  const free = freed.filter((path) => !routes.includes(path));
  const ways = [
    `/new-${index}`,
    `/area-${pick(4)}/new-${index}`,
    `/((product.slug))-new-${index}`,
    free[pick(free.length || 1)],
  ];
  return { kind: 'renamed', from, to: ways[pick(ways.length)] ?? `/new-${index}` };
}

/** The files with changes made; those that don't change are the same objects, so that nothing is read twice. */
function withChanges(files: ContentFiles, changes: readonly FileChange[]): ContentFiles {
  const known = new Map(allFiles(files).map((source) => [source.file, source]));
  for (const { file, before, after } of changes) {
    if (known.get(file)?.text !== before) throw new Error(`${file} is not as the plan says.`);
    if (after === undefined) known.delete(file);
    else known.set(file, { file, text: after });
  }
  const own = (source: ContentFiles['site']) => source && known.get(source.file);
  const shared = files.shared.flatMap((source) => own(source) ?? []);
  const others = new Set([files.site, files.facts, files.theme, ...files.shared].map((source) => source?.file));
  const pages = [...known.values()].filter(({ file }) => !others.has(file)).sort((a, b) => (a.file < b.file ? -1 : 1));
  return { ...files, site: own(files.site), facts: own(files.facts), theme: own(files.theme), shared, pages };
}
