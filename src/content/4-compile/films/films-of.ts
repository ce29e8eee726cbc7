import type { Page } from '../../../model/page.ts';

/** Where the films come from that stand in compiled sections, at any depth: `self` and other origins, each once, in order. */
export function filmsOf(sections: Page['sections']): string[] {
  const origins = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && value.kind === 'film' && 'origin' in value) origins.add(String(value.origin));
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(sections);
  return [...origins].sort();
}
