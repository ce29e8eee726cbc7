import { names, numberSigns, phrases, prepositions, units } from './word-lists.ts';

/** A space that no line breaks at, as wide as others; and one that is narrow. */
export const noBreakSpace = '\u00a0';
export const narrowSpace = '\u202f';

/** Nothing to see: no line breaks where it stands. */
export const wordJoiner = '\u2060';

/** A pair of signs, the opening one first. */
export type Marks = readonly [open: string, close: string];

/** How a language sets its texts. */
export type Typography = {
  /** Quotes, and those inside of quotes. */
  outer: Marks;
  inner: Marks;
  /** What stands between guillemets and what they hold. */
  inside: string;
  /**
   * What stands between two numbers of which the first is less: an en dash, or the hyphen as it was typed. A line may break behind
   * a dash, but not behind a hyphen before a number (UAX 14), so that a dash is joined to what follows it.
   */
  range: '–' | '-';
  /** What stands before each of `; : ! ?`, by the sign. */
  before: ReadonlyMap<string, string>;
  /** What stands between a whole number and its decimals: CLDR, `decimal`. */
  decimal: string;
  /** Whether an apostrophe groups the digits of large numbers. */
  groupsByApostrophe: boolean;
  /** Short words, in small letters, of what a number counts: no line breaks between the two. */
  units: ReadonlySet<string>;
  /** Short words before a name, such as `Dr.`, and those before a number, such as `No.`. */
  names: ReadonlySet<string>;
  numberSigns: ReadonlySet<string>;
  /** Two parts of a shortened phrase, such as `z. B.`. */
  phrases: ReadonlySet<string>;
  /** Words of one letter that no line ends with. */
  prepositions: ReadonlySet<string>;
  /** Finds each lone space behind a word that may lead to the next one, or beside a number or a sign that may have it. */
  joint: RegExp;
};

/**
 * The quotes of each language, the outer pair and the inner one: CLDR 48, `delimiters`. Swiss German is as the Federal
 * Chancellery writes it («Schreibweisungen», 2023), where CLDR has the signs of Germany.
 */
const quotes: Readonly<Record<string, string>> = {
  bg: '„“„“',
  ca: '«»“”',
  cs: '„“‚‘',
  cy: '“”‘’',
  da: '“”‘’',
  de: '„“‚‘',
  'de-CH': '«»‹›',
  'de-LI': '«»‹›',
  el: '«»“”',
  en: '“”‘’',
  es: '“”‘’',
  et: '„“‚‘',
  eu: '«»“”',
  fi: '””’’',
  fr: '«»«»',
  'fr-CA': '«»”“',
  'fr-CH': '«»‹›',
  ga: '“”‘’',
  hr: '„“‚‘',
  hu: '„”»«',
  is: '„“‚‘',
  it: '«»“”',
  lt: '„“„“',
  lv: '“”‘’',
  nb: '«»‘’',
  nl: '‘’‘’',
  nn: '«»‘’',
  no: '«»‘’',
  pl: '„”«»',
  pt: '“”‘’',
  'pt-PT': '«»“”',
  ro: '„”«»',
  ru: '«»„“',
  sk: '„“‚‘',
  sl: '„“‚‘',
  sv: '””’’',
  tr: '“”‘’',
  uk: '«»„“',
};

/** The languages that write ranges of numbers with a hyphen: CLDR 48, `miscPatterns`, `range`. */
const hyphened: ReadonlySet<string> = new Set(['ca', 'da', 'es', 'it', 'nl', 'pt-PT', 'ro']);

/** What stands before `; : ! ?` in French: in Switzerland as in France, in Canada only before the colon. */
const narrowly = new Map([';', ':', '!', '?'].map((sign) => [sign, narrowSpace]));
const spaced: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  fr: narrowly,
  'fr-CA': new Map([[':', noBreakSpace]]),
};

const insides: Readonly<Record<string, string>> = { fr: narrowSpace, 'fr-CA': noBreakSpace };

const none: ReadonlySet<string> = new Set();

const known = new Map<string, Typography | undefined>();

/** How the texts of a language (BCP 47) are set; nothing for one of which too little is known: its texts stay as they are typed. */
export function typographyOf(code: string): Typography | undefined {
  if (!known.has(code)) known.set(code, made(code));
  return known.get(code);
}

function made(code: string): Typography | undefined {
  const [language = '', ...others] = code.split('-');
  const region = others.find((part) => /^[A-Z]{2}$/.test(part));
  const keys = [...(region ? [`${language}-${region}`] : []), language];
  const of = <Value>(table: Readonly<Record<string, Value>>): Value | undefined =>
    keys.map((key) => table[key]).find((value) => value !== undefined);
  const [open, close, innerOpen, innerClose] = of(quotes) ?? '';
  if (!open || !close || !innerOpen || !innerClose) return undefined;
  const shortened = of(phrases) ?? none;
  const words = {
    names: of(names) ?? none,
    numberSigns: new Set([...(numberSigns['und'] ?? none), ...(of(numberSigns) ?? none)]),
    prepositions: of(prepositions) ?? none,
  };
  const leads = [...Object.values(words).flatMap((set) => [...set]), ...[...shortened].map(firstPart)];
  return {
    outer: [open, close],
    inner: [innerOpen, innerClose],
    inside: of(insides) ?? '',
    range: keys.some((key) => hyphened.has(key)) ? '-' : '–',
    before: of(spaced) ?? new Map(),
    decimal: new Intl.NumberFormat(code).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    groupsByApostrophe: region === 'CH' || region === 'LI',
    units: new Set([...(units['und'] ?? none), ...(of(units) ?? none)]),
    ...words,
    phrases: shortened,
    joint: jointBehind(leads),
  };
}

/**
 * Finds the spaces that may be such that no line breaks at them. Engines run one expression over a text in a tenth of the time
 * that it takes to look at each space of it, and in a third of that where it begins with the space: what stands before is looked at
 * there alone.
 */
function jointBehind(leads: readonly string[]): RegExp {
  // White space, but the narrow one of French, which is a part of what it stands in.
  const space = '\\0-\\x20\\xa0\\u2000-\\u200a\\u3000';
  const before = `(?<=^|[${space}("'“”„«»‘’‚‹›[\\u202f])`;
  const words = [...leads, 'h'].map((word) =>
    word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`),
  );
  const lead = `[\\d½¼¾«‹]|${before}(?:${words.join('|')}|\\p{Lu}\\.)`;
  return new RegExp(` (?:(?<=(?:${lead}) )(?=[^${space}])|(?<=[^${space}] )(?=[;:!?»›]))`, 'gu');
}

/** What leads in a shortened phrase: `z.` of `z. B.`. */
function firstPart(phrase: string): string {
  return phrase.slice(0, phrase.indexOf(' '));
}
