import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blockInPage, renderBlock } from '../../../../tests/support/render-block.tsx';
import { lookAtHours } from '../../app/dev/look-at-hours.ts';
import type { OpeningHoursBlock } from '../../model/types.generated.ts';
import { rules } from './rules.ts';

const day = (text: string) => ({ day: text, instant: `${text}T00:00:00.000Z` });
const closed = { monday: 'closed', wednesday: 'closed', thursday: 'closed', friday: 'closed', sunday: 'closed' };
const block: OpeningHoursBlock = {
  type: 'opening-hours',
  heading: 'Hours',
  week: { ...closed, tuesday: '9:00-17:00', saturday: '00:00-24:00' },
  exceptions: [{ title: 'Holidays', begins: day('2030-12-24'), ends: day('2031-01-02'), hours: 'closed' }],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  lookAtHours(undefined);
  cleanup();
  vi.useRealTimers();
});

/** What stands in the element of its own. */
const said = () => document.querySelector('open-now')?.shadowRoot?.textContent;
const today = () => [...document.querySelectorAll('[aria-current]')].map((row) => row.querySelector('th')?.textContent);

it('says the hours of every day in words, without a script too', () => {
  const { container } = renderBlock(block);
  const rows = [...container.querySelectorAll('tr')].map((row) => row.textContent?.replaceAll('\u00a0', ' ').trim());
  expect(rows).toHaveLength(8);
  expect(rows[0]).toBe('MondayClosed');
  expect(rows[1]).toBe('Tuesday9:00 AM – 5:00 PM');
  expect(rows[5]).toBe('SaturdayDay and night');
  expect(rows[7]).toBe('Holidays Tuesday, December 24, 2030 – Thursday, January 2, 2031Closed');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Other days');
});

it('says whether it is open now, marks today, and notices when that changes', async () => {
  vi.setSystemTime('2030-12-17T16:59:30Z');
  renderBlock(block);
  expect(said()).toBe('Open now, until 5:00\u00a0PM');
  expect(today()).toEqual(['Tuesday']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toBe('Closed now, opens on Saturday at 12:00\u00a0AM');
});

it('marks the other day on which today falls, and looks beyond it', () => {
  vi.setSystemTime('2030-12-24T10:00:00Z');
  renderBlock(block);
  expect(said()).toBe('Closed now, opens on Saturday, January 4, 2031 at 12:00\u00a0AM');
  expect(today()).toEqual(['Holidays Tuesday, December 24, 2030 – Thursday, January 2, 2031']);
});

it('tells other hours once the page has others', () => {
  vi.setSystemTime('2030-12-17T10:00:00Z');
  const { rerender } = renderBlock(block);
  rerender(blockInPage({ ...block, week: { ...block.week, tuesday: 'closed', wednesday: '8:00-9:00' } }));
  expect(said()).toBe('Closed now, opens on Wednesday at 8:00\u00a0AM');
});

it('tells search engines the hours, and the days on which it is closed', () => {
  const found = rules.structuredData?.(
    { ...block, phone: '+1 202 555 0142' },
    { url: 'https://a.example/', organization: 'A' },
  );
  expect(found).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+1 202 555 0142',
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Tuesday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2030-12-24', validThrough: '2031-01-02', opens: '00:00', closes: '00:00' },
    ],
  });
});

it('tells what holds on the day that whoever edits looks at, and today again', () => {
  vi.setSystemTime('2030-12-17T10:00:00Z');
  renderBlock(block);
  lookAtHours('2030-12-21 23:00');
  expect(said()).toBe('Open now, until 12:00\u00a0AM');
  expect(today()).toEqual(['Saturday']);
  lookAtHours('2030-12-24');
  expect(today()).toEqual(['Holidays Tuesday, December 24, 2030 – Thursday, January 2, 2031']);
  lookAtHours(undefined);
  expect(said()).toBe('Open now, until 5:00\u00a0PM');
});

it.each([
  ['9:00-5:00', '09:00-17:00'],
  ['8:00-9:00, 10:00-5:00', '08:00-09:00, 10:00-17:00'],
  // Nights, whole days, and what no afternoon mends.
  ['18:00-2:00', undefined],
  ['10:00-1:00', undefined],
  ['00:00-24:00', undefined],
  ['20:00-18:00', undefined],
])('%s may be meant as %s', (tuesday, meant) => {
  const problems = rules.problems?.({ type: 'opening-hours', week: { ...block.week, tuesday } }) ?? [];
  expect(problems.map(({ code }) => code)).toEqual(meant === undefined ? [] : ['hours/overnight']);
  if (meant !== undefined) expect(JSON.stringify(problems)).toContain(meant);
});
