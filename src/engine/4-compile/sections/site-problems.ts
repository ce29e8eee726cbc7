import { hasOwnWords, type Problem, type Schema } from '#kit/model';
import { finding } from '../../catalogue/index.ts';
import { missingLabels } from '../../links/languages/languages.ts';
import type { SectionScope } from './section-scope.ts';

/**
 * What a block needs of its site and doesn't find there: its words in the language of the site (`ownLabels` in its schema names
 * them among the labels), and the time zone that its hours are in (`inZone`).
 */
export function siteProblems(schema: Schema | undefined, { context, path }: SectionScope): Problem[] {
  const { site, uncertain } = context;
  // What a site says is not known while its own file has a mistake: it has no name then.
  if (!schema || uncertain.site || site.product === '') return [];
  const at = { path: [...path, 'type'], mark: 'value' as const };
  const { ownLabels, inZone } = schema;
  const names = (Array.isArray(ownLabels) ? ownLabels : []).map(String).filter((name) => !(name in site.labels));
  const hasWords = names.length === 0 || hasOwnWords(site.language);
  return [
    ...(hasWords ? [] : [{ ...at, ...missingLabels(context, names) }]),
    ...(inZone === true && site.zone === undefined ? [{ ...at, ...finding('zone/missing', {}) }] : []),
  ];
}
