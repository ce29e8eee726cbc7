import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseText } from '../../src/content/1-parse/parse.ts';
import { isFields } from '../../src/content/2-validate/place.ts';
import { languagesIn } from '../../src/content/4-compile/languages/languages.ts';
import { merged } from '../../src/content/4-compile/languages/merged.ts';
import { fillPlaceholders } from '../../src/content/4-compile/placeholders.ts';
import { siteValues } from '../../src/content/4-compile/site/site-values.ts';
import type { ContactLanguage, NotSentWords } from '../../supabase/functions/send-contact-email/config.ts';
import {
  forEachField,
  type TypedFieldName,
  typedFieldNames,
} from '../../supabase/functions/send-contact-email/fields.ts';

const isCertain = { site: false, facts: false, routes: false };

/** What the text of a content file holds. Throws where it can't be read. */
export function dataOf(text: string): unknown {
  const read = parseText(text, new Set());
  if ('offset' in read) throw new Error(read.finding.message);
  return read.data;
}

/** Fills in what a site's file says of itself. */
export function fillFrom(site: unknown): (text: string) => string {
  const placeholders = new Map(siteValues(site));
  return (text) => fillPlaceholders(text, { placeholders, uncertain: isCertain }).text;
}

/** The parts of what a language says that the contact path needs. */
type Words = {
  contactPage: string;
  fields: Record<TypedFieldName, { label: string; refused?: string }>;
  notSent?: NotSentWords;
};

/** What the other languages of a site have of their own; nothing where it has one only. `folder` is the content folder. */
export function contactLanguages(site: unknown, folder: string): Record<string, ContactLanguage> | undefined {
  const [, ...others] = languagesIn(site);
  if (others.length === 0) return undefined;
  const found = others.flatMap(({ code, folder: own, direction }): [string, ContactLanguage][] => {
    const overlay = readYaml(join(folder, own, '_site'));
    const words = merged(site, overlay) as Words;
    const contactPage = pageIn(own, words.contactPage, folder);
    if (contactPage === undefined) return [];
    const filled = fillFrom(words);
    // English words of the original belong to no page in another language.
    const notSent =
      isFields(overlay) && isFields(overlay['notSent']) ? (overlay['notSent'] as NotSentWords) : undefined;
    const refused = typedFieldNames.flatMap((name) => {
      const text = words.fields[name].refused;
      return text === undefined ? [] : [[name, filled(text)]];
    });
    return [
      [
        code,
        {
          contactPage,
          direction,
          labels: forEachField(typedFieldNames, (name) => filled(words.fields[name].label)),
          refused: Object.fromEntries(refused) as ContactLanguage['refused'],
          ...(notSent ? { notSent: notSentWords(notSent, filled) } : {}),
        },
      ],
    ];
  });
  return Object.fromEntries(found);
}

function notSentWords({ heading, text, lost, again }: NotSentWords, filled: (text: string) => string): NotSentWords {
  return { heading: filled(heading), text: filled(text), lost: filled(lost), again: filled(again) };
}

/** The address of a page in a language, where a file of its name is there. */
function pageIn(language: string, path: string, folder: string): string | undefined {
  const page = readYaml(join(folder, language, path === '/' ? 'home' : path));
  if (!isFields(page)) return undefined;
  const own = typeof page['path'] === 'string' ? page['path'] : path;
  return own.startsWith(`/${language}/`) || own === `/${language}` ? own : `/${language}${own === '/' ? '' : own}`;
}

/** What a content file holds, whatever its ending; nothing where there is none. */
function readYaml(stem: string): unknown {
  const file = ['yaml', 'yml', 'json'].map((ending) => `${stem}.${ending}`).find((name) => existsSync(name));
  return file === undefined ? undefined : dataOf(readFileSync(file, 'utf8'));
}
