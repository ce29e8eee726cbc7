import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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

/** What the contact path takes from the text of a `_site.yaml` that has passed validation. */
export function contactConfig(siteYaml: string): ContactConfig {
  const site = parse(siteYaml) as SiteFile;
  const names: Record<string, string> = { product: site.product.name, organization: site.organization.name };
  const filled = (text: string) => text.replace(/\(\((\w+)\)\)/g, (whole, name: string) => names[name] ?? whole);
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
