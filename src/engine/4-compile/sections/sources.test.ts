import { expect, it } from 'vitest';
import { emptySite } from '../site/browser-site.ts';
import { sourceLine } from './sources.ts';

const sources = new Map([
  ['facts.wait', 'A survey of 2025'],
  ['facts.cost', 'A survey of 2025'],
  ['facts.date', 'The federal rule'],
]);
const site = { ...emptySite, labels: { ...emptySite.labels, source: 'Source' } };
const schemaAt = ([field]: readonly (string | number)[]) => (field === 'value' ? { sourced: true } : {});
const value = (text: string, field = 'value') => ({ kind: 'text', path: [field], value: text });

it('names each source once, in the order of the figures', () => {
  const values = [value('((facts.wait))'), value('from ((facts.cost)) on ((facts.date))')];
  expect(sourceLine(values, { site, sources }, schemaAt)).toBe('Source: A survey of 2025; The federal rule');
});

it('says nothing of figures in sentences, of those without a source, and where the site has no word for it', () => {
  expect(sourceLine([value('((facts.wait))', 'text')], { site, sources }, schemaAt)).toBeUndefined();
  expect(sourceLine([value('((facts.unknown))'), value('22 days')], { site, sources }, schemaAt)).toBeUndefined();
  expect(sourceLine([value('((facts.wait))')], { site: emptySite, sources }, schemaAt)).toBeUndefined();
});
