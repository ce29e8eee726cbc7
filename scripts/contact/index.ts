export { trustedProxy } from '../../supabase/functions/send-contact-email/client-address.ts';
export type { ContactConfig } from '../../supabase/functions/send-contact-email/config.ts';
export type { Log } from '../../supabase/functions/send-contact-email/log.ts';
export { rateOf } from '../../supabase/functions/send-contact-email/rate-limit.ts';
export { type ContactBackend, type ContactBackendOptions, createContactBackend } from './backend.ts';
export { contactConfig, readContactConfig } from './config.ts';
export { messagesCommand } from './messages.ts';
export { localKey } from './requests.ts';
export { dataFolder, retentionDaysOf, spoolLimitOf } from './settings.ts';
