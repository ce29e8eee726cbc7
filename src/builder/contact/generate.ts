import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../base/generated-file.ts';
import { readContactConfig } from './config.ts';
import { type MessageSchema, messageCheckText, messageTypeText } from './generate-message.ts';
import { recipientsText } from './generate-recipients.ts';

const folder = 'supabase/functions/send-contact-email';

/**
 * The generated files of the contact path: their paths from the project's root, and the text they must have. `pages` is the
 * content folder of the site whose messages the function takes.
 */
export async function contactFiles(root: string, pages = join(root, 'pages')): Promise<GeneratedFile[]> {
  const schema = JSON.parse(readFileSync(join(root, folder, 'message.schema.json'), 'utf8')) as MessageSchema;
  const config = readContactConfig(join(pages, '_site.yaml'));
  return [
    { file: `${folder}/message.generated.ts`, text: await messageTypeText(schema) },
    { file: `${folder}/validate.generated.ts`, text: messageCheckText(schema) },
    { file: `${folder}/recipients.generated.ts`, text: recipientsText(config), isFromContent: true },
  ];
}
