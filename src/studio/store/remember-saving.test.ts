// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { rememberSaving } from './remember-saving.ts';
import type { StudioStore } from './types.ts';

afterEach(() => localStorage.clear());

/** As much of a store as there is to remember. */
function openStore(site: string) {
  let listen = () => {};
  const store = {
    state: { savesItself: false },
    setSavesItself: (isOn: boolean) => {
      store.state = { savesItself: isOn };
      listen();
    },
    subscribe: (listener: () => void) => {
      listen = listener;
      return () => undefined;
    },
  };
  rememberSaving(store as unknown as StudioStore, site);
  return store;
}

it('whether changes are saved by themselves outlives the tab, for each content folder', () => {
  openStore('/one').setSavesItself(true);
  const again = openStore('/one');
  expect(again.state.savesItself).toBe(true);
  expect(openStore('/other').state.savesItself).toBe(false);
  again.setSavesItself(false);
  expect(openStore('/one').state.savesItself).toBe(false);
});
