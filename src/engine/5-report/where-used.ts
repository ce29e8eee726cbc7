import { joined } from '../catalogue/say.ts';
import { absenceLabel } from '../catalogue/time.ts';
import { counted } from '../catalogue/words.ts';
import type { WhereUsed } from '../links/where-used.ts';

/** Where something is used, as people read it. `shown` is what it is: "The page `/about`". */
export function formatWhereUsed(
  shown: string,
  { references, isEverywhere, everywhereIn, elsewhere, absent }: WhereUsed,
): string {
  if (references.length === 0) return `${shown} is used nowhere.`;
  const places = references.map(({ file, line, where }) => `  ${file}:${line}  ${where}`);
  const named = elsewhere.map((path) => {
    const absence = absent.get(path);
    return absence ? `${path} (${absenceLabel(absence).toLowerCase()})` : path;
  });
  const listed = `${counted(elsewhere.length, 'page')}${elsewhere.length === 0 ? '.' : `: ${named.join(', ')}`}`;
  const whole = everywhereIn.length === 0 ? '' : `every page in ${joined(everywhereIn, 'and')}`;
  const some = whole === '' ? listed : elsewhere.length === 0 ? `${whole}.` : `${whole}, and on ${listed}`;
  const pages = isEverywhere ? 'every page.' : some;
  return [
    `${shown} is used in ${counted(references.length, 'place')}:`,
    ...places,
    '',
    `Visitors see this on ${pages}`,
  ].join('\n');
}
