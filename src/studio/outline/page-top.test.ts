import { expect, it } from 'vitest';
import { choices } from '../../../tests/studio/support/form-store.ts';
import type { StudioState, StudioStore } from '../store/types.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

const top = { type: 'hero', heading: 'Hello' };
const text = { type: 'prose', heading: 'More', paragraphs: 'Words.' };

/** What becomes of sections: the edits that are made, and what is refused. */
function edited(sections: readonly unknown[], act: (edits: SectionEdits) => unknown): unknown[] {
  const done: unknown[] = [];
  const store: Pick<StudioStore, 'state' | 'edit' | 'refuse'> = {
    state: { choices } as unknown as StudioState,
    edit: async ([first]) => done.push(first?.edit) > 0,
    refuse: (words) => void done.push(words.split(':')[0]),
  };
  act(new SectionEdits(store as StudioStore, { file: 'pages/a.yaml', path: ofPage, data: { sections } }));
  return done;
}

it('the top of a page is neither deleted nor moved nor doubled, and nothing comes above it: the reason is told', () => {
  const page = [top, text];
  const first = ['The top of the page stays first'];
  expect(edited(page, (edits) => edits.remove(0))).toEqual(['The top of the page stays']);
  expect(edited(page, (edits) => edits.move(0, 1))).toEqual(first);
  expect(edited(page, (edits) => edits.move(1, 0))).toEqual(first);
  const [doubled] = edited(page, (edits) => edits.duplicate(0));
  expect(doubled).toMatch(/^A page has one top/);
  expect(edited(page, (edits) => edits.insert(1, top))).toEqual([doubled]);
  expect(edited(page, (edits) => edits.insert(0, text))).toMatchObject([{ op: 'insert', index: 1 }]);
  expect(edited(page, (edits) => edits.remove(1))).toMatchObject([{ op: 'remove' }]);
});

it('tops that take turns may come and go, and a page that has none yet may get one', () => {
  const turns = [{ ...top, until: '2030-01-01' }, { ...top, from: '2030-01-01' }, text];
  for (const act of [(edits: SectionEdits) => edits.duplicate(0), (edits: SectionEdits) => edits.remove(1)])
    expect(edited(turns, act)).toHaveLength(1);
  expect(edited([text], (edits) => edits.insert(0, top))).toMatchObject([{ op: 'insert', index: 0 }]);
  expect(edited([text, top], (edits) => edits.move(1, 0))).toMatchObject([{ op: 'move' }]);
  expect(edited([text, text], (edits) => edits.remove(0))).toMatchObject([{ op: 'remove' }]);
});
