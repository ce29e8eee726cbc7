import type { ContactLanguage, NotSentWords, OriginalLanguage } from '#contact-function';
import { forEachField, type TypedFieldName, typedFieldNames } from '#contact-function/message';
import { languagesIn, merged, parseText, withQuestions } from '#engine';
import { directionOf } from '#engine/base';
import { isFields, type SiteSource } from '#kit/model';
import { fillFrom } from './fill-from.ts';
import { ownForms } from './own-forms.ts';

/** What a content file holds, by its name in the content folder without its ending; nothing where there is none. */
export type ReadContent = (name: string) => unknown;

/** What the text of a content file holds. Throws where it can't be read. */
export function dataOf(text: string): unknown {
  const read = parseText(text, new Set());
  if ('offset' in read) throw new Error(read.finding.message);
  return read.data;
}

/** The parts of what a language says that the contact path needs. */
type Words = Pick<SiteSource, 'forms'> & {
  contactPage?: string;
  fields?: Record<TypedFieldName, { label: string }>;
};

/** What a file of one language says of messages that are not kept: nobody reads words of another language there. */
type OwnWords = {
  language?: string;
  fields?: Partial<Record<TypedFieldName, { refused?: string }>>;
  notSent?: NotSentWords;
};

/** The words of the original for messages that are not kept; nothing where it leaves them to the server, who speaks English. */
export function originalLanguage(site: unknown): OriginalLanguage | undefined {
  const { language: code = 'en', notSent } = site as OwnWords;
  if (!notSent) return undefined;
  const filled = fillFrom(site);
  return {
    code,
    direction: directionOf(code),
    refused: refusedWords(site, filled),
    notSent: notSentWords(notSent, filled),
  };
}

/** What the other languages of a site have of their own; nothing where it has one only. */
export function contactLanguages(site: unknown, read: ReadContent): Record<string, ContactLanguage> | undefined {
  const [, ...others] = languagesIn(site);
  if (others.length === 0) return undefined;
  const found = others.flatMap(({ code, folder: own, direction }): [string, ContactLanguage][] => {
    const overlay = read(`${own}/_site`);
    // `npm run validate` holds both files to their schemas.
    const words = withQuestions(merged(site, overlay) as Words, site as Words);
    const contactPage = pageIn(own, words.contactPage ?? '/', read);
    if (contactPage === undefined) return [];
    const filled = fillFrom(words);
    const forms = ownForms({ ...words, language: code }, merged(read('_facts'), read(`${own}/_facts`)));
    // The same holds for what the language says alone.
    const { notSent } = (overlay ?? {}) as OwnWords;
    return [
      [
        code,
        {
          contactPage,
          direction,
          labels: forEachField(typedFieldNames, (name) => filled(words.fields?.[name].label ?? name)),
          refused: refusedWords(overlay, filled),
          ...(forms ? { forms } : {}),
          ...(notSent ? { notSent: notSentWords(notSent, filled) } : {}),
        },
      ],
    ];
  });
  return Object.fromEntries(found);
}

/** What a file says beside fields that are refused. */
function refusedWords(site: unknown, filled: (text: string) => string): ContactLanguage['refused'] {
  const { fields = {} } = (site ?? {}) as OwnWords;
  return Object.fromEntries(
    typedFieldNames.flatMap((name) => {
      const text = fields[name]?.refused;
      return text === undefined ? [] : [[name, filled(text)]];
    }),
  );
}

function notSentWords(
  { heading, text, lost, again, reasons = {} }: NotSentWords,
  filled: (text: string) => string,
): NotSentWords {
  const own = Object.entries(reasons).map(([name, words]) => [name, filled(words)]);
  return {
    heading: filled(heading),
    text: filled(text),
    lost: filled(lost),
    again: filled(again),
    ...(own.length > 0 ? { reasons: Object.fromEntries(own) } : {}),
  };
}

/** The address of a page in a language, where a file of its name is there. */
function pageIn(language: string, path: string, read: ReadContent): string | undefined {
  const page = read(`${language}/${path === '/' ? 'home' : path.slice(1)}`);
  if (!isFields(page)) return undefined;
  const own = typeof page['path'] === 'string' ? page['path'] : path;
  return own.startsWith(`/${language}/`) || own === `/${language}` ? own : `/${language}${own === '/' ? '' : own}`;
}
