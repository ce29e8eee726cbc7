import type { Page } from '#kit/model';

/** Where the films come from that stand in compiled sections, at any depth: `self` and other origins, each once, in order. */
export function filmsOf(sections: Page['sections']): string[] {
  const origins = new Set<string>();
  const visit = (holder: object): void => {
    const values: unknown[] = Object.values(holder);
    for (const value of values) {
      // Most of what a page holds are texts.
      if (typeof value !== 'object' || value === null) continue;
      if ('kind' in value && value.kind === 'film' && 'origin' in value) origins.add(String(value.origin));
      else visit(value);
    }
  };
  visit(sections);
  return [...origins].sort();
}
