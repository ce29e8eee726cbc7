import { expect, it } from 'vitest';
import { changesBetween, plainWords, sentenceOf } from '#engine/changes';
import { checker, contentOf, sampleText, textsWith } from '../refactor/support/small-site.ts';

type Site = {
  fields: Record<string, { label: string; placeholder: string }>;
  forms: Record<string, { title: string }>;
};

const page = `path: /plans
title: Our plans
sections:
  - type: prose
    heading: Plans
    paragraphs: 'Ask [who](/who#door) or [how](/plans).'
`;

const edition = (text: string, path = '/who') => ({
  files: contentOf(
    textsWith({
      'plans.yaml': text,
      'who.yaml': `path: ${path}\ntitle: Who we are\nsections:\n  - { type: prose, heading: Door, id: door, paragraphs: Here. }\n`,
    }),
  ),
  digests: new Map(),
});

it('pages are called by their titles where people read it who know no addresses, but an address that changes', () => {
  const told = (after: ReturnType<typeof edition>, namesPages = true) =>
    changesBetween({ before: edition(page), after, checker, namesPages }).flatMap(({ changes }) =>
      changes.map((change) => plainWords(sentenceOf(change))),
    );
  const led = edition(page.replace('[how](/plans)', '[how](/who#door)'));
  expect(told(led)).toEqual(['Plans: the link of “how” leads to “Who we are” (door) now, no longer to “Our plans”']);
  expect(told(led, false)).toEqual(['Plans: the link of “how” leads to /who#door now, no longer to /plans']);
  expect(told(edition(page, '/us')).join()).toContain('/who → /us');
});

it('a page goes by its name in the menu, as lists of pages have it, before its title', () => {
  const site = sampleText('_site.yaml').replace(
    'navigation:\n',
    (head) => `${head}  - { label: Door, link: /plans }\n`,
  );
  const states = ['Plans', 'All plans'].map((heading) => ({
    files: contentOf(
      textsWith({ '_site.yaml': site, 'plans.yaml': page.replace('heading: Plans', `heading: ${heading}`) }),
    ),
    digests: new Map(),
  }));
  const [before, after] = states as [(typeof states)[0], (typeof states)[0]];
  const named = (namesPages: boolean) =>
    changesBetween({ before, after, checker, namesPages }).map(({ name }) => plainWords(name));
  expect(named(true)).toEqual(['Door']);
  expect(named(false)).toEqual(['Plans']);
});

it('what somebody has written is told with the names that forms have for it, and what stood there unsaid is none of it', () => {
  const site = sampleText('_site.yaml');
  const { fields, forms } = checker.read({ file: 'pages/_site.yaml', text: site }, 'SiteSource').data as Site;
  const [[form, { title }] = ['', { title: '' }]] = Object.entries(forms);
  const kinds = { name: 'name', email: 'email', organization: 'organization', phone: 'phone', message: 'long text' };
  const asked = Object.entries(kinds).map(([key, kind]) => {
    const required = ['name', 'email', 'message'].includes(key) && { required: true };
    return { key, kind, label: fields[key]?.label, hint: fields[key]?.placeholder, ...required };
  });
  const own = { key: 'day', kind: 'text', label: 'Which day?' };
  const asking = site.replace(`  ${form}:\n`, (head) => `${head}    fields: ${JSON.stringify([...asked, own])}\n`);
  const edition = (siteText: string, action: string) => {
    const text = `path: /plans\ntitle: Plans\nsections: [{ type: hero, heading: Plans, buttons: [{ label: Go, action: ${action} }] }]\n`;
    return { files: contentOf(textsWith({ '_site.yaml': siteText, 'plans.yaml': text })), digests: new Map() };
  };
  const told = (siteText: string, action = 'none') =>
    changesBetween({
      before: edition(site, 'none'),
      after: edition(siteText, action),
      checker,
      namesPages: true,
    }).flatMap(({ changes }) => changes.map(({ shownOn: _, ...change }) => plainWords(sentenceOf(change))));
  expect(told(asking)).toEqual([`The form “${title}”: question “Which day?” was added at the end`]);
  const opens = `Top of the page, button 1: does nothing → opens the form “${title}”`;
  expect(told(site, `{ dialog: ${form} }`)).toEqual([opens]);
});

it('a page of a translation that came or went is told with its language', () => {
  const site = `languages: [en, de]\n${sampleText('_site.yaml').replace(/^languages:.*\n/m, '')}`;
  const folder = (more: Record<string, string>) => ({
    files: contentOf(textsWith({ '_site.yaml': site, 'plans.yaml': page, ...more })),
    digests: new Map(),
  });
  const [without, having] = [folder({}), folder({ 'de/plans.yaml': 'title: Pläne\nsections: []\n' })];
  const told = (before: typeof without, after: typeof without) =>
    changesBetween({ before, after, checker, namesPages: true }).flatMap(({ changes }) =>
      changes.map((change) => plainWords(sentenceOf(change))),
    );
  expect(told(without, having)).toEqual(['The page “Pläne” in German is new']);
  expect(told(having, without)[0]).toContain('The page in German was removed');
});

it('a figure goes by its name in words, as forms call it', () => {
  const figures = (facts: object) => ({
    files: contentOf(textsWith({ 'plans.yaml': page, '_facts.yaml': JSON.stringify(facts) })),
    digests: new Map(),
  });
  const told = (before: object, after: object, namesPages: boolean) =>
    changesBetween({ before: figures(before), after: figures(after), checker, namesPages })
      .flatMap(({ changes }) => changes)
      .map((change) => plainWords(sentenceOf(change)).replace(/\. It is shown on .*/, ''));
  const fact = { value: '4', source: 'Here' };
  const other = { crew_size: { ...fact, value: '5' } };
  expect(told({ crew_size: fact }, other, true)).toEqual(['The figure “crew size”: 4 → 5']);
  expect(told({ crew_size: fact }, other, false)).toEqual(['The figure crew_size: 4 → 5']);
  expect(told({ crew_size: fact }, { most_people: fact }, true)).toEqual([
    'The figure “crew size” is called “most people” now',
  ]);
});
