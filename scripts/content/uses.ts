import type { Diagnostic } from './diagnostic.ts';

/** What a name may stand for. */
export type NameKind = 'page' | 'anchor' | 'fact' | 'form' | 'inquiry';

/** What a file refers to: what was found, by kind, and what was not, with the diagnostic that says so. */
export type Uses = {
  found: Record<NameKind | 'shared', Set<string>>;
  missing: { kind: NameKind; name: string; diagnostic: Diagnostic }[];
};

/** No uses yet. */
export function noUses(): Uses {
  return {
    found: {
      page: new Set(),
      anchor: new Set(),
      fact: new Set(),
      form: new Set(),
      inquiry: new Set(),
      shared: new Set(),
    },
    missing: [],
  };
}
