import { isFields, valueAt } from '#kit/model';
import { dayAt } from '../../base/moment.ts';
/** What a site has a rule for: how many months something stays checked, and from when it counts where nothing says. */
export type ReviewRules = Readonly<
  Partial<Record<'pages' | 'articles' | 'figures', { months: number; from?: string }>>
>;

/** The rules that `_site.yaml` has for looking at things again; none where it says nothing, or not in their form. */
export function reviewRules(site: unknown): ReviewRules {
  const rules = (['pages', 'articles', 'figures'] as const).flatMap((kind) => {
    const rule = valueAt(site, ['review', kind]);
    const every = isFields(rule) && typeof rule['every'] === 'string' ? rule['every'] : '';
    const [, count, unit] = /^([1-9]\d?) (month|year)s?$/.exec(every) ?? [];
    if (!isFields(rule) || count === undefined) return [];
    const { from } = rule;
    const months = Number(count) * (unit === 'year' ? 12 : 1);
    return [[kind, { months, ...(typeof from === 'string' ? { from } : {}) }] as const];
  });
  return Object.fromEntries(rules);
}

/** Today in the zone of a site; nothing where no day is asked about. */
export function todayIn({ now, zone }: { now: number; zone: string }): string | undefined {
  return Number.isFinite(now) ? dayAt(now, zone) : undefined;
}

/** Whether a month or a day has come. A month has come with its first day. */
export function hasCome(day: string, today: string): boolean {
  return day <= today;
}

/** The month that lies so many months after a day or a month: `2026-11-05` and 12 give `2027-11`. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
