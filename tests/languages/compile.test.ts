import { describe, expect, it } from 'vitest';
import { plainText } from '#kit/model';
import { compiled, pageText, told } from './support/two-languages.ts';

const prose = (text: string, more = '') => `  - { type: prose, heading: Words, ${more}paragraphs: "${text}" }\n`;

/** The addresses that the links of the second section of a page lead to, and its words. */
function second(path: string, given: Parameters<typeof compiled>[0]): { hrefs: string[]; words: string } {
  const section = compiled(given).at(path).sections[1];
  if (section?.type !== 'prose') throw new Error(`There is no prose on ${path}.`);
  const nodes = section.paragraphs.flatMap((paragraph) => (Array.isArray(paragraph) ? paragraph : []));
  return {
    hrefs: nodes.flatMap((node) => (typeof node !== 'string' && node.kind === 'link' ? node.link.href : [])),
    words: plainText(nodes),
  };
}

const errors = (given: Parameters<typeof compiled>[0]) =>
  compiled(given).diagnostics.filter(({ severity }) => severity === 'error');

it('texts are set as their language sets them, each page by its folder', () => {
  const text = "It's 5 km, 9-17.";
  const given = {
    pages: { about: pageText('Our "boats"', prose(text)), 'es/about': pageText('Los "barcos"', prose(text)) },
  };
  expect(second('/about', given).words).toBe('It’s 5\u00a0km, 9–\u206017.');
  expect(second('/es/about', given).words).toBe('It’s 5\u00a0km, 9-17.');
  expect(compiled(given).at('/about').title).toContain('Our “boats”');
});

describe('addresses', () => {
  it('begin with the language, whatever a page writes as its own', () => {
    const content = compiled({
      pages: {
        'es/contact': pageText('Contacto', '', 'path: /contacto\n'),
        'es/faq': pageText('Preguntas', '', 'path: /es/preguntas\n'),
      },
    });
    expect([...content.context.routes.keys()].sort()).toEqual(
      ['/', '/about', '/contact', '/es', '/es/about', '/es/contacto', '/es/preguntas'].sort(),
    );
  });

  it('are those of the same file in each language', () => {
    const content = compiled({ pages: { 'es/contact': pageText('Contacto', '', 'path: /contacto\n') } });
    expect(content.at('/contact').siblings).toEqual({ en: '/contact', es: '/es/contacto' });
    expect(content.at('/es').siblings).toEqual({ en: '/', es: '/es' });
  });

  it('are not said of a page in a site of one language', () => {
    const content = compiled({ languages: 'en' });
    expect(content.at('/es/about')).not.toHaveProperty('siblings');
    expect(content.context.site).not.toHaveProperty('languages');
  });

  it('leave out what is not there at the time', () => {
    const pages = { 'es/about': pageText('Acerca', '', 'from: 2030-01-01\n') };
    const now = Date.parse('2026-01-01');
    expect(compiled({ pages }, { now, at: now }).at('/about').siblings).toEqual({ en: '/about' });
    const later = Date.parse('2030-01-02');
    expect(compiled({ pages }, { now: later, at: later }).at('/about').siblings).toHaveProperty('es', '/es/about');
  });
});

describe('links', () => {
  it('of a translation lead to the translation, where there is one', () => {
    const pages = { 'es/home': pageText('Inicio', prose('[a](/about) [c](/contact) [i](/) [e](/es/about)')) };
    expect(second('/es', { pages }).hrefs).toEqual(['/es/about', '/contact', '/es', '/es/about']);
    expect(errors({ pages })).toEqual([]);
  });

  it('of the original lead to what they say', () => {
    const pages = { home: pageText('Home', prose('[a](/about) [e](/es/about)')) };
    expect(second('/', { pages }).hrefs).toEqual(['/about', '/es/about']);
  });

  it('lead to the original while the translation is hidden or to come', () => {
    for (const head of ['hidden: true\n', 'from: 2090-01-01\n']) {
      const pages = { 'es/home': pageText('Inicio', prose('[a](/about)')), 'es/about': pageText('Acerca', '', head) };
      expect(second('/es', { pages }).hrefs).toEqual(['/about']);
      expect(errors({ pages })).toEqual([]);
    }
  });

  it('to a section that the translation lacks are told, in menus too', () => {
    const pages = {
      about: pageText('About', prose('x', 'id: people, ')),
      'es/home': pageText('Inicio', prose('[a](/about#people)')),
    };
    expect(errors({ pages }).map(({ message }) => message)).toEqual([
      'The page `/es/about` has no section with `id: people`.',
    ]);
    const site = (text: string) => text.replace('link: /about', 'link: /about#people');
    expect(errors({ pages: { about: pages.about }, site }).map(({ file }) => file)).toEqual(['pages/_site.yaml']);
  });
});

describe('what a language says other', () => {
  it('is put into what the original says', () => {
    const overlay = `
labels: { menu: Menú, articles: { other: ((count)) notas } }
navigation: [{ label: Acerca, link: /about }]
forms: { movement: { title: Únase } }
inquiryTypes: { pilot: { label: Piloto } }
`;
    const content = compiled({ overlays: { es: { _site: overlay } } });
    expect(content.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const spanish = content.translated.get('es');
    expect(spanish?.labels).toMatchObject({ menu: 'Menú', skip: 'Skip to the content' });
    // English has a form for one thing, which Spanish words of its own don't mix with.
    expect(spanish?.labels?.articles).toEqual({ other: '((count)) notas' });
    expect(spanish?.navigation).toEqual([{ label: 'Acerca', link: { href: '/es/about', external: false } }]);
    expect(spanish?.forms?.['movement']).toMatchObject({ title: 'Únase', send: 'function', submit: 'Send message' });
    expect(spanish?.inquiryTypes?.['pilot']).toEqual({ label: 'Piloto', mailbox: 'pilot' });
    expect(spanish?.footer?.columns?.[0]?.links[0]?.link.href).toBe('/es/about');
    expect(content.source?.labels?.menu).toBe('Menu');
  });

  it('stands where the original leads nowhere, which is told of that alone', () => {
    const now = Date.parse('2026-01-01');
    const overlay =
      'navigation: [{ label: Acerca, link: /about }]\nfooter: { columns: [{ title: Más, links: [{ label: A, link: /about }] }] }\n';
    const content = compiled(
      { site: (text) => text.replaceAll('link: /about', 'link: /abuot'), overlays: { es: { _site: overlay } } },
      { now, at: now },
    );
    const wrong = content.diagnostics.filter(({ severity }) => severity === 'error');
    expect(new Set(wrong.map(({ code }) => code))).toEqual(new Set(['link/unknown-page']));
    expect(wrong.every(({ file }) => !file.includes('/es/'))).toBe(true);
    expect(content.translated.get('es')?.navigation?.[0]?.link?.href).toBe('/es/about');
  });

  it('is the words of the questions that a form asks, each by its key; what has none is asked as in the original, and named', () => {
    const fields = (...all: string[]) => `fields: [${all.join(', ')}]`;
    const own = (...all: string[]) => {
      const content = compiled({
        site: (text) =>
          text.replace(
            '  movement:\n',
            `$&    ${fields('{ key: email, kind: email, label: Email }', '{ key: who, kind: choice, label: Who?, options: [{ key: one, label: One }, { key: all, label: All }, { key: no, label: Nobody }] }')}\n`,
          ),
        overlays: { es: { _site: `forms: { movement: { title: Únase, ${fields(...all)} } }\n` } },
      });
      expect(content.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const questions = content.translated.get('es')?.forms?.['movement']?.fields ?? [];
      return {
        asked: questions.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]),
        told: content.diagnostics.flatMap(({ code, message }) =>
          code !== 'form/translation' || message.includes('`visit`') ? [] : message,
        ),
      };
    };
    const who = (kind: string) =>
      `{ key: who, kind: ${kind}, label: ¿Quién?, options: [{ key: all, label: Todos }, { key: no, label: Nadie }] }`;
    expect(own(who('choice'))).toEqual({
      asked: ['Email', '¿Quién?', 'One', 'Todos', 'Nadie'],
      told: [
        'The form `movement` asks `email` in English, not in Spanish.',
        'This question offers `one` in English, not in Spanish.',
      ],
    });
    expect(
      own(who('several'), '{ key: email, kind: email, label: Correo }', '{ key: x, kind: text, label: X }'),
    ).toEqual({
      asked: ['Correo', 'Who?', 'One', 'All', 'Nobody'],
      told: [
        'This question is of the kind `several`, and in `pages/_site.yaml` of the kind `choice`: it is asked in English.',
        '`key: x` is no question of this form in `pages/_site.yaml`, so nobody is asked it.',
      ],
    });
  });

  it('is nothing but words: whether a question has to be answered, the original says', () => {
    const fields = (label: string, required: boolean) =>
      `fields: [{ key: email, kind: email, label: ${label}, required: ${required} }]`;
    const overlay = `forms: { movement: { ${fields('Correo', true)} } }\n`;
    const content = compiled({
      site: (text) => text.replace('  movement:\n', `$&    ${fields('Email', false)}\n`),
      overlays: { es: { _site: overlay } },
    });
    const asked = content.translated.get('es')?.forms?.['movement']?.fields;
    expect(asked).toMatchObject([{ label: 'Correo', required: false }]);
  });

  it('is named where a section lacks its words in a language that the builder doesn’t know: they are left to translate', () => {
    const events = '  - { type: events, items: [{ title: Lesung, begins: 2090-05-01 }] }\n';
    const { diagnostics } = compiled({
      languages: 'en, es, de',
      pages: { 'de/home': pageText('Start', events) },
      overlays: { de: { _site: 'labels: { menu: Menü }\n' } },
    });
    const missing = diagnostics.filter(({ code }) => /^l.*\/(?:missing|words)$/.test(code));
    expect(missing).toMatchObject([{ code: 'language/words', file: 'pages/de/home.yaml', severity: 'note' }]);
    expect(missing[0]?.help).toBe('Translate them in `pages/de/_site.yaml` under `labels`: `events`.');
  });

  it('has only fields that can differ', () => {
    for (const line of [
      'url: https://other.example',
      'language: es',
      'mailboxes: { general: a@b.example }',
      'lables: {}',
    ])
      expect(told({ overlays: { es: { _site: `labels: { menu: Menú }\n${line}\n` } } })).toContain(
        'field/unknown pages/es/_site.yaml:2',
      );
  });

  it('is told, as the original is, that a menu can’t look like a button, and what leads to a page can', () => {
    const entries = (target: string) => `navigation:\n  - label: More\n    button: true\n    ${target}\n`;
    const problems = (target: string) =>
      told({
        overlays: { es: { _site: entries(target) } },
        site: (text) => text.replace('navigation:\n', entries(target)),
      }).filter((problem) => problem.startsWith('field/'));
    const menu = problems('items: [{ label: About, link: /about }]');
    expect(menu).toEqual([
      expect.stringMatching(/^field\/no-effect .*pages\/_site\.yaml:\d+$/),
      'field/no-effect pages/es/_site.yaml:3',
    ]);
    expect(problems('link: /about')).toEqual([]);
  });

  it('has figures of its own in its pages, the original’s where it says nothing', () => {
    const fact = (value: string) => `{ value: ${value}, meaning: M., source: S, checked: 2026-01-01 }`;
    const given = {
      facts: `wait: ${fact('22 days')}\nlives: ${fact('68 million')}\n`,
      overlays: { es: { _site: 'labels: { menu: Menú }\n', _facts: 'wait: { value: 22 días }\n' } },
      pages: {
        home: pageText('Home', prose('((facts.wait)), ((facts.lives))')),
        'es/home': pageText('Inicio', prose('((facts.wait)), ((facts.lives))')),
      },
    };
    expect(errors(given)).toEqual([]);
    expect(second('/', given).words).toBe('22 days, 68 million');
    expect(second('/es', given).words).toBe('22 días, 68 million');
  });

  it('has shared sections of its own, and else the original’s with its own links', () => {
    const shared = (text: string) => `sections:\n${prose(text)}`;
    const use = (name: string) => `  - { type: shared, name: ${name} }\n`;
    const given = {
      shared: { note: shared('See [it](/about).'), own: shared('One.') },
      overlays: { es: { _site: 'labels: { menu: Menú }\n', '_shared/own': shared('Uno.') } },
      pages: { 'es/home': pageText('Inicio', use('note')), 'es/about': pageText('Acerca', use('own')) },
    };
    expect(errors(given)).toEqual([]);
    expect(second('/es', given).hrefs).toEqual(['/es/about']);
    expect(second('/es/about', given).words).toBe('Uno.');
  });
});

describe('what translators are told', () => {
  const marks = (given: Parameters<typeof compiled>[0]) =>
    compiled(given).diagnostics.flatMap(({ code, message }) =>
      code.startsWith('translation/') ? `${code} ${message}` : [],
    );
  const marked = (title: string, mark: string) => pageText(title, '', `translated: ${mark}\n`);

  it('is which pages are missing, and from when on a translation is behind its original', () => {
    expect(marks({}).join('\n')).toMatch(/translation\/missing .*`pages\/es\/contact\.yaml` is missing/);
    const unmarked = marks({}).find(
      (words) => words.startsWith('translation/unmarked') && words.includes('about.yaml'),
    );
    const mark = /translated: (\w+)/.exec(unmarked ?? '')?.[1] ?? '';
    expect(mark).toMatch(/^[b-df-hj-np-tv-z]{6}$/);
    const isTold = (pages: Record<string, string>) =>
      marks({ pages: { 'es/about': marked('Acerca', mark), ...pages } }).some((words) =>
        words.includes('pages/about.yaml'),
      );
    expect(isTold({})).toBe(false);
    expect(
      isTold({
        about: `# A comment.\n${pageText('About').replace('title: About of', 'title: "About of').replace('site\n', 'site"\n')}`,
      }),
    ).toBe(false);
    expect(isTold({ about: pageText('About us') })).toBe(true);
  });

  it('is nothing of an original that is hidden', () => {
    expect(marks({}).join('\n')).toContain('pages/es/contact.yaml');
    const site = (text: string) =>
      text
        .replace(/ {2}- label: Contact\n {4}link: \/contact\n/, '')
        .replace('contactPage: /contact', 'contactPage: /about');
    const pages = { contact: pageText('Contact', '', 'hidden: true\n') };
    expect(marks({ pages, site }).join('\n')).not.toContain('pages/es/contact.yaml');
  });
});
