import { hasOwnWords, type OutsideFilm } from '#kit/model';
import { missingLabels } from '../../links/languages/languages.ts';
import type { ValueScope } from '../value-scope.ts';

const host = 'https://www.openstreetmap.org';

/** How far the map reaches around its place, in degrees to the north and to the east: some streets. */
const around = { north: 0.0025, east: 0.005 };

/** A map of OpenStreetMap around a place, `latitude, longitude`: shown in a frame as films of other hosts are. Nothing where it is none, which the schema has reported. */
export function compileMapPin(written: string, scope: ValueScope): OutsideFilm | undefined {
  const [north = Number.NaN, east = Number.NaN] = written.split(',').map(Number);
  if (Number.isNaN(north) || Number.isNaN(east)) return undefined;
  const { site, uncertain } = scope.context;
  const { language, labels, product } = site;
  if (!uncertain.site && product !== '' && !hasOwnWords(language) && !(labels.place?.show && labels.place.transfer))
    scope.report({
      ...missingLabels(scope.context, ['place']),
      snippet: written,
    });
  const box = [east - around.east, north - around.north, east + around.east, north + around.north];
  const sides = box.map((side) => side.toFixed(5)).join(',');
  return {
    kind: 'film',
    host: 'OpenStreetMap',
    origin: host,
    player: `${host}/export/embed.html?bbox=${sides}&layer=mapnik&marker=${north},${east}`,
    page: `${host}/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`,
  };
}
