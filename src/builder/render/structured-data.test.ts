import { expect, it } from 'vitest';
import { sampleSite } from '../../../tests/support/compiled.ts';
import { structuredData } from './structured-data.ts';

it('the home page of each language is told as the organisation, every other page by the way to it', () => {
  const { site } = sampleSite();
  const facts = {
    origin: 'https://example.org',
    organizationDescription: 'Words.',
    email: 'a@example.org',
    profiles: [],
  };
  const page = (path: string) => ({ path, title: 'A page', description: '', sections: [], forms: {} });
  const typeOf = (path: string, home: string | undefined) => {
    const [first] = structuredData(page(path), { ...facts, site: home === undefined ? site : { ...site, home } });
    return first && '@type' in first ? first['@type'] : undefined;
  };
  expect([typeOf('/', undefined), typeOf('/about', undefined)]).toEqual(['Organization', 'BreadcrumbList']);
  expect([typeOf('/es', '/es'), typeOf('/', '/es')]).toEqual(['Organization', 'BreadcrumbList']);
});
