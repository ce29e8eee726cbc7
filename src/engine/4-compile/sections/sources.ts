import type { InlineNode, Path, RichText } from '#kit/model';
import type { KindValue } from '../../2-validate/validators.ts';
import type { SiteContext } from '../../links/site-context.ts';

/**
 * Where the figures of a section come from, as one line in the words of `_site.yaml`: each source of `_facts.yaml` once, in
 * the order in which the figures stand. One that `_site.yaml` names is a link to where it is told. Only fields whose schema
 * says `sourced` count, those that set figures large or in rows; what a sentence mentions needs no line. Nothing where no
 * figure has a source, or the site has no word for it.
 */
export function sourceLine(
  values: readonly KindValue[],
  { site, sources, namedSources }: Pick<SiteContext, 'site' | 'sources' | 'namedSources'>,
  schemaAt: (path: Path) => Readonly<Record<string, unknown>> | undefined,
): RichText | undefined {
  const { source: word } = site.labels;
  if (word === undefined) return undefined;
  const found = values.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !value.includes('((facts.') || schemaAt(path)?.['sourced'] !== true) return [];
    return [...value.matchAll(/\(\(\s*(facts\.\w+)\s*\)\)/g)].flatMap(([, name = '']) => sources.get(name) ?? []);
  });
  if (found.length === 0) return undefined;
  return [...new Set(found)].flatMap((source, index): InlineNode[] => {
    const named = namedSources.get(source);
    const before = index === 0 ? `${word}: ` : '; ';
    return named ? [before, { kind: 'link', link: named.link, children: [named.name] }] : [before + source];
  });
}
