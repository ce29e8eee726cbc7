import type { ReactNode } from 'react';
import type { Choices, PageEntry } from '../worker/protocol.ts';
import { inLanguages, isBelowOriginal } from './in-languages.ts';

type NoteProps = { page: PageEntry; choices: Pick<Choices, 'pages' | 'languages'> };

/** The language of a translation; of an original, the languages that it isn't translated into. */
export function LanguageNote({ page, choices }: NoteProps): ReactNode {
  const { inLanguage } = page;
  if (!inLanguage) return null;
  const own = choices.languages.find(({ code }) => code === inLanguage.code);
  const missing = inLanguages(page.file, choices).filter((other) => !other.page);
  const isLead = !isBelowOriginal(page, choices);
  const [original] = choices.languages;
  return (
    <>
      {own && own.code !== original?.code && ` · ${own.name}`}
      {isLead && missing.length > 0 && ` · not in ${missing.map(({ name }) => name).join(', ')}`}
    </>
  );
}
