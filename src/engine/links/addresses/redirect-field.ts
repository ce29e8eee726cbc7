import { isFields, type Problem } from '#kit/model';
import { finding } from '../../catalogue/index.ts';

/** Fields by which other programs lead visitors from a page to another address, and from old addresses to a page. */
const onward = /^(?:redirect(?:s|ed)?|(?:redirect|move[ds]?|forward)(?:[-_ ]?to)?)$/i;
const hither = /^(?:redirect(?:ed)?[-_ ]?from|alias(?:es)?|old[-_ ]?(?:path|url|address)(?:es|s)?)$/i;

/** True for the name of a field that would lead from one address to another; no page has one. */
export function isRedirectField(name: string): boolean {
  return onward.test(name) || hither.test(name);
}

/** What a page is told that leads visitors on; redirects stand in the site's own file. `path` is its address. */
export function redirectInPage(data: unknown, path: string): Problem | undefined {
  const name = isFields(data) ? Object.keys(data).find(isRedirectField) : undefined;
  if (name === undefined || !isFields(data)) return undefined;
  const written = Array.isArray(data[name]) ? data[name][0] : data[name];
  const other = typeof written === 'string' && /^\/\S*$/.test(written) ? written : undefined;
  const isOnward = onward.test(name);
  const [from, to] = isOnward ? [path, other ?? '/new-page'] : [other ?? '/old-page', path];
  return { path: [name], mark: 'key', ...finding('page/redirect', { name, from, to, isOnward }) };
}

/** True for what follows from that: the field is unknown, and a page that only leads on lacks all others. */
export function isOfRedirect({ path, code }: Problem, { path: [name] }: Problem): boolean {
  return (path.length === 1 && path[0] === name) || (path.length === 0 && code === 'field/missing');
}
