import { expect, it } from 'vitest';
import { merge } from '#engine/edit';
import { measureMerges } from './support/measure-merges.ts';

it('25 random pairs of edits are merged or asked about, never wrong', () => {
  const { merged, asked, wrong } = measureMerges(25, 21);
  expect(wrong).toEqual([]);
  expect(merged / (merged + asked.length), asked.join('\n')).toBeGreaterThanOrEqual(0.95);
});

const base = 'title: One\ntext: Two # why\nitems:\n  - a\n  # about b\n  - b\n  - c\n';

it('has the changes and the comments of both sides, also on lines side by side', () => {
  const mine = base.replace('One', 'Uno').replace('  - c\n', '');
  const theirs = base.replace('Two # why', 'Dos # because').replace('  - a\n', '  # about a\n  - a\n');
  expect(merge(base, mine, theirs)).toEqual({
    text: 'title: Uno\ntext: Dos # because\nitems:\n  # about a\n  - a\n  # about b\n  - b\n',
  });
});

it('follows an entry that one side moved and the other changed', () => {
  const list = 'items:\n  - id: a\n    t: 1\n  - id: b\n    t: 2\n  - id: c\n    t: 3\n';
  const moved = 'items:\n  - id: c\n    t: 3\n  - id: a\n    t: 1\n  - id: b\n    t: 2\n';
  expect(merge(list, moved, list.replace('3', '4'))).toEqual({ text: moved.replace('3', '4') });
});

it('follows a field that one side renamed and the other changed', () => {
  const renamed = base.replace('items:', 'entries:');
  expect(merge(base, renamed, base.replace('- c', '- d'))).toEqual({ text: renamed.replace('- c', '- d') });
});

it('takes out a field that one side removed and the other only renamed, even to a number', () => {
  const removed = base.slice(0, base.indexOf('items:'));
  for (const name of ['entries', '7']) {
    const renamed = base.replace('items:', `${name}:`);
    expect(merge(base, removed, renamed)).toEqual({ text: removed });
    expect(merge(base, renamed, removed)).toEqual({ text: removed });
  }
});

it('names the places where both sides say something else', () => {
  expect(merge(base, base.replace('One', 'Uno'), base.replace('One', 'Eins'))).toEqual({
    conflicts: [['title']],
    sides: [{ mine: 'Uno', theirs: 'Eins' }],
  });
  expect(merge(base, base.replace('One', 'Uno'), base.replace('One', 'Eins'), () => 'theirs')).toEqual({
    text: base.replace('One', 'Eins'),
  });
  expect(merge(base, base.replace('  - b\n', ''), base.replace('- b', '- d'))).toMatchObject({
    conflicts: [['items', 1]],
  });
  expect(merge(base, base.replace('One', '"One'), base.replace('One', 'Eins'))).toMatchObject({ conflicts: [[]] });
  // A comment that both have changed has no path either.
  expect(merge(`# one\n${base}`, `# uno\n${base}`, `# eins\n${base}`)).toMatchObject({ conflicts: [[]] });
});
