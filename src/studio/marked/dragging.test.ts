// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hearDragging } from './dragging.ts';

/** Dragging as a browser tells it: what jsdom has no kinds of events for. */
function tell(target: Node, type: string, more: object): void {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
}

/** What is done with words of which the last three are dragged, as it comes. */
function heardIn(words: HTMLElement): unknown[] {
  const done: unknown[] = [];
  hearDragging(words, {
    signal: new AbortController().signal,
    begin: () => ({ from: 4, to: 7 }),
    move: (range, place) => done.push(['moved', range, place]),
    take: (_, place) => done.push(['taken', place]),
    leave: (range) => done.push(['left', range]),
  });
  return done;
}

it('words that a browser puts into a text without telling it of the drop are moved, not lost', () => {
  document.body.innerHTML = '<section><p>one two</p></section>';
  const words = document.querySelector('p');
  const text = words?.firstChild;
  if (!words || !text) throw new Error('There are no words.');
  const done = heardIn(words);
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

it('what stands around words is told of a drop on them: it is moved in one go, and once', () => {
  document.body.innerHTML = '<section><p>one two</p>three</section>';
  const words = document.querySelector('p');
  const [text, around] = [words?.firstChild, words?.nextSibling];
  if (!words || !text || !around) throw new Error('There are no words.');
  const done = heardIn(words);
  const dropped = (node: Node) => {
    document.caretPositionFromPoint = () => ({ offsetNode: node, offset: 0, getClientRect: () => null });
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [] },
    });
    words.parentNode?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  tell(text, 'dragstart', { dataTransfer: {} });
  expect(dropped(around)).toBe(false);
  expect(dropped(text)).toBe(true);
  expect(done).toEqual([['moved', { from: 4, to: 7 }, 0]]);
});
