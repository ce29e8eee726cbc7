import { describe, expect, it } from 'vitest';
import { newPage, type Plan, renamePage } from '#engine/refactor';
import { marked } from './support/referring-site.ts';
import {
  carriedOut,
  contentOf,
  filesOf,
  mistakesIn,
  pageText,
  planOf,
  sampleText,
  siteOf,
  textsWith,
} from './support/small-site.ts';

function plain(old: string): Map<string, string> {
  const texts = textsWith(marked);
  return new Map([...texts].map(([file, text]) => [file, text.replaceAll('«/prices»', old).replace(/^\uFEFF/, '')]));
}

function planFor(texts: ReadonlyMap<string, string>, from: string, to: string): Plan {
  return planOf(renamePage(siteOf(texts), { from, to }));
}

describe('a page that is renamed', () => {
  const before = plain('/prices');
  const plan = planFor(before, '/prices', '/what-it-costs');
  const after = carriedOut(before, plan);

  it('is renamed wherever something refers to it, and no other byte changes', () => {
    const expected = plain('/what-it-costs');
    expected.set('pages/what-it-costs.yaml', expected.get('pages/prices.yaml') ?? '');
    expected.delete('pages/prices.yaml');
    const text = expected.get('pages/_site.yaml') ?? '';
    expected.set('pages/_site.yaml', `${text}  /prices: /what-it-costs\n`);
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected));
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('says where it was named, and where it is still mentioned', () => {
    const names = (places: readonly { file: string }[]) => [...new Set(places.map(({ file }) => file))];
    expect(names(plan.changed)).toEqual([
      'pages/_shared/ending.yaml',
      'pages/_site.yaml',
      'pages/data.json',
      'pages/hr/refers.yaml',
      'pages/what-it-costs.yaml',
      'pages/windows.yaml',
    ]);
    expect(plan.changed).toContainEqual(
      expect.objectContaining({
        file: 'pages/hr/refers.yaml',
        where: 'Refers, section 1 (hero "Refers"), button 1, `action`',
      }),
    );
    expect(plan.mentions.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'pages/hr/refers.yaml:1',
      'pages/hr/refers.yaml:19',
      'pages/windows.yaml:1',
      'pages/windows.yaml:19',
    ]);
  });

  it('and back again is as it was, but for the redirects', () => {
    const back = carriedOut(after, planFor(after, '/what-it-costs', '/prices'));
    const { [`pages/_site.yaml`]: own, ...others } = Object.fromEntries(back);
    const { [`pages/_site.yaml`]: old, ...same } = Object.fromEntries(before);
    expect(others).toEqual(same);
    expect(own).toBe(`${old}  /what-it-costs: /prices\n`);
    expect(mistakesIn(contentOf(back))).toEqual([]);
  });
});

describe('the address of a page', () => {
  const hub = (path: string) =>
    `title: A page with a path of its own\npath: ${path}\ndescription: A page with a path of its own, of a small site that is only there to be renamed.\nsections:\n  - type: hero\n    heading: Hub\n    buttons:\n      - label: Here\n        action: { link: "${path}#here" }\n  - type: prose\n    id: here\n    paragraphs: Here.\n`;
  const linking = (path: string) =>
    pageText(
      'A page that links to the hub',
      `  - type: hero\n    heading: Links\n    text: To [the hub](${path}), ${path} in words.\n`,
    );

  it('stands in its `path`, where it has one, with placeholders and without', () => {
    const before = textsWith({
      'hub.yaml': hub('/((product.slug))-hub'),
      'links.yaml': linking('/((product.slug))-hub'),
    });
    const plan = planFor(before, '/sample-hub', '/the-((product.slug))');
    const after = carriedOut(before, plan);
    expect(after.get('pages/hub.yaml')).toBe(hub('/the-((product.slug))'));
    expect(after.get('pages/links.yaml')).toBe(
      linking('/the-((product.slug))').replace('the-((product.slug)) in words', '((product.slug))-hub in words'),
    );
    expect(after.get('pages/_site.yaml')).toContain('\nredirects:\n  /sample-hub: /the-((product.slug))\n');
    expect(plan.mentions).toHaveLength(1);
    expect(mistakesIn(contentOf(after))).toEqual([]);
  });

  it('has no `path` where the name of its file says the same', () => {
    const before = textsWith({ 'hub.yaml': hub('/((product.slug))-hub') });
    const after = carriedOut(before, planFor(before, '/sample-hub', '/hub'));
    expect(after.get('pages/hub.yaml')).toBe(hub('/hub').replace('path: /hub\n', ''));
  });

  it('gets a `path` where a placeholder is part of it, or where the file’s name is taken', () => {
    const before = textsWith({ 'plain.yaml': linking('/about'), 'taken.yml': hub('/somewhere') });
    const withPath = (path: string) => linking('/about').replace('sections:', `path: ${path}\nsections:`);
    const filled = carriedOut(before, planFor(before, '/plain', '/((product.slug))-page'));
    expect(filled.get('pages/plain.yaml')).toBe(withPath('/((product.slug))-page'));
    const beside = carriedOut(before, planFor(before, '/plain', '/taken'));
    expect(beside.get('pages/plain.yaml')).toBe(withPath('/taken'));
    expect(mistakesIn(contentOf(beside))).toEqual([]);
  });

  it('changes with the folder, and so does the way to the schema', () => {
    const comment = (way: string) => `# yaml-language-server: $schema=${way}\n${linking('/about')}`;
    const before = textsWith({ 'plain.YAML': comment('../schema/bundle.schema.json') });
    const deeper = carriedOut(before, planFor(before, '/plain', '/hr/jobs/plain'));
    expect(deeper.get('pages/hr/jobs/plain.YAML')).toBe(comment('../../../schema/bundle.schema.json'));
    const back = carriedOut(deeper, planFor(deeper, '/hr/jobs/plain', '/plain'));
    expect(back.get('pages/plain.YAML')).toBe(comment('../schema/bundle.schema.json'));
  });

  it('is that of one page only, plain, and never that of the home page', () => {
    const texts = textsWith({
      'plain.yaml': linking('/about'),
      'hr/below.yaml': linking('/about'),
      'hr.yaml': linking('/'),
    });
    const refused = (from: string, to: string) => {
      const plan = renamePage(siteOf(texts), { from, to });
      return 'refused' in plan ? plan.refused : '';
    };
    expect(refused('/', '/start')).toContain('The home page has to stay');
    expect(refused('/plain', '/')).toContain('already that of `pages/home.yaml`');
    expect(refused('/plain', '/about')).toContain('already that of `pages/about.yaml`');
    expect(refused('/plian', '/new')).toContain('Did you mean `/plain`?');
    expect(refused('/plain', '/New Prices')).toContain('Write it like `/new-prices`');
    expect(refused('/plain', '/../new')).toContain("can't be an address");
    expect(refused('/plain', '/images/new')).toContain('`images` means something else');
    expect(refused('/plain', '/images/new')).toContain('such as `/images-page/new`');
    expect(refused('/plain', '/healthz')).toContain('such as `/healthz-page`');
    expect(refused('/plain', `/${'a'.repeat(200)}`)).toContain('Write a shorter one');
    expect(refused('/plain', '/((product.slgu))')).toContain('product.slug');
    expect(planFor(texts, '/hr', '/people').notes).toContain('What stands below it keeps its address: /hr/below.');
  });

  it('changes letter case alone', () => {
    const before = textsWith({ 'Plain.yaml': linking('/about') });
    const plan = planFor(before, '/Plain', '/plain');
    expect(filesOf(plan.changes)).toEqual(['pages/Plain.yaml', 'pages/_site.yaml', 'pages/plain.yaml']);
    expect(mistakesIn(contentOf(carriedOut(before, plan)))).toEqual([]);
  });
});

describe('redirects', () => {
  const page = (title: string) => pageText(title, '  - type: hero\n    heading: Page\n');
  const withRedirects = (lines: string) =>
    textsWith({
      '_site.yaml': `${sampleText('_site.yaml')}${lines}`,
      'one.yaml': page('The first page'),
      'two.yaml': page('The second page'),
    });
  const siteAfter = (lines: string, from: string, to: string) => {
    const before = withRedirects(lines);
    const plan = planFor(before, from, to);
    const after = carriedOut(before, plan);
    expect(mistakesIn(contentOf(after))).toEqual([]);
    return { site: after.get('pages/_site.yaml')?.slice(sampleText('_site.yaml').length), notes: plan.notes };
  };

  it('never form a chain', () => {
    expect(siteAfter('redirects:\n  /zero: /one\n', '/one', '/new').site).toBe(
      'redirects:\n  /zero: /new\n  /one: /new\n',
    );
  });

  it('never lead back to where they begin', () => {
    expect(siteAfter('redirects:\n  /new: /one\n', '/one', '/new')).toEqual({
      site: 'redirects:\n  /one: /new\n',
      notes: [],
    });
  });

  it('make room for a page, and that is said', () => {
    const { site, notes } = siteAfter('redirects: { /new: /two, /newer: /two }\n', '/one', '/new');
    expect(site).toBe('redirects: { /newer: /two, /one: /new }\n');
    expect(notes).toEqual(['The redirect from /new to /two is gone: a page stands there now.']);
  });

  it('leave nothing behind where the last one goes', () => {
    const before = withRedirects('redirects:\n  /new: /two\n');
    const after = carriedOut(before, newPage(siteOf(before), { path: '/new', title: 'New', text: page('New') }));
    expect(after.get('pages/_site.yaml')).toBe(sampleText('_site.yaml'));
  });
});

describe('what can’t be told', () => {
  it('is not changed: a file with a mistake in how it is written', () => {
    const texts = textsWith({
      'broken.yaml': pageText('A broken page', '  - type: hero\n    haeding: On [it](/about)\n'),
    });
    const plan = renamePage(siteOf(texts), { from: '/about', to: '/new' });
    expect(plan).toMatchObject({ refused: expect.stringContaining('pages/broken.yaml:5') });
  });

  it('does not stand in the way where it is only a link that leads nowhere', () => {
    const texts = textsWith({
      'broken.yaml': pageText(
        'A broken page',
        '  - type: hero\n    heading: Broken\n    text: To [x](/gone) and [y](/about#gone).\n',
      ),
    });
    const after = carriedOut(texts, planFor(texts, '/about', '/new'));
    expect(after.get('pages/broken.yaml')).toContain('[x](/gone) and [y](/new#gone)');
  });

  it('is refused with the place, where it can’t be written: an address behind a backslash', () => {
    const texts = textsWith({
      'odd.yaml': pageText('An odd page', '  - type: hero\n    heading: Odd\n    text: To [x](/a\\bout).\n'),
      'escaped.json': JSON.stringify({
        title: 'An escaped address',
        description: 'A page of a small site that is only there to be renamed, copied and deleted.',
        sections: [{ type: 'hero', heading: 'Escaped', text: 'To [x](/about).' }],
      }).replace('(/about)', '(\\/about)'),
    });
    const escaped = new Map([...texts].filter(([file]) => file !== 'pages/odd.yaml'));
    const after = carriedOut(escaped, planFor(escaped, '/about', '/new'));
    expect(JSON.parse(after.get('pages/escaped.json') ?? '')).toMatchObject({ sections: [{ text: 'To [x](/new).' }] });
  });
});
