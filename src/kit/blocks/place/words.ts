import { inLanguage } from '../../model/own-words.ts';
import type { Site } from '../../model/page.ts';

/** The words of a site that says none. */
const own = {
  en: {
    map: 'Look at the map',
    show: 'Show the map here',
    transfer:
      'The map comes from OpenStreetMap. Nothing is loaded from there before you press; then it learns your address.',
    book: 'Book',
    bookHere: 'Book here',
    bookTransfer:
      'Another site takes bookings. Nothing is loaded from there before you press; then it learns your address.',
  },
  es: {
    map: 'Ver el mapa',
    show: 'Mostrar aquí el mapa',
    transfer: 'El mapa es de OpenStreetMap. Antes de pulsar no se carga nada de allí; después conoce su dirección.',
    book: 'Reservar',
    bookHere: 'Reservar aquí',
    bookTransfer:
      'Las reservas las toma otro sitio. Antes de pulsar no se carga nada de allí; después conoce su dirección.',
  },
};

/** The words at a place. */
export function placeWords({ labels, language }: Pick<Site, 'labels' | 'language'>): (typeof own)['en'] {
  return { ...inLanguage(own, language), ...labels.place };
}
