/** Texts whose view fills in, besides what the site knows, names of its own: by their kind. */
export const wordsOfViews = {
  'toast-text': ['form.email'],
  'count-text': ['count', 'category'],
  'length-text': ['length', 'limit'],
  'path-text': ['path'],
  'inquiry-text': ['inquiry'],
  'film-text': ['host'],
  'hours-text': ['time', 'day'],
} as const satisfies Record<string, readonly string[]>;

/** A name that the view of some text fills in. */
export type ViewWord = (typeof wordsOfViews)[keyof typeof wordsOfViews][number];

/** The names that a text of a kind can have filled in by its view. */
export function viewWordsOf(kind: string | undefined): readonly ViewWord[] {
  return Object.entries(wordsOfViews).find(([known]) => known === kind)?.[1] ?? [];
}

/** True for a text without marks in which figures may stand. */
export function holdsFigures(kind: string | undefined): boolean {
  return kind === 'text' || viewWordsOf(kind).length > 0;
}
