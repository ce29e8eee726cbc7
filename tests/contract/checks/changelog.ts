import type { PublicEntries } from './public-entries.ts';

/** The parts of a changelog, by the version that they are headed with. */
export function partsOf(changelog: string): Map<string, string> {
  return new Map(
    changelog
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.split('\n', 1)[0]?.trim() ?? '', part]),
  );
}

/** What became of public entries, each in a line with its own name in quotes. */
export function changedEntries(before: PublicEntries, after: PublicEntries): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => `${name.replace(/\S+$/, (own) => `"${own}"`)}: ${difference(before[name], after[name])}`);
}

function difference(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  const [old, now] = [before, after].map((line) => line.replace(/ ?#\w+$/, '').split(' '));
  const added = now?.filter((name) => !old?.includes(name)) ?? [];
  const gone = old?.filter((name) => !now?.includes(name)) ?? [];
  const told = [
    ...(added.length > 0 ? [`new ${added.join(', ')}`] : []),
    ...(gone.length > 0 ? [`gone ${gone.join(', ')}`] : []),
  ];
  return told.length > 0 ? told.join('; ') : 'the same names, other rules';
}

/** Those of the changes whose names a text doesn't hold as a word. */
export function unsaid(changed: readonly string[], text: string): string[] {
  return changed.filter((line) => {
    const own = /"([^"]+)"/.exec(line)?.[1] ?? '';
    return !new RegExp(`(?<![\\w-])${own.replaceAll(/[.$]/g, '\\$&')}(?![\\w-])`).test(text);
  });
}
