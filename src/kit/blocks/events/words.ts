import { inLanguage } from '../../model/own-words.ts';
import type { Site } from '../../model/page.ts';

/** The words of a site that says none. */
const own = {
  en: { calendar: 'Add all to your calendar', none: 'Nothing is planned at the moment.' },
  es: { calendar: 'Añadir todo a su calendario', none: 'Por ahora no hay nada previsto.' },
};

/** The words at events. */
export function eventWords({ labels, language }: Pick<Site, 'labels' | 'language'>): (typeof own)['en'] {
  return labels.events ?? inLanguage(own, language);
}
