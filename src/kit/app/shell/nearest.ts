/** As many addresses are offered, at the most. */
const most = 3;

/**
 * The addresses that are nearest to one that leads nowhere, the nearest first: those that are spelled nearly alike (`/provider`),
 * and those that hold the same words (`/hub`).
 */
export function nearestPaths(missing: string, paths: readonly string[]): string[] {
  const asked = plain(missing);
  if (asked === '') return [];
  return paths
    .filter((path) => path !== missing)
    .map((path) => ({ path, likeness: likeness(asked, plain(path)) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((one, other) => other.likeness - one.likeness)
    .filter(({ likeness }, _, [best]) => likeness >= (best?.likeness ?? 0) * 0.8)
    .slice(0, most)
    .map(({ path }) => path);
}

/** An address in small letters, without what programs put behind it, its words with a hyphen between them. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replaceAll(/[\s_/-]+|%20/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** How alike two addresses are, from 0 to 1: as a whole, a letter less for each that differs, or by the words that both have. */
function likeness(one: string, other: string): number {
  const whole = 1 - distance(one, other) / Math.max(one.length, other.length, 1);
  const [words, others] = [one.split('-'), other.split('-')];
  const shared = words.filter((word) => others.some((each) => areAlike(word, each)));
  const byWords = (2 * shared.length) / (words.length + others.length);
  // Half of the letters are alike by chance.
  return Math.max(whole < 0.6 ? 0 : whole, byWords);
}

/** Two words, one of which may be cut (`prior-auth`) or mistyped. */
function areAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 3) return false;
  return one.startsWith(other) || other.startsWith(one) || (one.length > 4 && distance(one, other) === 1);
}

/** How many letters are to be put in, taken out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, each] of [...other].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === each ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
