import type { Change, ShownOn } from './types.ts';
import { plainValue, type Words, words } from './words.ts';

/** What became of the public files, by what they hold. `shownOn` says where a file is used now. */
export function publicChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  shownOn: (address: string) => ShownOn | undefined,
): Change[] {
  const gone = new Set([...before.keys()].filter((address) => !after.has(address)));
  const here = [...after].flatMap(([address, digest]): Change[] => {
    if (before.get(address) === digest) return [];
    const shown = shownOn(address);
    if (before.has(address)) return [changed('replaced', address, ['was replaced'], shown)];
    const from = [...gone].find((old) => before.get(old) === digest);
    if (from === undefined) return [changed('added', address, ['was added'], shown)];
    gone.delete(from);
    return [changed('renamed', from, words`is called ${plainValue(address)} now`, shown)];
  });
  return [...here, ...[...gone].map((address) => changed('removed', address, ['was removed']))];
}

function changed(kind: Change['kind'], address: string, what: Words, shown?: ShownOn): Change {
  const noun = /\.(?:svg|png|jpe?g|webp|gif|avif|ico)$/i.test(address) ? 'picture' : 'file';
  return { kind, where: [], what: words`the ${noun} ${plainValue(address)} ${what}`, path: [], ...shown };
}
