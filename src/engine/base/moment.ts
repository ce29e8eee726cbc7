/** The zone of a site that names none. */
export const defaultZone = 'UTC';

const form =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))? ?(?:(Z)|([+-])(\d\d):?(\d\d)|([A-Z][\w+/-]*))?)?$/;

/**
 * The time (ms since 1970, UTC) that a day or a time of a page means: a day begins at 00:00 in `zone`, and so does a time that
 * names no zone of its own, as `Z`, as an offset (`+02:00`) or by its name (`Europe/Berlin`). Nothing where it is neither, or where
 * no clock is that far from UTC.
 */
export function parseMoment(text: string, zone: string): number | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc, sign, hours, minutes, name] =
    form.exec(text) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const local = Date.parse(`${written}Z`);
  // February 30 is read as March 2.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(written)) return undefined;
  if (utc !== undefined) return local;
  if (impossibleOffset(text) !== undefined) return undefined;
  if (hours !== undefined) return local - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const own = name ?? zone;
  return isZone(own) ? inZone(local, own) : undefined;
}

/** The offset of a time from UTC, where no clock has such a one: they go up to 14 hours (IANA time zone database, Pacific/Kiritimati). */
export function impossibleOffset(text: string): string | undefined {
  const [, , , , , , , , sign = '', hours, minutes] = form.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const isPossible = Number(minutes) < 60 && Number(hours) * 60 + Number(minutes) <= 14 * 60;
  return isPossible ? undefined : `${sign}${hours}:${minutes}`;
}

/** Why a text is no time, in a sentence. */
export function noMomentWords(text: string): string {
  const offset = impossibleOffset(text);
  return offset === undefined
    ? `\`${text}\` is neither a day nor a time.`
    : `There is no time zone \`${offset}\`: they go from -14:00 to +14:00.`;
}

/** The zone that a time names by its name, such as `Europe/Berlin`. */
export function zoneNamed(text: string): string | undefined {
  return form.exec(text)?.[11];
}

/** A time in words that can be written in a page: its day where it is the beginning of one, else with the time of the day. */
export function momentWords(time: number, zone: string): string {
  const day = dayAt(time, zone);
  if (parseMoment(day, zone) === time) return day;
  const clock = new Date(time + offsetAt(time, zone)).toISOString().slice(11, 19);
  return `${day} ${clock.replace(/:00$/, '')}`;
}

/** True for a day without a time. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** The day after a day, both as year-month-day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The day that it is in a zone at a time, as year-month-day. */
export function dayAt(time: number, zone: string): string {
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 10);
}

/** True for the name of a zone of the IANA time zone database, such as `America/New_York`. */
export function isZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && formatterOf(name) !== undefined;
}

/** The names of all zones. */
export function zoneNames(): string[] {
  return [defaultZone, ...Intl.supportedValuesOf('timeZone')];
}

/**
 * When the clocks of a zone show a time. One that they show twice, where they are put back, is the first of both; one that
 * they never show, where they are put forward, is as much later (as in ECMAScript Temporal, `compatible`).
 */
function inZone(local: number, zone: string): number {
  const day = 86_400_000;
  const [before, after] = [offsetAt(local - day, zone), offsetAt(local + day, zone)];
  const shown = [before, after].map((offset) => local - offset).filter((time) => time + offsetAt(time, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : local - before;
}

/** The offsets that were asked for, by zone and time: asking the zone's clocks is slow, and a page says the same days again and again. */
const offsets = new Map<string, number>();
const mostOffsets = 20_000;

/** How far the clocks of a zone are before UTC at a time, in ms. */
function offsetAt(time: number, zone: string): number {
  if (zone === defaultZone) return 0;
  const key = `${zone} ${time}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= mostOffsets) offsets.clear();
  const offset = shownOffset(time, zone);
  offsets.set(key, offset);
  return offset;
}

function shownOffset(time: number, zone: string): number {
  const parts = new Map<string, number>(
    formatterOf(zone)
      ?.formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 1970, month = 1, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(
    (name) => parts.get(name),
  );
  const whole = time - (((time % 1000) + 1000) % 1000);
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = formatters.get(zone);
  if (known) return known;
  try {
    const numeric = 'numeric';
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    return undefined;
  }
}
