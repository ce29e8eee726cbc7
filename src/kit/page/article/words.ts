import { inLanguage } from '../../model/own-words.ts';
import type { Site } from '../../model/page.ts';

/** The words of a site that says none. */
const own = {
  en: { previous: 'Previous article', next: 'Next article', others: 'Other articles' },
  es: { previous: 'Artículo anterior', next: 'Artículo siguiente', others: 'Otros artículos' },
};

/** The words at an article. */
export function articleWords({ labels, language }: Pick<Site, 'labels' | 'language'>): (typeof own)['en'] {
  return labels.article ?? inLanguage(own, language);
}
