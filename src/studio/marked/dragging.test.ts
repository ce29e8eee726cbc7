// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hearDragging } from './dragging.ts';

/** Dragging as a browser tells it: what jsdom has no kinds of events for. */
function tell(target: Node, type: string, more: object): void {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
}

it('words that a browser puts into a text without telling it of the drop are moved, not lost', () => {
  document.body.innerHTML = '<section><p>one two</p></section>';
  const words = document.querySelector('p');
  const text = words?.firstChild;
  if (!words || !text) throw new Error('There are no words.');
  const done: unknown[] = [];
  hearDragging(words, {
    signal: new AbortController().signal,
    begin: () => ({ from: 4, to: 7 }),
    move: (range, place) => done.push(['moved', range, place]),
    take: (_, place) => done.push(['taken', place]),
    leave: (range) => done.push(['left', range]),
  });
  const dataTransfer = { files: [], dropEffect: 'move' };
  const ranges = [{ startContainer: text, startOffset: 0, endContainer: text, endOffset: 0 }];
  const drop = { inputType: 'insertFromDrop', getTargetRanges: () => ranges, dataTransfer };
  tell(text, 'dragstart', { dataTransfer });
  tell(words.parentNode ?? words, 'drop', { dataTransfer });
  tell(words, 'beforeinput', { inputType: 'deleteByDrag', getTargetRanges: () => ranges, dataTransfer: null });
  tell(words, 'beforeinput', drop);
  tell(text, 'dragend', { dataTransfer });
  expect(done).toEqual([['moved', { from: 4, to: 7 }, 0]]);

  tell(words, 'beforeinput', drop);
  expect(done.at(-1)).toEqual(['taken', 0]);
});
