import {
  type Action,
  definitionName,
  type InvalidSection,
  isError,
  isFields,
  isHolder,
  type Link,
  type Path,
  type Section,
  valueAt,
} from '#kit/model';
import { placeSaid, sectionWord } from '../../2-validate/place.ts';
import { sectionVerdictAt } from '../../2-validate/structure.ts';
import type { KindValue, Verdict } from '../../2-validate/validators.ts';
import { nearestName, replaced } from '../../base/nearest.ts';
import { both, since } from '../../base/shown.ts';
import { finding } from '../../catalogue/index.ts';
import { say, spoken } from '../../catalogue/say.ts';
import { spokenInForms } from '../../catalogue/spoken-in-forms.ts';
import { compileValue } from '../../kinds/kinds.ts';
import { noteReference } from '../../links/references.ts';
import type { Origin } from '../../links/site-context.ts';
import { shownWhen, whenOf } from '../../links/time/when.ts';
import { heroProblem } from '../page/check-hero.ts';
import { takeReview } from '../page/check-reviews.ts';
import { isWorthMeasuring, misfitProblem } from '../widths/misfit.ts';
import type { Room } from '../widths/room.ts';
import { roomAt } from '../widths/room-at.ts';
import { checkEmptyLists, takeSchedules } from './check-schedules.ts';
import { lineOf } from './line-of.ts';
import { PlacedValue } from './placed-value.ts';
import { type Scheduled, shownAtPath } from './schedules.ts';
import { isThere, report, type SchemaOf, type SectionScope, schemaAt } from './section-scope.ts';
import { siteProblems } from './site-problems.ts';
import { sourceLine } from './sources.ts';

/** A compiled section, and where it is written. */
export type PlacedSection = { section: Section | InvalidSection; origin: Origin };

/** The same while it is compiled; `isWhole` where all that its view needs is there, whatever else is wrong with it. */
type Compiled = PlacedSection & { isWhole: boolean };

/**
 * A list of sections, each compiled by the block that its `type` names; a faulty one becomes an invalid section. What isn't
 * there at the time at which the site is shown is checked, and left out. Each is told with where it is written.
 */
export function placedSections(list: unknown, scope: SectionScope): PlacedSection[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((data: unknown, index) => {
    const shown = both(scope.shown, shownWhen(whenOf(data), scope.context.zone));
    const inner = { ...scope, path: [...scope.path, index], shown };
    const compiled = compileSection(data, index, inner);
    return isThere(inner) ? compiled : [];
  });
}

/** The same, without where they are written. */
export function compileSections(list: unknown, scope: SectionScope): (Section | InvalidSection)[] {
  return placedSections(list, scope).map(({ section }) => section);
}

function compileSection(data: unknown, index: number, scope: SectionScope): PlacedSection[] {
  const before = scope.diagnostics.length;
  const compiled = compileByType(data, scope);
  const problems = scope.diagnostics.slice(before).filter(isError);
  if (problems.length === 0) return compiled;
  const where = say`${scope.name}, ${sectionWord(data, index)}`;
  const [whole] = compiled.filter(({ isWhole }) => isWhole);
  const invalid: InvalidSection = {
    type: 'invalid',
    where: spoken(where),
    whereInForms: spokenInForms(where),
    problems: problems.map(({ file, line, column, message, help, inForms }) => ({
      file,
      line,
      column,
      message,
      ...(help === undefined ? {} : { help }),
      ...(inForms === undefined ? {} : { inForms }),
    })),
    ...(whole && whole.section.type !== 'invalid' ? { asIs: whole.section } : {}),
  };
  return [{ section: invalid, origin: originIn(scope) }];
}

function originIn({ parsed, path }: SectionScope): Origin {
  return { file: parsed.source.file, path };
}

function compileByType(data: unknown, scope: SectionScope): Compiled[] {
  const { parsed, path } = scope;
  const { type, verdict, problems, across, notes } = sectionVerdictAt(parsed.structure, path);
  for (const problem of problems) report(scope, problem);
  const before = scope.diagnostics.length;
  if (!isFields(data) || !verdict || type === undefined) return [];
  if (type === 'shared') {
    takeSchedules(data, verdict, scope);
    return sharedSections(data['name'], scope);
  }
  takeReview(data, type, scope);
  if (type === 'hero') checkHero(scope);
  const schemaOf = schemasOf(type, data, scope);
  for (const problem of [...across, ...notes, ...siteProblems(schemaOf([]), scope)]) report(scope, problem);
  const isShowable = problems.every(({ code }) => showable.has(code)) && verdict.errors.every(isOfNoSight);
  const isSound = isShowable && !scope.diagnostics.slice(before).some(isError);
  const isWhole = applyKinds(data, verdict, scope, schemaOf, leadingNowhere) && isSound;
  const source = sourceLine(verdict.values, scope.context, schemaOf);
  if (source !== undefined) Object.assign(data, { source });
  // The schema of its block has just accepted the data, or the caller replaces it because of the diagnostics.
  return [{ section: data as unknown as Section, origin: originIn(scope), isWhole }];
}

/** What a section can be looked at with: emptied words, and a name that isn't seen. */
const showable: ReadonlySet<string> = new Set(['field/empty', 'value/form', 'text/curly-quotes']);

/** Whether what is wrong is only that words were emptied, or that the name for links isn't one: the section stands without them. */
function isOfNoSight({ data, keyword, parentSchema }: Verdict['errors'][number]): boolean {
  return keyword === 'pattern' ? parentSchema?.['kind'] === 'anchor' : data === '' && keyword === 'minLength';
}

/** The schemas of what stands in a section of a type: found from the block's own on, a few steps instead of all from the page's. */
function schemasOf(type: string, data: object, { context }: SectionScope): SchemaOf {
  const definition = definitionName(type);
  return (place) => context.checker.schemaAt(definition, data, place);
}

function checkHero(scope: SectionScope): void {
  const { parsed, path, isNested } = scope;
  const problem = isNested
    ? finding('page/hero', { isFirst: false })
    : heroProblem(valueAt(parsed.data, path.slice(0, -1)), scope);
  if (problem) report(scope, { path: [...path, 'type'], mark: 'value', ...problem });
}

function sharedSections(name: unknown, scope: SectionScope): Compiled[] {
  if (typeof name !== 'string' || name === '') return [];
  noteReference(scope.references, { kind: 'shared', name, path: [...scope.path, 'name'] });
  const shared = scope.context.shared.get(name);
  if (!shared) {
    const known = [...scope.context.shared.keys()];
    const near = nearestName(name, known);
    const diagnostic = report(scope, {
      path: [...scope.path, 'name'],
      mark: 'value',
      ...finding('shared/unknown', { name, ...near, known }),
      ...replaced(near),
    });
    if (diagnostic) scope.references.missing.push({ kind: 'shared', name, diagnostic });
    return [];
  }
  if (isThere(scope)) for (const form of shared.forms) scope.forms.add(form);
  return shared.sections.flatMap((section, index) => {
    const origin = shared.origins[index];
    return origin ? [{ section, origin: { ...origin, entry: originIn(scope) }, isWhole: false }] : [];
  });
}

/** What stands for a value that leads nowhere, so that the section can be looked at all the same. */
const leadingNowhere: Readonly<Record<string, unknown>> = {
  link: { href: '#', external: false } satisfies Link,
  action: { kind: 'none' } satisfies Action,
};

/**
 * Replaces each value that is of a kind by what it is compiled to, and takes out the entries that are not there. False where one
 * could not be compiled, which has been reported, and nothing stands in for its kind.
 */
export function applyKinds(
  data: object,
  verdict: Verdict,
  scope: SectionScope,
  schemaOf: SchemaOf = (place) => schemaAt([...scope.path, ...place], scope),
  standIns: Readonly<Record<string, unknown>> = {},
): boolean {
  let isWhole = true;
  const scheduled = takeSchedules(data, verdict, scope);
  for (const { kind, path, value } of verdict.values) {
    if (kind === 'schedule') continue;
    const whole = [...scope.path, ...path];
    const within = scheduled.length === 0 ? scope : { ...scope, shown: shownAtPath(path, scheduled, scope.shown) };
    if (kind === 'sections')
      setAt(data, path, compileSections(valueAt(data, path), { ...within, path: whole, isNested: true }));
    else if (kind === 'anchor') noteAnchor(value, whole, within);
    else {
      if (kind === 'action' && value === 'none') noteAction(data, path, whole, within);
      const compiled = compileValue(kind, value, new PlacedValue(within, whole)) ?? standIns[kind];
      isWhole &&= compiled !== undefined;
      if (compiled !== value) setAt(data, path, compiled);
      if (typeof value === 'string') noteMisfit(value, compiled, () => roomAt(path, schemaOf), whole, within);
    }
  }
  checkEmptyLists(data, scheduled, scope, schemaOf);
  dropAbsent(data, scheduled, scope);
  return isWhole;
}

/** Takes the entries out of their lists that are not there at the time at which the site is shown. */
function dropAbsent(data: object, scheduled: readonly Scheduled[], { context }: SectionScope): void {
  const absent = scheduled.filter(({ shown }) => !isThere({ shown, context })).map(({ path }) => path);
  const entries = new Set(absent.map((path) => valueAt(data, path)));
  for (const list of new Set(absent.map((path) => valueAt(data, path.slice(0, -1)))))
    if (Array.isArray(list)) list.splice(0, list.length, ...list.filter((entry) => !entries.has(entry)));
}

/** Says where a text, as visitors see it, has no room on a small phone. */
function noteMisfit(
  written: string,
  compiled: unknown,
  room: () => Room | undefined,
  path: Path,
  scope: SectionScope,
): void {
  if (!isWorthMeasuring(written, compiled)) return;
  const problem = misfitProblem(compiled, room(), scope.context.checker);
  if (problem) report(scope, { ...problem, path, mark: 'value' });
}

function noteAction(data: object, path: Path, whole: Path, scope: SectionScope): void {
  const label = valueAt(data, [...path.slice(0, -1), 'label']);
  report(scope, {
    path: whole,
    mark: 'value',
    ...finding('button/no-action', { label: typeof label === 'string' ? label : '' }),
  });
}

function noteAnchor(value: KindValue['value'], path: Path, scope: SectionScope): void {
  if (typeof value !== 'string') return;
  const { shown, context } = scope;
  const known = scope.anchors.get(value) ?? [];
  // Two that are never there together can have the same name.
  const first = known.find((other) => since(both(other.shown, shown), context.now).length > 0);
  scope.anchors.set(value, [...known, { path, shown }]);
  if (!first) return;
  const firstLine = lineOf(first.path, scope);
  const diagnostic = report(scope, {
    path,
    mark: 'value',
    ...finding('anchor/duplicate', {
      anchor: value,
      firstLine,
      first: placeSaid('', scope.parsed.data, first.path, context.checker),
    }),
  });
  if (diagnostic) diagnostic.relatedLine = firstLine;
}

function setAt(root: object, path: Path, value: unknown): void {
  const target = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (last !== undefined && isHolder(target)) target[last] = value;
}
