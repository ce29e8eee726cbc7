/** The locale with the signs of a language between digits that everybody types: those of English where none is named. */
export function signsOf(language = 'en-US'): string {
  return `${language}-u-nu-latn`;
}

/**
 * What a visitor typed, with the signs that English has between digits: `1.250,5` on a Spanish page is `1250.5`. A point that can't
 * stand between thousands is taken for what it is in English, since many people type it.
 */
export function inEnglishSigns(text: string, language: string | undefined): string {
  const parts = new Intl.NumberFormat(signsOf(language)).formatToParts(1234567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const decimal = sign('decimal');
  if (decimal === '.' || decimal === '') return text;
  const grouped = text.replaceAll(/(?<=\d)[.’'\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return grouped.replace(decimal, '.');
}
