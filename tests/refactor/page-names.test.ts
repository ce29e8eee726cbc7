import { describe, expect, it } from 'vitest';
import { renamePage } from '#engine/refactor';
import { sampleDescription } from '#kit/model';
import { carriedOut, pageText, planOf, sampleText, siteOf, textsWith } from './support/small-site.ts';

describe('the name of a page', () => {
  const entry = (label: string, link: string) => `  - label: ${label}\n    link: ${link}\n`;
  const menu = (label: string) =>
    `navigation:\n${entry(label, '/prices')}${entry('To the figures', '/prices')}${entry('Prices', '/about')}${entry('Prices', '/prices#hours')}`;
  const site = (label: string) => sampleText('_site.yaml').replace(/^navigation:\n(?: .*\n)+/m, menu(label));
  const page = (title: string) =>
    pageText(title, '  - { type: hero, heading: Prices }\n  - { type: prose, id: hours, paragraphs: Words. }\n');
  const before = textsWith({ '_site.yaml': site('Prices'), 'prices.yaml': page('Prices · ((product))') });
  const named = (names: object, to = '/prices') =>
    planOf(renamePage(siteOf(before), { from: '/prices', to, ...names }));

  it('changes its title, with the site’s name behind it, and what else is called by the old name, and nothing else', () => {
    const after = carriedOut(before, named({ title: 'Costs', label: { from: 'Prices', to: 'Costs' } }));
    expect(after.get('pages/prices.yaml')).toBe(
      page('Prices · ((product))')
        .replace('title: Prices', 'title: Costs')
        .replace('heading: Prices', 'heading: Costs'),
    );
    expect(after.get('pages/_site.yaml')).toBe(site('Costs'));
  });

  it('is told from others as visitors see it, whatever signs were typed', () => {
    const typed = new Map([...before, ['pages/_site.yaml', site("What's new")]]);
    const plan = planOf(
      renamePage(siteOf(typed), { from: '/prices', to: '/prices', label: { from: 'What’s new', to: 'News' } }),
    );
    expect(carriedOut(typed, plan).get('pages/_site.yaml')).toBe(site('News'));
  });

  it('goes with its address, or without', () => {
    const plan = named({ title: 'Costs' }, '/costs');
    expect(plan.title).toBe(
      '“Prices” is called “Costs” now, at the address /costs, in `pages/costs.yaml`. The old address leads to the new one.',
    );
    // Forms tell it before it is done.
    expect(plan.inForms.title).toBe(
      '“Prices” will be called “Costs”, at the address /costs. The old address leads to the new one.',
    );
    expect(carriedOut(before, plan).get('pages/costs.yaml')).toContain('title: Costs · ((product))\n');
    const isNew = named({ isNew: true }, '/costs');
    expect(isNew.title).toBe('The page /prices is now /costs, in `pages/costs.yaml`.');
    expect(isNew.inForms.title).toBe('The page /prices will be at /costs.');
    expect(carriedOut(before, isNew).get('pages/_site.yaml')).not.toMatch(/^ {2}\/prices: /m);
    expect(named({ label: { from: 'Prices', to: 'Costs' } }).title).toBe('“Prices” is called “Costs” now.');
    expect(renamePage(siteOf(before), { from: '/prices', to: '/prices' })).toHaveProperty('refused');
  });

  it('is that of the menu, where only its title is another', () => {
    const titled = new Map([...before, ['pages/prices.yaml', page('What it costs')]]);
    const once = site('Prices').replace(entry('To the figures', '/prices'), '');
    const plan = (texts: typeof titled) =>
      planOf(renamePage(siteOf(texts), { from: '/prices', to: '/prices', title: 'Costs' }));
    expect(plan(titled).title).toBe('“What it costs” is called “Costs” now.');
    titled.set('pages/_site.yaml', once);
    expect(plan(titled).title).toBe('The title of “Prices” is “Costs” now.');
  });

  it('is said by the sample that its description begins as, too', () => {
    const described = (title: string) =>
      page(title).replace(/^description: .*$/m, `description: ${sampleDescription(title)}`);
    const texts = new Map([...before, ['pages/prices.yaml', described('Prices')]]);
    const plan = planOf(renamePage(siteOf(texts), { from: '/prices', to: '/prices', title: 'Costs' }));
    expect(carriedOut(texts, plan).get('pages/prices.yaml')).toBe(
      described('Costs').replace('heading: Prices', 'heading: Costs'),
    );
  });

  it('is that of the menu in its first heading and its sample description, whatever its title says', () => {
    const described = (name: string) =>
      page('What it costs')
        .replace(/^description: .*$/m, `description: ${sampleDescription(name)}`)
        .replace('heading: Prices', `heading: ${name}`);
    const texts = new Map([...before, ['pages/prices.yaml', described('Prices')]]);
    const label = { from: 'Prices', to: 'Costs' };
    const plan = planOf(renamePage(siteOf(texts), { from: '/prices', to: '/prices', label }));
    expect(carriedOut(texts, plan).get('pages/prices.yaml')).toBe(described('Costs'));
    expect(plan.notes).toEqual(['Its sample description says “Costs”, too.', 'Its first heading says “Costs”, too.']);
    expect(plan.inForms.notes).toEqual([]);
    // A heading that says what the title does stays with it.
    texts.set('pages/prices.yaml', page('Prices'));
    const only = planOf(renamePage(siteOf(texts), { from: '/prices', to: '/prices', label }));
    expect(carriedOut(texts, only).get('pages/prices.yaml')).toBe(page('Prices'));
  });

  it('may be that of the home page, whose address stays', () => {
    const after = carriedOut(before, renamePage(siteOf(before), { from: '/', to: '/', title: 'Begin' }));
    expect(after.get('pages/home.yaml')).toMatch(/^title: Begin/m);
  });
});
