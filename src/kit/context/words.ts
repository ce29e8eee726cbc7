import type { CountedText } from '../model/types.generated.ts';

/** A text of `_site.yaml` with what only the browser knows: each `((name))` of `values` filled in. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\(\(([\w.]+)\)\)/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * Words for `count` things in the plural form that `language` (a BCP 47 tag) has for it, the number written as that
 * language writes it. What `values` names is filled in besides `((count))`.
 */
export function countWords(
  words: CountedText,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = words[new Intl.PluralRules(language).select(count)] ?? words.other;
  return fillWords(form, { ...values, count: new Intl.NumberFormat(language).format(count) });
}
