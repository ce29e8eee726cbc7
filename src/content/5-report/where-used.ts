import type { WhereUsed } from '../4-compile/where-used.ts';
import { absenceLabel } from '../catalogue/time.ts';
import { counted } from '../catalogue/words.ts';

/** Where something is used, as people read it. `shown` is what it is: "The page `/about`". */
export function formatWhereUsed(shown: string, { references, shownOn, isEverywhere, absent }: WhereUsed): string {
  if (references.length === 0) return `${shown} is used nowhere.`;
  const places = references.map(({ file, line, where }) => `  ${file}:${line}  ${where}`);
  const named = shownOn.map((path) => {
    const absence = absent.get(path);
    return absence ? `${path} (${absenceLabel(absence).toLowerCase()})` : path;
  });
  const pages = isEverywhere
    ? 'every page.'
    : `${counted(shownOn.length, 'page')}${shownOn.length === 0 ? '.' : `: ${named.join(', ')}`}`;
  return [
    `${shown} is used in ${counted(references.length, 'place')}:`,
    ...places,
    '',
    `Visitors see this on ${pages}`,
  ].join('\n');
}
