/**
 * A piece of a sentence. What is no text is written in one way in YAML and in another in JSON; what has `does` is something that
 * the editor is told to do, so that a test can do it. Values are data, in which `…` is the editor's to write.
 */
export type Piece =
  | string
  /** The name of a field as a line begins with it, and what may be written behind it where that is told. */
  | { readonly name: string; readonly value?: unknown; readonly does?: 'value' }
  /** The field that an entry of a list begins with. */
  | { readonly first: string; readonly value: unknown }
  /** A field with its value; `add` where it is to be written beside the others, `value` in place of the one that is marked. */
  | { readonly field: string; readonly value: unknown; readonly does?: 'add' | 'value'; readonly isOnLine?: boolean }
  /** Several fields that are to be written together: in what is marked, or beside it. */
  | { readonly fields: Readonly<Record<string, unknown>>; readonly does: 'add'; readonly isBeside?: boolean }
  /** A value in place of what is marked. */
  | { readonly instead: unknown; readonly does: 'value'; readonly isNameOf?: NameOf }
  /** An entry that is to be written below the others of a list, as often as it is needed. */
  | { readonly entry: unknown; readonly count: number; readonly does: 'add' }
  /** A field that is to be written in place of the marked one, whose name goes with its value. */
  | { readonly field: string; readonly value: unknown; readonly does: 'exchange' }
  /** The words for taking a field away: the one that is marked, or its sibling. */
  | { readonly remove: string; readonly does: 'remove'; readonly sibling?: string }
  /** What a file says, letter for letter, or the name of something there; `label` is what its own form calls it, `says` what a figure is. */
  | { readonly written: string; readonly isNameOf?: NameOf; readonly label?: string; readonly says?: string }
  /** A file of the content, by its path; `isBare` where the sentence says it without marks. */
  | { readonly file: string; readonly isBare?: boolean }
  /** Words for who sees the file, and those for who fills in forms. */
  | { readonly inFile: string; readonly inForms: string };

/** What a name in a sentence is the name of: forms have words of their own for each. */
export type NameOf = 'field' | 'block' | 'choice' | 'figure' | 'colour';

/** A sentence that knows which of its words depend on how a file is written, and what it tells to do. */
export type Said = readonly Piece[];

/** A message as it is said to who fills in forms and sees no file. */
export type FormWords = { readonly message: string; readonly help?: string; readonly where?: string };

/** The sentences of a message in pieces, and what is said in place of them to who fills in forms. */
export type SaidWords = {
  readonly message: Said;
  readonly help?: Said;
  readonly inForms?: { readonly message?: Said; readonly help?: Said | null };
};

/** A message as it is said to who fills in forms, whether that takes other words or not. */
export function messageWords({
  message,
  help,
  inForms,
}: {
  message: string;
  help?: string;
  inForms?: FormWords;
}): FormWords {
  return inForms ?? { message, ...(help === undefined ? {} : { help }) };
}
