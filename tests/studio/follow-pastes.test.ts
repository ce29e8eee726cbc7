// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { followPastes } from '../../src/studio/paste/follow-pastes.ts';

const stop = followPastes();
afterEach(() => document.body.replaceChildren());

/** A field with some words, two of which are selected, into which something is pasted. */
function pasteInto(
  widget: string,
  clipboard: Record<string, string>,
): { value: string; isTaken: boolean; told: number } {
  const field = document.createElement('textarea');
  field.dataset['widget'] = widget;
  field.value = 'Before old after';
  field.setSelectionRange(7, 10);
  document.body.append(field);
  let told = 0;
  field.addEventListener('input', () => {
    told += 1;
  });
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (kind: string) => clipboard[kind] ?? '' } });
  const isTaken = !field.dispatchEvent(event);
  return { value: field.value, isTaken, told };
}

it('comes clean into a text with marks, in place of what is selected, and the field is told', () => {
  const clipboard = { 'text/html': '<p style="color:red">A <b>new</b> word</p>', 'text/plain': 'A new word' };
  expect(pasteInto('paragraphs', clipboard)).toEqual({
    value: 'Before A **new** word after',
    isTaken: true,
    told: 1,
  });
});

it('is left to the browser where there are no marks', () => {
  expect(pasteInto('text', { 'text/html': '<b>x</b>' }).isTaken).toBe(false);
  expect(pasteInto('rich-text', { 'text/plain': 'x' }).isTaken).toBe(false);
  stop();
  expect(pasteInto('rich-text', { 'text/html': '<b>x</b>' }).isTaken).toBe(false);
});
