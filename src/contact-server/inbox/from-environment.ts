import { UsageError } from '#builder/base';
import { Project } from '#contact-function';
import { dataFolder, retentionDaysOf } from '../settings.ts';
import { Inbox } from './inbox.ts';
import type { MessageInbox } from './message-inbox.ts';
import { ProjectInbox } from './project-inbox.ts';

/**
 * The inbox of the messages that the contact backend of this environment keeps: those of a Supabase project where its server's key is
 * set, else those of the data folder. Throws UsageError where a variable can't be used.
 */
export function inboxFromEnvironment(): MessageInbox {
  const { SMTP_URL, MESSAGE_RETENTION_DAYS, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = process.env;
  if (serviceKey) return new ProjectInbox(new Project({ supabaseUrl: projectUrl(), serviceKey }));
  const retentionDays = retentionDaysOf(MESSAGE_RETENTION_DAYS);
  return new Inbox({ dataDir: dataFolder(), retentionDays, mails: Boolean(SMTP_URL) });
}

/** Where the project is: with its server's key nothing goes to an address that is read by others on the way. */
function projectUrl(): string {
  const { SUPABASE_URL, VITE_SUPABASE_URL } = process.env;
  const text = SUPABASE_URL || VITE_SUPABASE_URL || '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOwn = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isOwn))
    throw new UsageError(
      'SUPABASE_SERVICE_ROLE_KEY is set, and SUPABASE_URL says no address to use it at. Write one such as https://project.supabase.co, or leave the key out to read the messages of this machine.',
    );
  return url.origin;
}
