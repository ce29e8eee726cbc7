import { expect, it } from 'vitest';
import { type Hours, spansOf, stateAt } from './hours.ts';

const closed = 'closed';
const week = { monday: closed, tuesday: closed, wednesday: closed, saturday: closed, sunday: closed };
const late = { ...week, thursday: '20:00-2:00', friday: '10:00-13:00, 14:00-18:00' };
const hours = (exceptions: Hours['exceptions'] = []): Hours => ({ week: late, exceptions });

// 2030-08-01 is a Thursday.
const [thursday, friday, saturday] = ['2030-08-01', '2030-08-02', '2030-08-03'];
const at = (hour: number, minute = 0) => hour * 60 + minute;

it('reads the times of a day, one that ends on the next one too', () => {
  expect(spansOf('10:00-13:00, 14:00 – 18:30')).toEqual([
    [600, 780],
    [840, 1110],
  ]);
  expect(spansOf('22:00-2:00')).toEqual([[1320, 1560]]);
  expect(spansOf('00:00-24:00')).toEqual([[0, 1440]]);
  expect(spansOf('closed')).toEqual([]);
});

it('is open from the first minute to before the last one, through midnight, and knows when that changes', () => {
  const state = (date: string, minute: number) => stateAt(hours(), date, minute);
  expect(state(thursday, at(19, 59))).toEqual({ isOpen: false, next: { days: 0, minute: at(20) } });
  expect(state(thursday, at(20))).toEqual({ isOpen: true, next: { days: 1, minute: at(2) } });
  expect(state(friday, at(1, 59))).toEqual({ isOpen: true, next: { days: 0, minute: at(2) } });
  expect(state(friday, at(2))).toEqual({ isOpen: false, next: { days: 0, minute: at(10) } });
  expect(state(friday, at(13, 30))).toEqual({ isOpen: false, next: { days: 0, minute: at(14) } });
  expect(state(saturday, at(12))).toEqual({ isOpen: false, next: { days: 5, minute: at(20) } });
});

it('holds to other days where there are some, the last of them included', () => {
  const away = hours([{ begins: thursday, ends: friday, hours: 'closed' }]);
  expect(stateAt(away, friday, at(11))).toEqual({ isOpen: false, next: { days: 6, minute: at(20) } });
  const longer = hours([{ begins: saturday, ends: saturday, hours: '9:00-12:00' }]);
  expect(stateAt(longer, saturday, at(9))).toEqual({ isOpen: true, next: { days: 0, minute: at(12) } });
});

it('is never closed where every day is whole, and never open where none is', () => {
  const [none, whole] = ['closed', '00:00-24:00'].map((each) => ({
    monday: each,
    tuesday: each,
    wednesday: each,
    thursday: each,
    friday: each,
    saturday: each,
    sunday: each,
  }));
  if (!none || !whole) throw new Error();
  expect(stateAt({ week: whole, exceptions: [] }, friday, at(23, 59))).toEqual({ isOpen: true });
  expect(stateAt({ week: none, exceptions: [] }, friday, at(12))).toEqual({ isOpen: false });
});
