import { expect, it } from 'vitest';
import { commonFiles } from '../outline/common-files.ts';
import { formParts, partAt, partSchema } from './parts.ts';
import { schemaNamed } from './schema.ts';

it.each(['SiteSource', 'SiteOverlay'])('each field of %s stands in one part of its form', (kind) => {
  const schema = schemaNamed(kind);
  const parts = formParts(kind, schema);
  const fields = parts.flatMap((part) => Object.keys(partSchema(schema, part).properties ?? {}));
  expect(fields.toSorted()).toEqual(Object.keys(schema.properties ?? {}).toSorted());
  for (const part of parts) for (const field of part.fields) expect(partAt(parts, [field, 'inside'])).toBe(part);
  expect(partAt(parts, [])).toBeUndefined();
});

it('short forms have no parts', () => {
  expect(formParts('ThemeSource', schemaNamed('ThemeSource'))).toEqual([]);
});

it('what pages share is found beside them, whichever folder they lie in, a language’s own first', () => {
  const names = ['_site.yaml', '_theme.yaml', 'home.yaml', 'es/_site.yaml', 'es/home.yaml'];
  // Figures and colours are found before they have a file: it comes with the first of them.
  const files = new Map(names.map((name) => [`schema/sample-site/${name}`, '']));
  const of = (page: string) => new Set(commonFiles(`schema/sample-site/${page}`, files).map(({ file }) => file));
  expect(of('home.yaml')).toEqual(
    new Set(['_site.yaml', '_facts.yaml', '_theme.yaml'].map((name) => `schema/sample-site/${name}`)),
  );
  expect(of('es/home.yaml')).toEqual(
    new Set(['es/_site.yaml', 'es/_facts.yaml', '_theme.yaml'].map((name) => `schema/sample-site/${name}`)),
  );
});
