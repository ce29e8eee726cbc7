/** The languages in which a block has words of its own, for sites that say none. */
const wordLanguages = ['en', 'es'] as const;

/** True for a language (a BCP 47 tag) in which blocks have words of their own. */
export function hasOwnWords(language: string): boolean {
  return wordLanguages.some((known) => known === mainPart(language));
}

/** The words of a block in a language. In one that it doesn't know they are English, which the checks refuse. */
export function inLanguage<Words>(words: Record<(typeof wordLanguages)[number], Words>, language: string): Words {
  const known = wordLanguages.find((each) => each === mainPart(language));
  return words[known ?? 'en'];
}

function mainPart(language: string): string {
  return language.split('-')[0] ?? '';
}
