import type { Diagnostic, Path } from '../../model/diagnostic.ts';
import type { PictureOrder } from './pictures/order.ts';

/** What a name may stand for. */
export type NameKind = 'page' | 'anchor' | 'fact' | 'form' | 'inquiry' | 'shared';

/** Where a file refers to something: the path of the value that does. Files are those of the public folder, pictures originals. */
export type Reference = { kind: NameKind | 'file' | 'picture'; name: string; path: Path };

/** What a file refers to: what was found, by kind, and what was not, with the diagnostic that says so. */
export type Uses = {
  found: Record<NameKind, Set<string>>;
  missing: { kind: NameKind; name: string; diagnostic: Diagnostic }[];
  /** Each time that it does. */
  references: Reference[];
  /** Public files, by whether what refers to them is there at the time at which the site is shown. */
  files: { shown: Set<string>; absent: Set<string> };
  /** What is made of originals for what is there, by the name that its files begin with. */
  pictures: Map<string, PictureOrder>;
};

/** What a file refers to, for those who only look at it. */
export type KnownUses = Pick<Uses, 'missing'> & {
  found: Readonly<Record<keyof Uses['found'], Iterable<string>>>;
  files: Readonly<Record<keyof Uses['files'], Iterable<string>>>;
  pictures: ReadonlyMap<string, PictureOrder> | readonly PictureOrder[];
};

/** What a file refers to, as it can be written to a file. */
export type ListedUses = Pick<Uses, 'missing'> & {
  found: Readonly<Record<keyof Uses['found'], readonly string[]>>;
  files: Readonly<Record<keyof Uses['files'], readonly string[]>>;
  pictures: readonly PictureOrder[];
};

/** What a file refers to, as it can be written to a file. */
export function listed({ found, missing, files, pictures }: KnownUses): ListedUses {
  const { page, anchor, fact, form, inquiry, shared } = found;
  return {
    found: {
      page: [...page],
      anchor: [...anchor],
      fact: [...fact],
      form: [...form],
      inquiry: [...inquiry],
      shared: [...shared],
    },
    missing,
    files: { shown: [...files.shown], absent: [...files.absent] },
    pictures: [...pictures.values()],
  };
}

/** Every name of a kind that some file refers to. */
export function namesUsed(uses: readonly KnownUses[], kind: keyof Uses['found']): Set<string> {
  const names = new Set<string>();
  for (const { found } of uses) for (const name of found[kind]) names.add(name);
  return names;
}

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
    references: [],
    files: { shown: new Set(), absent: new Set() },
    pictures: new Map(),
  };
}

/** Notes that the value at a path refers to something. */
export function noteReference(uses: Uses, reference: Reference): void {
  if (reference.kind !== 'file' && reference.kind !== 'picture') uses.found[reference.kind].add(reference.name);
  uses.references.push(reference);
}
