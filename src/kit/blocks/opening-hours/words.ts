import { inLanguage } from '../../model/own-words.ts';
import type { Site } from '../../model/page.ts';

/** The words of a site that says none. */
const own = {
  en: {
    open: 'Open now',
    openUntil: 'Open now, until ((time))',
    closed: 'Closed',
    opensToday: 'Closed now, opens at ((time))',
    opensLater: 'Closed now, opens on ((day)) at ((time))',
    always: 'Day and night',
    exceptions: 'Other days',
  },
  es: {
    open: 'Abierto ahora',
    openUntil: 'Abierto ahora, hasta las ((time))',
    closed: 'Cerrado',
    opensToday: 'Cerrado ahora, abre a las ((time))',
    opensLater: 'Cerrado ahora, abre el ((day)) a las ((time))',
    always: 'Día y noche',
    exceptions: 'Otros días',
  },
};

export type HoursWords = (typeof own)['en'];

/** The words at opening hours. */
export function hoursWords({ labels, language }: Pick<Site, 'labels' | 'language'>): HoursWords {
  return labels.hours ?? inLanguage(own, language);
}
