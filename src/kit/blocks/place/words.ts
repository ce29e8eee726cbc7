import { inLanguage } from '../../model/own-words.ts';
import type { Site } from '../../model/page.ts';

/** The words of a site that says none. */
const own = { en: { map: 'Look at the map' }, es: { map: 'Ver el mapa' } };

/** The words at a place. */
export function placeWords({ labels, language }: Pick<Site, 'labels' | 'language'>): (typeof own)['en'] {
  return labels.place ?? inLanguage(own, language);
}
