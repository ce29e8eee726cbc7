import { hostingFolder } from '#builder/base';
import type { ContactConfig } from '#contact-function';

/**
 * Where the messages of a built site go: to the server that serves it, by what its content says, or to a Supabase project, by its
 * address; nowhere where it has no forms. Only a site whose server needs them says its mailboxes: what is put on a host of static files
 * holds none.
 */
export type BuiltContact = { config: ContactConfig } | { project: string } | { hasForms: false };

/** The file of a built site that says so. No host serves what lies in its folder. */
export const contactFile = `${hostingFolder}/contact.json`;

/** Another number, whenever a server reads the file in another way. */
const version = 1;

/** The text of the file. */
export function builtContactText(contact: BuiltContact): string {
  return `${JSON.stringify({ version, ...contact }, null, 2)}\n`;
}

/** What the file says; nothing where the site was built by another version. */
export function parseBuiltContact(text: string): BuiltContact | undefined {
  const { version: own, ...contact } = JSON.parse(text) as BuiltContact & { version: unknown };
  return own === version ? contact : undefined;
}
