import { expect, it } from 'vitest';
import type { PageEntry } from '../worker/protocol.ts';
import { isPageFound } from './page-map.ts';

it('the home page is found as that, by its address, its title and its name in the menu', () => {
  const home: PageEntry = {
    file: 'start.yaml',
    path: '/',
    title: 'What if boats just floated?',
    menu: { label: 'Welcome', at: 0 },
    isHome: true,
    when: '',
    mistakes: 0,
  };
  for (const words of ['home', 'Home page', '/', 'boats floated', 'welcome'])
    expect(isPageFound(words, home)).toBe(true);
  expect(isPageFound('prices', home)).toBe(false);
});
