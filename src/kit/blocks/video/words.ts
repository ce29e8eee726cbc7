import type { Site } from '../../model/page.ts';

/** The words of a site that says none. They are English, and the check asks every site of another language for its own. */
const english = {
  play: 'Play the film',
  transfer:
    'The film is shown by ((host)). Nothing is loaded from there before you play it; then ((host)) learns your address and what you watch, and may store data on your device.',
  watch: 'Watch at ((host))',
};

export type FilmWords = typeof english;

/** The words at the film of a host. */
export function filmWords({ labels }: Pick<Site, 'labels'>, host: string): FilmWords {
  const { play, transfer, watch } = labels.film ?? english;
  const named = (text: string) => text.replaceAll('((host))', host);
  return { play, transfer: named(transfer), watch: named(watch) };
}
