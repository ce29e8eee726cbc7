import type { Path } from '#kit/model';
import type { KindValue } from '../../2-validate/validators.ts';
import type { SiteContext } from '../../links/site-context.ts';

/**
 * Where the figures of a section come from, as one line in the words of `_site.yaml`: each source of `_facts.yaml` once, in
 * the order in which the figures stand. Only fields whose schema says `sourced` count, those that set figures large or in
 * rows; what a sentence mentions needs no line. Nothing where no figure has a source, or the site has no word for it.
 */
export function sourceLine(
  values: readonly KindValue[],
  { site, sources }: Pick<SiteContext, 'site' | 'sources'>,
  schemaAt: (path: Path) => Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const { source: word } = site.labels;
  if (word === undefined) return undefined;
  const found = values.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !value.includes('((facts.') || schemaAt(path)?.['sourced'] !== true) return [];
    return [...value.matchAll(/\(\(\s*(facts\.\w+)\s*\)\)/g)].flatMap(([, name = '']) => sources.get(name) ?? []);
  });
  return found.length > 0 ? `${word}: ${[...new Set(found)].join('; ')}` : undefined;
}
