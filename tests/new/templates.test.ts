import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { addPage, openPageFolder } from '#builder/change';
import { loadChecker, loadTemplates, readContent, samplePublicFolder } from '#builder/files';
import { compileContent, validPages } from '#engine';
import { pageFromTemplate, templateCalled } from '#engine/refactor';
import { runScript } from '../support/command.ts';
import { copySampleSite } from '../support/content.ts';

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
const pages = join(folder, 'pages');
copySampleSite(pages);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checker = loadChecker(projectRoot);
const templates = loadTemplates(projectRoot, checker);

describe('a template', () => {
  it('makes a page that nothing is wrong with, whatever the page is called', () => {
    for (const { name } of templates)
      for (const page of [`made-of-${name}`, `more/made-again-of-${name}`])
        expect(addPage(page, openPageFolder(pages), name)).toContain(`its address is /${page}`);
    const { diagnostics } = compileContent(
      readContent(projectRoot, pages, join(projectRoot, samplePublicFolder)),
      checker,
    );
    const own = diagnostics.filter(({ file }) => /made-(?:again-)?of-/.test(file));
    expect(own.filter(({ code }) => code !== 'route/unlinked' && code !== 'text/sample')).toEqual([]);
    for (const { name } of templates)
      expect(
        own.filter(({ file, code }) => file.endsWith(`/made-of-${name}.yaml`) && code === 'text/sample').length,
      ).toBeGreaterThan(5);
    const text = readFileSync(join(pages, 'made-of-event.yaml'), 'utf8');
    expect(text).toMatch(/^title: Made of event · \(\(product\)\)$/m);
    expect(text).toMatch(/^ {4}heading: Made of event$/m);
  });

  it('says in its own title and description what it is, as a page would', () => {
    for (const { title, description } of templates) {
      expect(title).toMatch(/^[A-Z][a-z -]+$/);
      expect(description).toMatch(/^.{50,160}\.$/);
    }
  });

  it('says what isn’t there to be replaced in the language of the page; in one that nobody knows, that is there to be replaced too', () => {
    const wordsOf = (language: string) =>
      templates.flatMap((template) => {
        const page = {
          title: 'Una página',
          language,
          now: Date.UTC(2030, 1, 3),
          zone: 'UTC',
          schema: '../x.json',
          contactPage: '/contact',
        };
        const made = pageFromTemplate(template, page, checker);
        const lines =
          'text' in made ? made.text.matchAll(/^ +(?:- )?(?:label|heading): (?!\(Sample\)|Una página)(.*)$/gm) : [];
        return [...lines].map(([, words]) => words);
      });
    const [english, spanish] = [wordsOf('en'), wordsOf('es')];
    expect(english).toContain('In this article');
    expect(spanish).toContain('En este artículo');
    expect(spanish.length).toBe(english.length);
    expect(spanish.filter((word) => english.includes(word))).toEqual([]);
    expect(wordsOf('de')).toEqual([]);
  });

  it('keeps its comments, and leads to where the site is written to', () => {
    const source = templates.find(({ name }) => name === 'press-release');
    if (!source) throw new Error('There is no such template.');
    const commented = { ...source, source: source.source.replace('sections:', '# Why.\nsections:') };
    const page = {
      title: 'New: a boat',
      language: 'en',
      now: Date.UTC(2030, 1, 3),
      zone: 'UTC',
      schema: '../x.json',
      contactPage: '/hello',
    };
    const made = pageFromTemplate(commented, page, checker);
    const text = 'text' in made ? made.text : '';
    expect(text).toContain('# Why.\nsections:');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/x\.json\ntitle: "New: a boat · \(\(product\)\)"\n/);
    expect(text).toContain('[write to us](/hello)');
    expect(text).not.toContain('/contact');
  });

  it('of an article makes one of its own day, which a list of articles gathers', () => {
    addPage('stories/first', openPageFolder(pages), 'article');
    writeFileSync(
      join(pages, 'stories.yaml'),
      [
        'title: Stories',
        'description: x',
        'sections:',
        '  - { type: hero, heading: Stories }',
        '  - { type: articles, filters: working, below: /stories }',
      ].join('\n'),
    );
    const content = compileContent(readContent(projectRoot, pages, join(projectRoot, samplePublicFolder)), checker);
    const list = validPages(content)
      .find(({ path }) => path === '/stories')
      ?.sections.at(-1);
    expect(list).toMatchObject({ gathered: [{ title: 'First' }] });
    const source = templates.find(({ name }) => name === 'article');
    if (!source) throw new Error('There is no such template.');
    const page = {
      title: 'A',
      language: 'en',
      now: Date.UTC(2030, 1, 3),
      zone: 'UTC',
      schema: 'x.json',
      contactPage: '/',
    };
    expect(pageFromTemplate(source, page, checker)).toMatchObject({
      text: expect.stringContaining('\n  date: 2030-02-03\n'),
    });
  });

  it('is found by what people call it', () => {
    const called = (word: string) => templateCalled(word, templates)?.name;
    expect(['Landing page', 'THANK_YOU', 'vacancy', 'blog post', 'webinar', 'press', 'nothing'].map(called)).toEqual([
      'landing',
      'thank-you',
      'job',
      'article',
      'event',
      'press-release',
      undefined,
    ]);
  });

  it('that there is none of is told with those that there are', () => {
    const names = templates.map(({ name }) => name);
    const told = new RegExp(`^There is no template \`evnt\`. Did you mean \`event\`\\?.*${names.join('.*')}`, 's');
    expect(() => addPage('x', openPageFolder(pages), 'evnt')).toThrow(told);
  });

  it('does not begin a translation', () => {
    const translated = join(folder, 'translated');
    copySampleSite(translated);
    const site = readFileSync(join(translated, '_site.yaml'), 'utf8');
    if (!site.includes('languages:'))
      writeFileSync(join(translated, '_site.yaml'), site.replace(/^language: en$/m, '$&\nlanguages: [en, fr]'));
    else writeFileSync(join(translated, '_site.yaml'), site.replace('languages: [en, es]', 'languages: [en, es, fr]'));
    mkdirSync(join(translated, 'fr'), { recursive: true });
    expect(() => addPage('fr/about', openPageFolder(translated), 'event')).toThrow('copy of its original');
    expect(addPage('fr/fete', openPageFolder(translated), 'event')).toContain('/fr/fete');
  });
});

it('the command names the templates, and takes one', async () => {
  const { stderr, stdout } = await runScript('new', ['section', '--template', 'event']);
  for (const { name } of templates) expect(stderr + stdout).toContain(name);
  expect(await runScript('new', ['page', 'by-command', '--template', 'job', '--pages', pages])).toMatchObject({
    code: 0,
  });
}, 60_000);
