import { hasOwnWords, type OutsideFilm } from '#kit/model';
import { missingLabels } from '../../links/languages/languages.ts';
import { link } from '../destinations.ts';
import type { ValueScope } from '../value-scope.ts';

/** A page of another site where one books: shown in a frame as films of other hosts are. Nothing where the address is none, which is reported. */
export function compileBooking(written: string, scope: ValueScope): OutsideFilm | undefined {
  const { site, uncertain } = scope.context;
  const { language, labels, product } = site;
  const { book, bookHere, bookTransfer } = labels.place ?? {};
  if (!uncertain.site && product !== '' && !hasOwnWords(language) && !(book && bookHere && bookTransfer))
    scope.report({
      ...missingLabels(scope.context, ['place']),
      snippet: written,
    });
  const found = link(written, scope);
  if (!found?.external) return undefined;
  const { host, origin } = new URL(found.href);
  return { kind: 'film', host, origin, player: found.href, page: found.href };
}
