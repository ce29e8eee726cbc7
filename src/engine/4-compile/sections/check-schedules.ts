import { isFields, kindCalled, nounOf, type Path, valueAt } from '#kit/model';
import { momentProblem } from '../../2-validate/forms.ts';
import type { Verdict } from '../../2-validate/validators.ts';
import { momentWords, parseMoment } from '../../base/moment.ts';
import { always, anyOf } from '../../base/shown.ts';
import { finding } from '../../catalogue/index.ts';
import { firstGap } from '../../links/time/absence.ts';
import { overAt, whenNames, whenOf } from '../../links/time/when.ts';
import { type Scheduled, scheduledIn, shownAtPath } from './schedules.ts';
import { report, type SchemaOf, type SectionScope } from './section-scope.ts';

/**
 * Takes out of a section or a file what says when it and its entries are shown, where no view needs it, and checks it. Returns
 * the entries that say so.
 */
export function takeSchedules(data: object, { values, errors }: Verdict, scope: SectionScope): Scheduled[] {
  const refused = new Set(errors.map(({ instancePath }) => instancePath));
  const written = values.filter(({ kind }) => kindCalled(kind).isWhen);
  if (written.length === 0) return [];
  const scheduled = scheduledIn(data, written, scope.context.zone);
  for (const place of new Set(written.map(({ path }) => JSON.stringify(path.slice(0, -1)))))
    checkSchedule(JSON.parse(place), data, refused, scope);
  for (const { kind, path } of written) {
    if (kind !== 'schedule') continue;
    const holder = valueAt(data, path.slice(0, -1));
    if (isFields(holder)) delete holder[String(path.at(-1))];
  }
  return scheduled;
}

/** Reports what is wrong with the days of one place, and what is odd about them. */
function checkSchedule(place: Path, data: object, refused: ReadonlySet<string>, scope: SectionScope): void {
  const { zone } = scope.context;
  const holder = valueAt(data, place);
  const times = whenNames.map((name) => {
    const text = isFields(holder) ? holder[name] : undefined;
    const path = [...scope.path, ...place, name];
    if (typeof text !== 'string') return undefined;
    const time = parseMoment(text, zone);
    // What has another form was refused by the schema.
    const isReported = refused.has(`/${[...place, name].join('/')}`);
    if (time === undefined && !isReported) report(scope, momentProblem(text, path));
    return time === undefined ? undefined : { time, path, day: momentWords(time, zone) };
  });
  const [from, until, begins, ends] = times;
  const over = overAt(whenOf(holder) ?? {}, zone);
  if (begins && ends && over !== undefined && over <= begins.time)
    report(scope, {
      path: ends.path,
      mark: 'value',
      ...finding('occasion/order', { begins: begins.day, ends: ends.day }),
    });
  else if (over !== undefined) noteOver(ends ?? begins, over, scope);
  if (!until) return;
  const at = { path: until.path, mark: 'value' as const };
  if (from && until.time <= from.time)
    report(scope, { ...at, ...finding('shown/never', { from: from.day, until: until.day }) });
  else noteOver(until, until.time, scope);
}

/** What is over is noted: nobody sees it any more. */
function noteOver(written: { path: Path } | undefined, time: number, scope: SectionScope): void {
  const { zone, now } = scope.context;
  if (!written || time > now || now === Number.POSITIVE_INFINITY) return;
  report(scope, { path: written.path, mark: 'value', ...finding('shown/over', { until: momentWords(time, zone) }) });
}

/** Warns of lists of which no entry is shown for a time, while the section is; a schema says which may well be empty. */
export function checkEmptyLists(
  data: object,
  scheduled: readonly Scheduled[],
  scope: SectionScope,
  schemaOf: SchemaOf,
): void {
  const lists = new Set(scheduled.map(({ path }) => JSON.stringify(path.slice(0, -1))));
  for (const text of lists) {
    const path: Path = JSON.parse(text);
    const list: unknown = valueAt(data, path);
    const schema = schemaOf(path);
    if (!Array.isArray(list) || schema?.['mayBeEmpty'] === true) continue;
    const entries = list.map((_, index) => shownAtPath([...path, index], scheduled, always));
    const gap = firstGap(shownAtPath(path, scheduled, scope.shown), anyOf(entries), scope.context);
    if (!gap) continue;
    const whole = [...scope.path, ...path];
    const isInSection = whole[0] === 'sections';
    const what = { name: String(path.at(-1)), noun: nounOf(String(path.at(-1)), schema), from: gap.from, isInSection };
    report(scope, { path: whole, mark: 'key', ...finding('shown/empty', what) });
  }
}
