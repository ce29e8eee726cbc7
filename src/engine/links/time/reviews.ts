import { isFields, valueAt } from '#kit/model';
import { dayAt } from '../../base/moment.ts';

/** How many months something stays checked, and from when it counts where nothing says. */
export type ReviewRule = { months: number; from?: string };

/** What a site has rules for; those of sections by their types. */
export type ReviewRules = Readonly<Partial<Record<'pages' | 'articles' | 'figures', ReviewRule>>> & {
  sections: ReadonlyMap<string, ReviewRule>;
};

/** The rules that `_site.yaml` has for looking at things again; none where it says nothing, or not in their form. */
export function reviewRules(site: unknown): ReviewRules {
  const review = valueAt(site, ['review']);
  const rules = (['pages', 'articles', 'figures'] as const).flatMap((kind) => {
    const rule = ruleIn(valueAt(review, [kind]));
    return rule ? [[kind, rule] as const] : [];
  });
  const ofSections: unknown = valueAt(review, ['sections']);
  const sections = (Array.isArray(ofSections) ? ofSections : []).flatMap((entry: unknown) => {
    const [type, rule] = [valueAt(entry, ['type']), ruleIn(entry)];
    return typeof type === 'string' && rule ? [[type, rule] as const] : [];
  });
  return { ...Object.fromEntries(rules), sections: new Map(sections) };
}

function ruleIn(written: unknown): ReviewRule | undefined {
  if (!isFields(written)) return undefined;
  const { every, from } = written;
  const [, count, unit] = /^([1-9]\d?) (month|year)s?$/.exec(typeof every === 'string' ? every : '') ?? [];
  if (count === undefined) return undefined;
  const months = Number(count) * (unit === 'year' ? 12 : 1);
  return { months, ...(typeof from === 'string' ? { from } : {}) };
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
