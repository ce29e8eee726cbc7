import type { BlockRules } from '#engine';
import { finding } from '#engine/catalogue';
import type { Path, Problem } from '../../model/diagnostic.ts';
import type { OpeningHoursBlock } from '../../model/source-types.generated.ts';
import type { OpeningHoursBlock as CompiledBlock } from '../../model/types.generated.ts';
import { type Span, spansOf, type Weekday, weekdays } from './hours.ts';

/** Hours of one day that overlap, and what search engines read (schema.org, LocalBusiness). */
export const rules: BlockRules<OpeningHoursBlock, CompiledBlock> = {
  problems: ({ week, exceptions = [] }) => [
    ...weekdays.flatMap((day) => slips(week[day], ['week', day])),
    ...exceptions.flatMap(({ hours }, index) => slips(hours, ['exceptions', index, 'hours'])),
  ],
  structuredData: ({ week, exceptions = [], address, phone }, { url, organization }) => ({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: organization,
    url,
    ...(address === undefined ? {} : { address }),
    ...(phone === undefined ? {} : { telephone: phone }),
    openingHoursSpecification: weekdays.flatMap((day) => specified(week[day], dayOf(day))),
    ...(exceptions.length === 0
      ? {}
      : {
          specialOpeningHoursSpecification: exceptions.flatMap(({ begins, ends = begins, hours }) =>
            specified(hours, { validFrom: begins.day, validThrough: ends.day }, true),
          ),
        }),
  }),
};

/** Hours that last longer than this into the next morning were mostly meant to end in the afternoon: `9:00-5:00`. In minutes. */
const longNight = 16 * 60;
const halfDay = 12 * 60;

/** Spans of a day that overlap, of which one is a slip, or one that ends on the next morning though the afternoon may be meant. */
function slips(hours: string, path: Path): Problem[] {
  const spans = spansOf(hours);
  const inOrder = [...spans].sort(([one], [other]) => one - other);
  const isWrong = inOrder.some(([opens], index) => opens < (inOrder[index - 1]?.[1] ?? 0));
  if (isWrong) return [{ path, mark: 'value', ...finding('hours/overlap', { hours }) }];
  const isLong = ([opens, closes]: Span) => closes > 2 * halfDay && closes < 3 * halfDay && closes - opens > longNight;
  const long = spans.find(isLong);
  if (!long) return [];
  const [opens, closes] = long;
  const written = (span: Span) => `${time(span[0])}-${time(isLong(span) ? span[1] - halfDay : span[1])}`;
  const what = {
    until: time(closes),
    count: Math.floor((closes - opens) / 60),
    meant: spans.map(written).join(', '),
    closes: time(closes - halfDay),
  };
  return [{ path, mark: 'value', ...finding('hours/overnight', what) }];
}

function dayOf(day: Weekday): object {
  return { dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` };
}

/** Hours as search engines read them; where a day is otherwise, they are told that it is closed too. */
function specified(hours: string, when: object, saysClosed = false): object[] {
  const spans = spansOf(hours).map(([opens, closes]) => ({ opens: clock(opens), closes: clock(closes) }));
  const said = spans.length === 0 && saysClosed ? [{ opens: '00:00', closes: '00:00' }] : spans;
  return said.map((span) => ({ '@type': 'OpeningHoursSpecification', ...when, ...span }));
}

/** A minute of a day as search engines read it: the end of a day is its last minute. */
function clock(minute: number): string {
  return minute === 2 * halfDay ? '23:59' : time(minute);
}

/** A minute of a day, or of the next one, in hours and minutes. */
function time(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(minute === 2 * halfDay ? 24 : Math.floor(minute / 60) % 24)}:${part(minute % 60)}`;
}
