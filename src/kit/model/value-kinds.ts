/** Where the values of a kind come from: what of the site it names. */
export type ValueSource =
  | 'pages'
  | 'forms'
  | 'ownForms'
  | 'inquiryTypes'
  | 'mailboxes'
  | 'publicFiles'
  | 'films'
  | 'captions'
  | 'publicPictures'
  | 'originals';

type ValueKind = {
  /** What editors call it. */
  noun: string;
  /** True for words that visitors read. */
  isRead?: true;
  /** True for what visitors read as it is written, though it is no words. */
  isShown?: true;
  /** What the view of a text fills in, besides what the site knows. */
  words?: readonly string[];
  /** True for a text in which no placeholder is read. */
  isLiteral?: true;
  /** True for what says when something is there. */
  isWhen?: true;
  /** What of the site it names. */
  names?: ValueSource;
  /** What its fields name, for a kind that is a group. */
  inside?: Readonly<Record<string, ValueSource>>;
  /** What stands beside that in its first value. */
  beside?: Readonly<Record<string, unknown>>;
  /** True where a name alone doesn't tell an editor how it is written. */
  isExplained?: true;
  /** True for what whoever writes makes up, so that an example helps. */
  isMadeUp?: true;
};

const words = { noun: 'text', isRead: true } as const;

/**
 * The kinds of values that are more than plain data, as the keyword `kind` of schemas names them, and what is to be known of each. What it
 * is compiled to stands in the engine, how it is filled in in the Studio: both lists are complete, or they don't compile.
 */
export const valueKinds = {
  text: { ...words, isMadeUp: true },
  'rich-text': { ...words, noun: 'text, with bold, italic and links', isMadeUp: true },
  paragraphs: { ...words, noun: 'paragraphs', isExplained: true },
  'toast-text': { ...words, words: ['form.email'] },
  'count-text': { ...words, words: ['count', 'category'], isMadeUp: true },
  'length-text': { ...words, words: ['length', 'limit'], isMadeUp: true },
  'path-text': { ...words, words: ['path'] },
  'inquiry-text': { ...words, words: ['inquiry'] },
  'film-text': { ...words, words: ['host'] },
  'hours-text': { ...words, words: ['time', 'day'] },
  'answer-text': { ...words, words: ['limit', 'most', 'all'], isMadeUp: true },
  path: { noun: 'address' },
  link: { noun: 'link', names: 'pages' },
  anchor: { noun: 'short name', isLiteral: true, isMadeUp: true },
  formula: { noun: 'formula', isLiteral: true, isExplained: true, isMadeUp: true },
  'number-format': { noun: 'number format', isLiteral: true, isExplained: true, isMadeUp: true },
  schedule: { noun: 'day or time', isWhen: true },
  occasion: { noun: 'day or time', isWhen: true },
  form: { noun: 'name of a form', isLiteral: true, names: 'forms', isExplained: true },
  'own-form': { noun: 'name of a form', isLiteral: true, names: 'ownForms', isExplained: true },
  'inquiry-type': { noun: 'name of an inquiry type', isLiteral: true, names: 'inquiryTypes', isExplained: true },
  mailbox: { noun: 'name of a mailbox', isLiteral: true, names: 'mailboxes' },
  'public-file': { noun: 'file of the public folder', names: 'publicFiles', isExplained: true },
  film: { noun: 'film', names: 'films', isExplained: true },
  booking: { noun: 'address of a booking page', isLiteral: true, isExplained: true },
  telephone: { noun: 'telephone number', isLiteral: true, isShown: true },
  'map-pin': { noun: 'place on a map', isLiteral: true, isExplained: true },
  image: { noun: 'picture', inside: { file: 'publicPictures' }, beside: { alt: '' }, isExplained: true },
  picture: {
    noun: 'picture',
    inside: { file: 'originals', dark: 'originals' },
    beside: { alt: '' },
    isExplained: true,
  },
  captions: { noun: 'captions', inside: { file: 'captions' }, isExplained: true },
  action: {
    noun: 'action',
    inside: { link: 'pages', dialog: 'forms', inquiryType: 'inquiryTypes', download: 'publicFiles' },
    isExplained: true,
  },
  sections: { noun: 'list of sections' },
} as const satisfies Record<string, ValueKind>;

export type ValueKindName = keyof typeof valueKinds;

/** A name that the view of some text fills in. */
export type ViewWord = {
  [K in ValueKindName]: (typeof valueKinds)[K] extends { words: readonly (infer W)[] } ? W : never;
}[ValueKindName];

/** What somebody reads in place of what is only known when a text is shown. */
export const viewWordLabels: Readonly<Record<ViewWord, string>> = {
  'form.email': 'their e-mail address',
  count: 'how many',
  category: 'the category',
  length: 'how long it is',
  limit: 'how much it may be',
  most: 'how many files',
  all: 'how many megabytes in all',
  path: 'the address',
  inquiry: 'what it is about',
  host: 'where the film is',
  time: 'the time',
  day: 'the day',
};

type Known = Omit<ValueKind, 'words'> & { words?: readonly ViewWord[] };

const none: Partial<Known> = {};
const known: ReadonlyMap<string | undefined, Known> = new Map(Object.entries(valueKinds));

/** What is known of the values of a kind; nothing for a value that has none. */
export function kindCalled(kind: string | undefined): Partial<Known> {
  return known.get(kind) ?? none;
}

/** What a new value may name of a site, so that it is valid there: the first choice of each. */
export type FirstNames = Readonly<Partial<Record<ValueSource, string | undefined>>>;

/**
 * The first value of a kind that names something of the site: the name, or a group with it. Nothing for other kinds, and where
 * the site has nothing that it could name.
 */
export function firstValue(kind: string | undefined, names: FirstNames): unknown {
  const { names: source, inside = {}, beside = {} } = kindCalled(kind);
  if (source) return names[source];
  const [[field, of] = []] = Object.entries(inside);
  const name = of && names[of];
  return field === undefined || name === undefined ? undefined : { [field]: name, ...beside };
}
