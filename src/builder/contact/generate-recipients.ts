import type { ContactConfig } from '#contact-function';

/** The module of the function's folder that holds the site's mailboxes: its text, from the site's configuration. */
export function recipientsText(config: ContactConfig): string {
  return `/* Generated from pages/_site.yaml by \`npm run generate\`; change that file instead. */
import type { ContactConfig } from './config.ts';

export const config: ContactConfig = ${JSON.stringify(config, null, 2)};
`;
}
