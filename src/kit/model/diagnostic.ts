import type { FormWords, Said, SaidWords } from './said.ts';

/** How grave a diagnostic is: an error stops the build, a warning is a likely mistake, a note never fails. */
export type Severity = 'error' | 'warning' | 'note';

/** The keys and list positions (from 0) that lead to a value. */
export type Path = readonly (string | number)[];

/** What somebody who edits pages reads about one mistake. Lines and columns count from 1, columns in UTF-16 units. */
export type Diagnostic = {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  severity: Severity;
  /** `group/name`, permanent. */
  code: string;
  /** The place in the editor's words: `Home, section 4 (card-grid "Our services"), card 2`. */
  where?: string;
  message: string;
  help?: string;
  /** The same for who fills in forms and sees no file, where that takes other words. */
  inForms?: FormWords;
  /** The line of what the message also speaks of, such as the first of two. */
  relatedLine?: number;
  /** How many more places of the file it stands for. */
  more?: number;
  /** Replaces `range` (offsets into the file's text) by `text`. */
  fix?: { range: readonly [number, number]; text: string };
  /** What the help tells to do, as data; each of these alone is enough. */
  advice?: readonly Advice[];
};

/**
 * Something to do by hand: to write a text in place of a range (offsets) or a value at a path, to add fields or entries to what
 * is at a path, to write other fields in place of one, to take one away. Where a value says `…`, only the editor knows the words.
 */
export type Advice =
  | { do: 'replace'; range: readonly [number, number]; text: string }
  | { do: 'set'; path: Path; value: unknown }
  | { do: 'add'; path: Path; fields: Readonly<Record<string, unknown>> }
  | { do: 'exchange'; path: Path; fields: Readonly<Record<string, unknown>> }
  | { do: 'append'; path: Path; entry: unknown; count: number }
  | { do: 'remove'; path: Path };

/** A content file as text. `file` is its path as diagnostics show it. */
export type SourceFile = { readonly file: string; readonly text: string };

/** A range of a file's text, as offsets; `end` is exclusive. */
export type Range = { start: number; end: number };

/** What a schema says of the form of a text; `form` are the words for it, `examples` some of that form. */
export type TextForm = {
  type?: unknown;
  kind?: string;
  pattern?: string;
  format?: string;
  form?: string;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
};

/** A field of which nothing stands there but its name: what it takes, whether it can't be left out, and what is needed beside it. */
export type EmptyField = {
  name: string;
  isEntry: boolean;
  example: unknown;
  isNeeded: boolean;
  also: Readonly<Record<string, unknown>>;
  form: TextForm;
};

/** A mistake found in data, before it has a place in a file. */
export type Problem = {
  path: Path;
  /** Which part of the place is marked: the key or the value. */
  mark: 'key' | 'value';
  /** Marks only this text inside the value, if it is found there; `at` is where in the value it begins. */
  snippet?: string;
  at?: number;
  severity: Severity;
  code: string;
  message: string;
  help?: string;
  said: SaidWords;
  /** What to write instead of what is marked, where that is sure. */
  replacement?: string;
  /** The value is a text only in quotes: the field's name, or `-` for an entry, and what was read. */
  quote?: { name: string; read: string; found: Said };
  /** The field that is empty. */
  empty?: EmptyField;
  /** True where the mistake may be one of layout: something stands where it does not belong. */
  isOpen?: boolean;
  /** The names of the fields that are missing. */
  missing?: readonly string[];
  /** How many mistakes it is said of, where that is more than one. */
  count?: number;
  /** What is known of the place that a stray field stands in, or that lacks fields: what is said of several of them together. */
  fieldsOf?: FieldsOf;
};

/** A place in words, what a field that it doesn't have is called, the fields that it could have, and those that it lacks. */
export type FieldsOf = {
  place: Said;
  stray?: string;
  /** What the stray field is called here, as far as its words tell. */
  word?: string;
  /** The words for where the stray field belongs. */
  home?: Said;
  others?: readonly string[];
  lacks?: readonly { name: string; example: unknown }[];
};

/** A mistake inside one value; the caller knows its path. */
export type ValueProblem = Omit<Problem, 'path' | 'mark' | 'missing'>;

/** Sorted by file, then by place. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** True where at least one diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(isError);
}

/** True for a mistake: what is left to do, and what is worth a note, is none. */
export function isError({ severity }: Pick<Diagnostic, 'severity'>): boolean {
  return severity === 'error';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
