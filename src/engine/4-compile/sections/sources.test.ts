import { expect, it } from 'vitest';
import { emptySite } from '../site/browser-site.ts';
import { sourceLine } from './sources.ts';

const sources = new Map([
  ['facts.wait', 'A survey of 2025'],
  ['facts.cost', 'A survey of 2025'],
  ['facts.date', 'The federal rule'],
]);
const namedSources = new Map();
const site = { ...emptySite, labels: { ...emptySite.labels, source: 'Source' } };
const schemaAt = ([field]: readonly (string | number)[]) => (field === 'value' ? { sourced: true } : {});
const value = (text: string, field = 'value') => ({ kind: 'text', path: [field], value: text });

it('names each source once, in the order of the figures', () => {
  const values = [value('((facts.wait))'), value('from ((facts.cost)) on ((facts.date))')];
  expect(sourceLine(values, { site, sources, namedSources }, schemaAt)?.join('')).toBe(
    'Source: A survey of 2025; The federal rule',
  );
});

it('leads to where a source is told that the site names', () => {
  const link = { href: '/faq#rule', external: false };
  const named = new Map([['The federal rule', { name: 'CMS-0057-F', link }]]);
  const values = [value('((facts.wait))'), value('((facts.date))')];
  expect(sourceLine(values, { site, sources, namedSources: named }, schemaAt)).toEqual([
    'Source: A survey of 2025',
    '; ',
    { kind: 'link', link, children: ['CMS-0057-F'] },
  ]);
});

it('says nothing of figures in sentences, of those without a source, and where the site has no word for it', () => {
  expect(sourceLine([value('((facts.wait))', 'text')], { site, sources, namedSources }, schemaAt)).toBeUndefined();
  expect(
    sourceLine([value('((facts.unknown))'), value('22 days')], { site, sources, namedSources }, schemaAt),
  ).toBeUndefined();
  expect(sourceLine([value('((facts.wait))')], { site: emptySite, sources, namedSources }, schemaAt)).toBeUndefined();
});
