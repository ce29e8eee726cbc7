import { join } from 'node:path';
import { readContactConfig } from '../../../src/builder/contact/config.ts';
import type { ContactConfig } from '../../../supabase/functions/send-contact-email/config.ts';
import { specification } from '../../specification/folders.ts';

/** What the frozen site's configuration says of mailboxes, inquiry types and labels. */
export const siteConfig: ContactConfig = readContactConfig(join(specification.pages, '_site.yaml'));
