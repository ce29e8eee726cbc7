import type { ReactNode } from 'react';
import type { Choices, PageEntry } from '../worker/protocol.ts';
import { inLanguages, otherLanguage } from './in-languages.ts';

type NoteProps = { page: PageEntry; choices: Pick<Choices, 'pages' | 'languages'> };

/** The languages that a page isn't there in; of a translation, those that its original isn't there in are told at that. */
export function LanguageNote({ page, choices }: NoteProps): ReactNode {
  const all = inLanguages(page.file, choices);
  const [original] = all;
  const missing = all.filter((other) => !other.page);
  const isTold = otherLanguage(page, choices) !== undefined && original?.page !== undefined;
  return missing.length > 0 && !isTold && ` · not in ${missing.map(({ name }) => name).join(', ')}`;
}
