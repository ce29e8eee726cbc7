import { dataFolder, retentionDaysOf } from '../settings.ts';
import { Inbox } from './inbox.ts';

/** The inbox of the messages that the contact backend of this environment keeps. Throws UsageError where a variable can't be used. */
export function inboxFromEnvironment(): Inbox {
  const { SMTP_URL, MESSAGE_RETENTION_DAYS } = process.env;
  const retentionDays = retentionDaysOf(MESSAGE_RETENTION_DAYS);
  return new Inbox({ dataDir: dataFolder(), retentionDays, mails: Boolean(SMTP_URL) });
}
