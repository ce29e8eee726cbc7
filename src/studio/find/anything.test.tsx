import { beforeEach, expect, it } from 'vitest';
import { goToThing, thingsCalled, thingsHere } from './anything.ts';

const names = (query: string) => thingsCalled(thingsHere(document), query).map(({ name, place }) => `${name}|${place}`);

beforeEach(() => {
  document.body.innerHTML = `
    <details><summary>Page <span>Home</span></summary><button>Prices</button></details>
    <div role="tree" aria-label="Sections">
      <div role="treeitem" tabindex="0"><small>Text</small><span>What it costs</span><button aria-label="More for Text">…</button></div>
    </div>
    <fieldset><legend>Person 1</legend><button id="first">Picture</button></fieldset>
    <fieldset><legend>Person 2</legend><label for="role">Role <small>optional</small></label><input id="role"><button id="second">Picture</button></fieldset>
    <button disabled>Publish the pictures</button>
    <label for="text">Text <small>optional</small></label><textarea id="text">Pictures</textarea>
    <span id="notes">Notes <small>optional</small></span><div role="textbox" tabindex="0" aria-labelledby="notes"></div>`;
});

it('finds what can be pressed or filled in by its own words, folded or not', () => {
  expect(names('prices')).toEqual(['Prices|Page Home']);
  expect(names('more for')).toEqual(['More for Text|Sections']);
  expect(names('picture')).toEqual(['Picture|Person 1', 'Picture|Person 2']);
  expect(names('notes')).toEqual(['Notes|']);
  expect(names('')).toEqual([]);
});

it('finds what is folded away by its own name, not by what folds it', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="group" aria-label="Add to this"><button hidden>Date</button><button data-folds>1 more</button></div>',
  );
  expect(names('add to')).toEqual(['Date|Add to this']);
});

it('begins with what is called just so, then with what comes after the place where one is', () => {
  expect(names('text')[0]).toBe('Text|');
  document.getElementById('role')?.focus();
  expect(names('picture')).toEqual(['Picture|Person 2', 'Picture|Person 1']);
});

it('finds what a window has that lies above, and nothing below it', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open aria-label="Pages"><button>Delete it</button></dialog>');
  expect(names('delete')).toEqual(['Delete it|']);
  expect(names('prices')).toEqual([]);
});

it('presses what is pressed, and brings the focus to what is filled in', () => {
  let pressed = 0;
  document.getElementById('second')?.addEventListener('click', () => (pressed += 1));
  const [, second] = thingsCalled(thingsHere(document), 'picture');
  if (second) goToThing(second);
  expect(pressed).toBe(1);
  const [role] = thingsCalled(thingsHere(document), 'role');
  if (role) goToThing(role);
  expect(document.activeElement?.id).toBe('role');
});

it('finds whole words before the beginnings of words, and a name before what stands beside it or inside of a word', () => {
  document.body.innerHTML = `
    <button>Title, address</button><button>Saddle</button><button>Address</button>
    <div role="group" aria-label="Add to this"><button>Date</button></div>
    <button>Copy or add</button><button>Add a section</button>`;
  expect(names('add')).toEqual([
    'Add a section|',
    'Copy or add|',
    'Address|',
    'Title, address|',
    'Date|Add to this',
    'Saddle|',
  ]);
});
