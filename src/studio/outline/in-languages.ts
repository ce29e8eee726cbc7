import type { Choices, PageEntry } from '../worker/protocol.ts';

/** A page in each language of the site, the original first. */
export type InLanguage = {
  code: string;
  /** What the language is called in English. */
  name: string;
  /** Nothing where the page isn't translated into it. */
  page: PageEntry | undefined;
};

/** The page of a file in each language of the site; none where the site has only one. */
export function inLanguages(file: string, { pages, languages }: Pick<Choices, 'pages' | 'languages'>): InLanguage[] {
  const open = pages.find((page) => page.file === file)?.inLanguage;
  if (!open) return [];
  const siblings = pages.filter(({ inLanguage }) => inLanguage?.name === open.name);
  return languages.map((language) => ({
    ...language,
    page: siblings.find(({ inLanguage }) => inLanguage?.code === language.code),
  }));
}

/** The language of a page that isn't of the original one, by its name. */
export function otherLanguage(
  { inLanguage }: PageEntry,
  { languages }: Pick<Choices, 'languages'>,
): string | undefined {
  const [, ...others] = languages;
  return others.find(({ code }) => code === inLanguage?.code)?.name;
}
