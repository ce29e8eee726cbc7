import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContactConfig } from '#contact-function';
import { forEachField, typedFieldNames } from '#contact-function/message';
import { allFiles, type ContentFiles } from '#engine';
import { nameInFolder } from '#engine/base';
import { contactLanguages, dataOf, fillFrom, originalLanguage, type ReadContent } from './languages.ts';

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

/**
 * What the contact path takes from the text of a `_site.yaml` that has passed validation, read as pages are. Throws where it
 * can't be read at all.
 */
export function contactConfig(siteYaml: string): ContactConfig {
  const site = dataOf(siteYaml) as SiteFile;
  const filled = fillFrom(site);
  const original = originalLanguage(site);
  return {
    url: site.url,
    organization: site.organization.name,
    contactPage: site.contactPage ?? '/',
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

/** The same of a content folder that was read as a whole, and passed validation. */
export function contactConfigOf(files: ContentFiles): ContactConfig {
  const texts = new Map(allFiles(files).map(({ file, text }) => [nameInFolder(file, files.folder), text]));
  return withLanguages(files.site?.text ?? '', (name) => {
    const text = texts.get(name);
    return text === undefined ? undefined : dataOf(text);
  });
}

/** The same, read from a file and, for the other languages of a site, from their folders. Throws where it can't be read. */
export function readContactConfig(file: string): ContactConfig {
  return withLanguages(readFileSync(file, 'utf8'), (name) => {
    const stem = join(dirname(file), name);
    const found = ['yaml', 'yml', 'json'].map((ending) => `${stem}.${ending}`).find((path) => existsSync(path));
    return found === undefined ? undefined : dataOf(readFileSync(found, 'utf8'));
  });
}

function withLanguages(siteText: string, read: ReadContent): ContactConfig {
  const config = contactConfig(siteText);
  const languages = contactLanguages(dataOf(siteText), read);
  return languages ? { ...config, languages } : config;
}
