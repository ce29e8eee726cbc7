import { join } from 'node:path';
import { readContactConfig } from '#builder/build';
import type { ContactConfig } from '#contact-function';
import { specification } from '../../specification/folders.ts';

/** What the frozen site's configuration says of mailboxes, inquiry types and labels. */
export const siteConfig: ContactConfig = readContactConfig(join(specification.pages, '_site.yaml'));
