import { describe, expect, it } from 'vitest';
import { askedContent } from '#builder/change';
import { factTarget, type Target, whereUsed } from '#engine';
import type { Refused } from '#engine/edit';
import { type Plan, renameFact, renameSection } from '#engine/refactor';
import { formatWhereUsed } from '#engine/report';
import { checker, compiled, pageText, type TwoLanguages, twoLanguages } from './support/two-languages.ts';

const prose = (text: string, id = '') => `  - { type: prose, ${id}heading: Words, paragraphs: "${text}" }\n`;
const put = (name: string) => `  - { type: shared, name: ${name} }\n`;
const fact = (value: string) => `lives: { value: ${value}, meaning: A., source: B, checked: 2026-01-01 }\n`;

const given: TwoLanguages = {
  facts: fact('three'),
  pages: {
    home: pageText('Home', put('ending') + put('both')),
    about: pageText('About', prose('[a](/contact) ((facts.lives))', 'id: words, ')),
    'es/home': pageText('Inicio', put('ending') + put('both') + prose('[a](/about#words)')),
    'es/about': pageText('Acerca', prose('[a](#words)', 'id: words, ') + put('nested')),
  },
  shared: {
    both: `sections:\n${prose('[a](/contact)')}`,
    ending: `sections:\n${prose('((facts.lives))')}`,
  },
  overlays: {
    es: {
      _site: 'footer: { text: "((facts.lives)) [a](/about)" }\nnavigation: [{ label: Acerca, link: /about }]\n',
      _facts: '# aquí\nlives: { value: tres }\n',
      '_shared/ending': `sections:\n${prose('Sin cifras.')}`,
      '_shared/inner': `sections:\n${prose('[a](/contact)')}`,
      '_shared/nested': `sections:\n${put('inner')}`,
    },
  },
};
const content = compiled(given);
const usesOf = (target: Target) => whereUsed(content, target);
const filesOf = (target: Target) => [...new Set(usesOf(target).references.map(({ file }) => file))];

describe('where something is used in a site of several languages', () => {
  it('names the places of what a language says other', () => {
    const page = { kind: 'page', name: '/es/about' } as const;
    expect(filesOf(page)).toEqual(expect.arrayContaining(['pages/es/home.yaml', 'pages/es/_site.yaml']));
    expect(filesOf({ kind: 'fact', name: 'facts.lives' })).toEqual([
      'pages/about.yaml',
      'pages/_shared/ending.yaml',
      'pages/es/_site.yaml',
    ]);
    expect(usesOf(page).references.map(({ where }) => where)).toContain('Site, menu entry 1');
  });

  it('names those of the original where the language says nothing else', () => {
    // The menu and the text of the footer are the language's own; who keeps the privacy page is the original's.
    const places = usesOf({ kind: 'page', name: '/es' }).references;
    expect(places.map(({ file, where }) => `${file} ${where}`)).toEqual(['pages/_site.yaml Site, `privacy`']);
  });

  it('says in which languages every page shows it', () => {
    const about = usesOf({ kind: 'page', name: '/es/about' });
    expect(about).toMatchObject({ isEverywhere: false, everywhereIn: ['Spanish'], elsewhere: [] });
    const figure = usesOf({ kind: 'fact', name: 'facts.lives' });
    expect(formatWhereUsed('The figure', figure)).toMatch(/on every page in Spanish, and on 2 pages: \/, \/about$/);
    expect(usesOf({ kind: 'page', name: '/' })).toMatchObject({ everywhereIn: ['English'] });
  });

  it('takes a shared section for what it is in each language', () => {
    const ask = (written: string) => usesOf(askedContent(written, content.context).target).shownOn;
    expect(ask('_shared/both')).toEqual(['/', '/es']);
    expect(ask('_shared/ending')).toEqual(['/']);
    expect(ask('es/_shared/ending')).toEqual(['/es']);
    expect(factTarget('facts.lives', content.context).languages).toEqual(['']);
    expect(() => ask('es/_shared/endign')).toThrow('Did you mean `ending`?');
  });

  it('finds who shows what a shared section puts in', () => {
    const { references, elsewhere, everywhereIn } = usesOf({ kind: 'page', name: '/contact', languages: ['es'] });
    expect(references.map(({ file }) => file)).toContain('pages/es/_shared/inner.yaml');
    expect(everywhereIn).toEqual(['Spanish']);
    expect(elsewhere).toEqual([]);
    expect(usesOf({ kind: 'shared', name: 'inner' }).shownOn).toEqual(['/es/about']);
  });
});

/** The texts of the files that a plan leaves changed, by their names. */
function changedBy(plan: Plan | Refused): Record<string, string> {
  if ('refused' in plan) throw new Error(plan.refused);
  return Object.fromEntries(plan.changes.map(({ file, after = '' }) => [file, after]));
}

it('a figure gets its new name in each language, comments and all', () => {
  const changed = changedBy(renameFact({ files: twoLanguages(given), checker }, { from: 'lives', to: 'people' }));
  expect(changed['pages/es/_facts.yaml']).toBe('# aquí\npeople: { value: tres }\n');
  expect(changed['pages/es/_site.yaml']).toContain('((facts.people))');
});

it.each(['/about', '/es/about'])(
  'a section of %s gets its new name in each language, and links to it stay right',
  (page) => {
    const changed = changedBy(
      renameSection({ files: twoLanguages(given), checker }, { page, from: 'words', to: 'said' }),
    );
    expect(changed['pages/about.yaml']).toContain('id: said');
    expect(changed['pages/es/about.yaml']).toContain('id: said');
    expect(changed['pages/es/about.yaml']).toContain('(#said)');
    expect(changed['pages/es/home.yaml']).toContain('/about#said');
  },
);
