import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContactConfig, ContactLanguage } from '#contact-function';
import { forEachField, typedFieldNames } from '#contact-function/message';
import { allFiles, type ContentFiles } from '#engine';
import { nameInFolder } from '#engine/base';
import { addressBelow, baseOf } from '../base/below-path.ts';
import { fillFrom } from './fill-from.ts';
import { contactLanguages, dataOf, originalLanguage, type ReadContent } from './languages.ts';
import { ownForms } from './own-forms.ts';

/** The parts of `_site.yaml` that the contact path needs; the rest is not looked at. */
type SiteFile = {
  url: string;
  product: { name: string };
  organization: { name: string };
  contactPage?: string;
  mailboxes?: Record<string, string>;
  inquiryTypes?: Record<string, { label: string; mailbox: string }>;
  /** A field that was just added to a message has no words yet. */
  fields?: Partial<Record<keyof ContactConfig['labels'], { label: string }>>;
};

/** Where the site of some words is found: at the public address that they say, or elsewhere. */
type AddressOf = (url: string) => string;

/**
 * What the contact path takes from the text of a `_site.yaml` that has passed validation, read as pages are. Throws where it
 * can't be read at all.
 */
export function contactConfig(siteYaml: string, addressOf: AddressOf = String): ContactConfig {
  const site = dataOf(siteYaml) as SiteFile;
  const url = addressOf(site.url);
  const base = baseOf(url);
  const filled = fillFrom(site);
  const original = originalLanguage(site);
  return {
    url,
    ...(base === '' ? {} : { base }),
    organization: site.organization.name,
    contactPage: addressBelow(base, site.contactPage ?? '/'),
    labels: forEachField(typedFieldNames, (name) => filled(site.fields?.[name]?.label ?? name)),
    mailboxes: site.mailboxes ?? {},
    inquiryTypes: Object.fromEntries(
      Object.entries(site.inquiryTypes ?? {}).map(([key, { label, mailbox }]) => [
        key,
        { label: filled(label), mailbox },
      ]),
    ),
    ...(original ? { original } : {}),
  };
}

/** The same of a content folder that was read as a whole, and passed validation. `url` is the public address. */
export function contactConfigOf(files: ContentFiles, url: string): ContactConfig {
  const texts = new Map(allFiles(files).map(({ file, text }) => [nameInFolder(file, files.folder), text]));
  return withLanguages(
    files.site?.text ?? '',
    (name) => {
      const text = texts.get(name);
      return text === undefined ? undefined : dataOf(text);
    },
    () => url,
  );
}

/** The same, read from a file and, for the other languages of a site, from their folders. Throws where it can't be read. */
export function readContactConfig(file: string, addressOf?: AddressOf): ContactConfig {
  return withLanguages(
    readFileSync(file, 'utf8'),
    (name) => {
      const stem = join(dirname(file), name);
      const found = ['yaml', 'yml', 'json'].map((ending) => `${stem}.${ending}`).find((path) => existsSync(path));
      return found === undefined ? undefined : dataOf(readFileSync(found, 'utf8'));
    },
    addressOf,
  );
}

function withLanguages(siteText: string, read: ReadContent, addressOf?: AddressOf): ContactConfig {
  const config = contactConfig(siteText, addressOf);
  const forms = ownForms(dataOf(siteText), read('_facts'));
  const own = { ...config, ...(forms ? { forms } : {}) };
  const languages = contactLanguages(dataOf(siteText), read);
  if (!languages) return own;
  const placed = Object.entries(languages).map(([code, { contactPage, ...language }]): [string, ContactLanguage] => [
    code,
    { contactPage: addressBelow(config.base ?? '', contactPage), ...language },
  ]);
  return { ...own, languages: Object.fromEntries(placed) };
}
