import { expect, it } from 'vitest';
import { absenceAt } from './absence.ts';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

it('says when something comes next, else when it was there last, else that it is hidden', () => {
  const shown = [
    [day('2030-01-01'), day('2030-02-01')],
    [day('2030-03-01'), day('2030-04-01')],
  ] as const;
  expect(absenceAt(shown, day('2029-12-31'), 'UTC')).toEqual({ kind: 'later', day: '2030-01-01' });
  expect(absenceAt(shown, day('2030-02-10'), 'UTC')).toEqual({ kind: 'later', day: '2030-03-01' });
  expect(absenceAt(shown, day('2030-05-01'), 'UTC')).toEqual({ kind: 'gone', day: '2030-04-01' });
  expect(absenceAt([], day('2030-05-01'), 'UTC')).toEqual({ kind: 'hidden' });
});
