import { expect, it } from 'vitest';
import { hear, type Shortcut, shortcuts, shownKeys } from './shortcuts.ts';

type Pressed = Parameters<typeof hear>[0];

function press(key: string, held: Partial<Pressed> = {}): Pressed & { isTaken: boolean } {
  const event = {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isTaken: false,
    preventDefault: () => {
      event.isTaken = true;
    },
    ...held,
  };
  return event;
}

/** What is done where one way of each is listened to. */
function heard(here: Readonly<Record<string, Shortcut>>, event: Pressed): string | undefined {
  let done: string | undefined;
  const work = Object.keys(here).map((name) => [name, () => (done = name)] as const);
  hear(event, here, Object.fromEntries(work));
  return done;
}

it.each(Object.entries(shortcuts))('every way of %s is heard as itself, with Ctrl and on a Mac', (_, here) => {
  for (const [name, { keys }] of Object.entries<Shortcut>(here))
    for (const way of keys) {
      const parts = way.split('+');
      const held = { altKey: parts.includes('Alt'), shiftKey: parts.includes('Shift') };
      const key = parts.at(-1) ?? '';
      const typed = held.shiftKey ? key.toUpperCase() : key;
      const isMod = parts.includes('Mod');
      expect(heard(here, press(typed, { ...held, ctrlKey: isMod }))).toBe(name);
      expect(heard(here, press(typed, { ...held, metaKey: isMod }))).toBe(name);
    }
});

it('takes no key that is meant for others', () => {
  const letter = press('z');
  expect(heard(shortcuts.everywhere, letter)).toBeUndefined();
  expect(letter.isTaken).toBe(false);
  expect(heard(shortcuts.everywhere, press('s', { ctrlKey: true, altKey: true }))).toBeUndefined();
  expect(heard(shortcuts.outline, press('ArrowUp', { shiftKey: true }))).toBeUndefined();
  // Signs need other keys on other keyboards.
  expect(heard(shortcuts.outsideTexts, press('?', { shiftKey: true }))).toBe('help');
});

it('writes keys as they stand on the keyboard', () => {
  expect(shownKeys('Mod+Shift+z', false)).toBe('Ctrl Shift Z');
  expect(shownKeys('Mod+Shift+z', true)).toBe('⌘ ⇧ Z');
  expect(shownKeys('Alt+ArrowUp', false)).toBe('Alt ↑');
});
