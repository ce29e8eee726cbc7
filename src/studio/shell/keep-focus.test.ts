// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

it('where what has the focus goes, or can’t be pressed any more, the heading above its place has it', async () => {
  document.body.innerHTML = `<main><h1>Studio</h1><section><h2>People</h2>
    <ul><li><button id="a">A</button></li><li><button id="b">B</button></li></ul></section><button id="c">C</button></main>`;
  const main = document.querySelector('main');
  const [a, b, c] = ['a', 'b', 'c'].map((id) => document.getElementById(id));
  const stop = main ? keepFocus(main) : () => undefined;
  const settled = () => new Promise((fulfil) => setTimeout(fulfil));
  const focused = () => document.activeElement?.textContent;
  a?.focus();
  a?.parentElement?.remove();
  await settled();
  expect(focused()).toBe('People');
  b?.focus();
  b?.setAttribute('disabled', '');
  await settled();
  expect(focused()).toBe('People');
  c?.focus();
  c?.remove();
  await settled();
  expect(focused()).toBe('Studio');
  // Who has gone elsewhere stays there.
  document.body.insertAdjacentHTML('beforeend', '<input>');
  const input = document.querySelector('input');
  main?.insertAdjacentHTML('beforeend', '<button id="d">D</button>');
  document.getElementById('d')?.focus();
  input?.focus();
  document.getElementById('d')?.remove();
  await settled();
  expect(document.activeElement).toBe(input);
  stop();
});

it('where another is named, that has it: in a form, the entry that stands there now', async () => {
  document.body.innerHTML =
    '<main><ul><li><input id="a" /></li><li><input id="b" /></li><li><input id="c" /></li></ul></main>';
  const main = document.querySelector('main');
  const neighbour = ({ children }: HTMLElement, at: number) =>
    children[Math.min(at, children.length - 1)]?.querySelector('input') ?? null;
  const stop = main ? keepFocus(main, neighbour) : () => undefined;
  const without = async (id: string) => {
    document.getElementById(id)?.focus();
    document.getElementById(id)?.parentElement?.remove();
    await new Promise((fulfil) => setTimeout(fulfil));
    return document.activeElement?.id;
  };
  expect(await without('b')).toBe('c');
  expect(await without('c')).toBe('a');
  stop();
});
