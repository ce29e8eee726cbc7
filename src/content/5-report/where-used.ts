import type { WhereUsed } from '../4-compile/where-used.ts';
import { counted } from '../catalogue/words.ts';

/** Where something is used, as people read it. `shown` is what it is: "The page `/about`". */
export function formatWhereUsed(shown: string, { uses, shownOn, isEverywhere }: WhereUsed): string {
  if (uses.length === 0) return `${shown} is used nowhere.`;
  const places = uses.map(({ file, line, where }) => `  ${file}:${line}  ${where}`);
  const pages = isEverywhere
    ? 'every page.'
    : `${counted(shownOn.length, 'page')}${shownOn.length === 0 ? '.' : `: ${shownOn.join(', ')}`}`;
  return [`${shown} is used in ${counted(uses.length, 'place')}:`, ...places, '', `Visitors see this on ${pages}`].join(
    '\n',
  );
}
