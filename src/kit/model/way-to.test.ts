import { describe, expect, it } from 'vitest';
import { wayTo } from './way-to.ts';

const to = (href: string) => ({ href, external: false });
const site = {
  product: 'Library',
  navigation: [
    { label: 'News', link: to('/news') },
    { label: 'Visit', link: to('/visit'), items: [{ label: 'Opening hours', link: to('/hours') }] },
    { label: 'Help', items: [{ label: 'Questions', link: to('/faq') }], covers: [to('/help')] },
  ],
  footer: { columns: [{ title: 'More', links: [{ label: 'Archive', link: to('/news/archive') }] }], copyright: '' },
};
const namesTo = (path: string, own = {}) =>
  wayTo({ path, title: 'A page · Library' }, { ...site, ...own }).map(({ name, path: at }) => `${name} ${at}`);

describe('the way to a page', () => {
  it('leads over what its menu says, by the names of the menus', () => {
    expect(namesTo('/')).toEqual(['Library /', 'A page /']);
    expect(namesTo('/news')).toEqual(['Library /', 'News /news']);
    expect(namesTo('/hours')).toEqual(['Library /', 'Visit /visit', 'Opening hours /hours']);
    expect(namesTo('/faq')).toEqual(['Library /', 'Help /help', 'Questions /faq']);
    expect(namesTo('/help')).toEqual(['Library /', 'Help /help']);
  });

  it('leads over the nearest page whose address its own begins with', () => {
    expect(namesTo('/news/boats')).toEqual(['Library /', 'News /news', 'A page /news/boats']);
    expect(namesTo('/news/archive/one').slice(1)).toEqual(['Archive /news/archive', 'A page /news/archive/one']);
    expect(namesTo('/newspaper')).toEqual(['Library /', 'A page /newspaper']);
  });

  it('begins at the home page of its language', () => {
    const navigation = [{ label: 'Inicio', link: to('/es') }];
    expect(namesTo('/es/visita', { home: '/es', navigation })).toEqual(['Library /es', 'A page /es/visita']);
  });
});
