import { inLanguage } from '../own-words.ts';
import type { Site } from '../page.ts';
import type { SearchLabels } from '../types.generated.ts';

/** The words of a site that says none. */
const own: Record<'en' | 'es', SearchLabels> = {
  en: {
    search: 'Search',
    found: { one: '((count)) page', other: '((count)) pages' },
    none: 'Nothing was found. Try fewer or other words.',
    all: 'All pages',
    failed: 'The search can’t be reached at the moment.',
  },
  es: {
    search: 'Buscar',
    found: { one: '((count)) página', other: '((count)) páginas' },
    none: 'No se ha encontrado nada. Pruebe con menos palabras o con otras.',
    all: 'Todas las páginas',
    failed: 'En este momento no se puede buscar.',
  },
};

/** The words of the search. */
export function searchLabels({
  labels,
  language,
}: { labels: Pick<Site['labels'], 'search'> } & Pick<Site, 'language'>): SearchLabels {
  return labels.search ?? inLanguage(own, language);
}
