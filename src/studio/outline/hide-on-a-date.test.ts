import { expect, it, vi } from 'vitest';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

it('a section that can’t come by itself on a date says why, and any other leads to the field of its day', () => {
  const [select, refuse] = [vi.fn(), vi.fn()];
  const store = Object.assign(new StateHolder(), { select, refuse }) as unknown as StudioStore;
  const data = { sections: [{ type: 'prose' }, { type: 'steps' }] };
  const edits = new SectionEdits(store, { file: 'a.yaml', path: ofPage, data });
  const problem = /^“.+” can’t come by itself on a date: /;
  expect([0, 1].map((index) => edits.dayProblem(index, 'until'))).toEqual([undefined, undefined]);
  expect(edits.dayProblem(0, 'from')).toBeUndefined();
  expect(edits.dayProblem(1, 'from')).toMatch(problem);
  edits.askWhen(1, 'from');
  expect(select).not.toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledWith(expect.stringMatching(problem));
  edits.askWhen(0, 'from');
  expect(select).toHaveBeenCalledWith({ file: 'a.yaml', path: ['sections', 0, 'from'] });
});
