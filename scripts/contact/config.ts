import { readFileSync } from 'node:fs';
import { parseText } from '../../src/content/1-parse/parse.ts';
import { fillPlaceholders } from '../../src/content/4-compile/placeholders.ts';
import { siteValues } from '../../src/content/4-compile/site/site-values.ts';
import type { ContactConfig } from '../../supabase/functions/send-contact-email/config.ts';
import { forEachField, typedFieldNames } from '../../supabase/functions/send-contact-email/fields.ts';

/** The parts of `_site.yaml` that the contact path needs; the rest is not looked at. */
type SiteFile = {
  url: string;
  product: { name: string };
  organization: { name: string };
  contactPage: string;
  mailboxes: Record<string, string>;
  inquiryTypes: Record<string, { label: string; mailbox: string }>;
  fields: Record<keyof ContactConfig['labels'], { label: string }>;
};

const isCertain = { site: false, facts: false, routes: false };

/**
 * What the contact path takes from the text of a `_site.yaml` that has passed validation, read as pages are. Throws where it
 * can't be read at all.
 */
export function contactConfig(siteYaml: string): ContactConfig {
  const read = parseText(siteYaml, new Set());
  if ('offset' in read) throw new Error(read.finding.message);
  const site = read.data as SiteFile;
  const placeholders = new Map(siteValues(read.data));
  const filled = (text: string) => fillPlaceholders(text, { placeholders, uncertain: isCertain }).text;
  return {
    url: site.url,
    organization: site.organization.name,
    contactPage: site.contactPage,
    labels: forEachField(typedFieldNames, (name) => filled(site.fields[name].label)),
    mailboxes: site.mailboxes,
    inquiryTypes: Object.fromEntries(
      Object.entries(site.inquiryTypes).map(([key, { label, mailbox }]) => [key, { label: filled(label), mailbox }]),
    ),
  };
}

/** The same, read from a file. Throws where it can't be read. */
export function readContactConfig(file: string): ContactConfig {
  return contactConfig(readFileSync(file, 'utf8'));
}
