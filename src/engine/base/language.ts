/** A language of the site: its code (BCP 47), what it calls itself, and which way it runs. */
export type Language = {
  code: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Its folder below the content folder, and the first part of its addresses; empty for the original. */
  folder: string;
};

/** The scripts that run from right to left and are in use today (ISO 15924; Unicode, UAX 9). */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** The code as the standard writes it: `pt-BR` for `pt-br`. Nothing where it is none, or no language that is known. */
export function languageCode(written: string): string | undefined {
  try {
    const [code = ''] = Intl.getCanonicalLocales(written);
    const { language } = new Intl.Locale(code);
    return nameIn('en', language) === undefined ? undefined : code;
  } catch {
    return undefined;
  }
}

/** Which way a language runs. */
export function directionOf(code: string): Language['direction'] {
  try {
    return rightToLeft.has(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** A language of the site by its code; the first is the original. */
export function languageOf(code: string, isOriginal: boolean): Language {
  const name = nameIn(code, code) ?? code;
  return {
    code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: directionOf(code),
    folder: isOriginal ? '' : code.toLowerCase(),
  };
}

/** What a language is called in English, for whoever writes pages. */
export function englishName(code: string): string {
  return nameIn('en', code) ?? code;
}

/** The code of a language that somebody has written as a word: `es` for `Spanish` and for `español`. */
export function codeOfName(written: string): string | undefined {
  const wanted = written.trim().toLowerCase();
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => [nameIn('en', code), nameIn(code, code)].some((name) => name?.toLowerCase() === wanted));
}

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);
}
