import { describe, expect, it } from 'vitest';
import { momentProblem } from '../2-validate/forms.ts';
import { isZone, momentWords, noMomentWords, parseMoment } from './moment.ts';

/** A time as ISO 8601 in UTC; nothing for what is no time. */
function utc(text: string, zone = 'UTC'): string | undefined {
  const time = parseMoment(text, zone);
  return time === undefined ? undefined : new Date(time).toISOString().replace(/:00\.000Z$/, 'Z');
}

describe('a day or a time', () => {
  it.each([
    ['a day begins at 00:00 of the zone', '2026-05-01', 'UTC', '2026-05-01T00:00Z'],
    ['in winter', '2026-01-15', 'America/New_York', '2026-01-15T05:00Z'],
    ['and in summer', '2026-07-15', 'America/New_York', '2026-07-15T04:00Z'],
    ['on the day that loses an hour', '2026-03-08', 'America/New_York', '2026-03-08T05:00Z'],
    ['on the day after it', '2026-03-09', 'America/New_York', '2026-03-09T04:00Z'],
    ['on the day that gains an hour', '2026-11-01', 'America/New_York', '2026-11-01T04:00Z'],
    ['on the day after it', '2026-11-02', 'America/New_York', '2026-11-02T05:00Z'],
    ['where clocks are put forward at midnight', '2026-09-06', 'America/Santiago', '2026-09-06T04:00Z'],
    ['where clocks are put back at midnight', '2026-04-05', 'America/Santiago', '2026-04-05T04:00Z'],
    ['half an hour off', '2026-05-01', 'Asia/Kolkata', '2026-04-30T18:30Z'],
    ['far to the east', '2026-05-01', 'Pacific/Kiritimati', '2026-04-30T10:00Z'],
    ['a time of the zone', '2026-05-01 09:30', 'Europe/Berlin', '2026-05-01T07:30Z'],
    ['with T', '2026-05-01T09:30', 'Europe/Berlin', '2026-05-01T07:30Z'],
    ['with seconds', '2026-05-01 09:30:15', 'UTC', '2026-05-01T09:30:15.000Z'],
    ['with its own zone', '2026-05-01 09:30 America/New_York', 'Europe/Berlin', '2026-05-01T13:30Z'],
    ['in UTC', '2026-05-01T09:30Z', 'Europe/Berlin', '2026-05-01T09:30Z'],
    ['with an offset', '2026-05-01T09:30+02:00', 'America/New_York', '2026-05-01T07:30Z'],
    ['behind a space', '2026-05-01 09:30 -0430', 'UTC', '2026-05-01T14:00Z'],
    ['an hour that is not shown is the next', '2026-03-08 02:30', 'America/New_York', '2026-03-08T07:30Z'],
    ['of an hour that is shown twice, the first', '2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30Z'],
    ['as far from UTC as clocks are', '2026-05-01T09:30+14:00', 'UTC', '2026-04-30T19:30Z'],
    ['in a leap year', '2028-02-29', 'UTC', '2028-02-29T00:00Z'],
  ])('%s: %s in %s', (_, text, zone, expected) => {
    expect(utc(text, zone)).toBe(expected);
  });

  it.each([
    '2026-01-01T08:00+19:00',
    '2026-01-01T08:00+14:01',
    '2026-01-01 08:00 -1500',
    '2026-01-01 08:00+02:75',
    '2026-02-29',
    '2026-13-01',
    '2026-5-1',
    '1 May 2026',
    '2026-05-01 9:00',
    '2026-05-01 24:00',
    '2026-05-01 09:60',
    '2026-05-01 09:00 Europe/Berln',
    '2026-05-01 UTC',
    'soon',
    '',
  ])('%s is neither', (text) => {
    expect(utc(text)).toBeUndefined();
  });

  it('is written as in a page: what is written is read as the same time', () => {
    for (const zone of ['UTC', 'America/New_York', 'America/Santiago', 'Asia/Kolkata'])
      for (const text of ['2026-05-01', '2026-09-06', '2026-11-01 03:30', '2026-07-15 12:00:05'])
        expect(momentWords(parseMoment(text, zone) ?? 0, zone)).toBe(text);
  });

  it('knows the names of zones', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].filter(isZone)).toHaveLength(3);
    expect(['Berlin', 'Europe/Berln', 'GMT+25'].filter(isZone)).toEqual([]);
  });
});

it('further from UTC than clocks are is told in words, in a page and by a command', () => {
  const { code, message, help } = momentProblem('2026-01-01T08:00+19:00', ['from']);
  expect([code, message]).toEqual(['zone/unknown', 'There is no time zone `+19:00`.']);
  expect(help).toContain('between `-14:00` and `+14:00`');
  expect(noMomentWords('2026-01-01T08:00+19:00')).toBe(
    'There is no time zone `+19:00`: they go from -14:00 to +14:00.',
  );
});
