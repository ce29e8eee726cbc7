import type { Diagnostic, Path, SourceFile } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { Absence } from '../catalogue/time.ts';
import type { PictureOrder } from './picture-order.ts';

/** What a name may stand for. */
export type NameKind = 'page' | 'anchor' | 'fact' | 'form' | 'inquiry' | 'mailbox' | 'shared';

/** A name for which nothing stands. With `absence` something does, but not on each day on which it is needed. */
export type MissingName = { kind: NameKind | 'file' | 'picture'; name: string; absence?: Absence };

/** The same, with the diagnostic that reports it. */
export type Missing = MissingName & { diagnostic: Diagnostic };

/** Where a file refers to something: the path of the value that does. Files are those of the public folder, pictures originals. */
export type Reference = { kind: NameKind | 'file' | 'picture'; name: string; path: Path };

/** What a file refers to: what was found, by kind, and what was not, with the diagnostic that says so. */
export type References = {
  found: Record<NameKind, Set<string>>;
  missing: Missing[];
  /** Each time that it does. */
  all: Reference[];
  /** Public files, by whether what refers to them is there at the time at which the site is shown. */
  files: { shown: Set<string>; absent: Set<string> };
  /** What is made of originals for what is there, by the name that its files begin with. */
  pictures: Map<string, PictureOrder>;
};

/** A file that pages share, as the pages of a language see it: by its folder, which is empty for the original. */
export type SharedReading = { source: SourceFile; definition: Definition; language: string };

/** What a file that pages share refers to in a language. */
export type SharedReferences = References & { reading: SharedReading };

/** What a file refers to, for those who only look at it. */
export type KnownReferences = Pick<References, 'missing'> & {
  found: Readonly<Record<keyof References['found'], Iterable<string>>>;
  files: Readonly<Record<keyof References['files'], Iterable<string>>>;
  pictures: ReadonlyMap<string, PictureOrder> | readonly PictureOrder[];
};

/** What a file refers to, as it can be written to a file. */
export type ListedReferences = Pick<References, 'missing'> & {
  found: Readonly<Record<keyof References['found'], readonly string[]>>;
  files: Readonly<Record<keyof References['files'], readonly string[]>>;
  pictures: readonly PictureOrder[];
};

/** What a file refers to, as it can be written to a file. */
export function listed({ found, missing, files, pictures }: KnownReferences): ListedReferences {
  const { page, anchor, fact, form, inquiry, mailbox, shared } = found;
  return {
    found: {
      page: [...page],
      anchor: [...anchor],
      fact: [...fact],
      form: [...form],
      inquiry: [...inquiry],
      mailbox: [...mailbox],
      shared: [...shared],
    },
    missing,
    files: { shown: [...files.shown], absent: [...files.absent] },
    pictures: [...pictures.values()],
  };
}

/** Every name of a kind that some file refers to. */
export function namesReferredTo(references: readonly KnownReferences[], kind: keyof References['found']): Set<string> {
  const names = new Set<string>();
  for (const { found } of references) for (const name of found[kind]) names.add(name);
  return names;
}

/** No uses yet. */
export function noReferences(): References {
  return {
    found: {
      page: new Set(),
      anchor: new Set(),
      fact: new Set(),
      form: new Set(),
      inquiry: new Set(),
      mailbox: new Set(),
      shared: new Set(),
    },
    missing: [],
    all: [],
    files: { shown: new Set(), absent: new Set() },
    pictures: new Map(),
  };
}

/** Notes that the value at a path refers to something. */
export function noteReference(references: References, reference: Reference): void {
  if (reference.kind !== 'file' && reference.kind !== 'picture') references.found[reference.kind].add(reference.name);
  references.all.push(reference);
}
