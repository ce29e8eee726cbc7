/**
 * The embedded contact backend: the spool on the disk and the delivery of mails.
 */

export type { ContactConfig, Log } from '#contact-function';
export { BodyBudget, formReadLimit, type PostedBody, rateOf, trustedProxy } from '#contact-function';
export { type ContactBackend, type ContactBackendOptions, createContactBackend } from './backend.ts';
export { type BuiltContact, builtContactText, contactFile, parseBuiltContact } from './built-contact.ts';
export { type Clock, systemClock } from './delivery/clock.ts';
export { askOwner } from './delivery/owner.ts';
export { Rounds } from './delivery/rounds.ts';
export { mailOptions, smtpSender } from './delivery/smtp.ts';
export { contactFromEnvironment } from './from-environment.ts';
export { inboxFromEnvironment } from './inbox/from-environment.ts';
export { Inbox, isBox } from './inbox/inbox.ts';
export { InboxAwayError, type MessageInbox } from './inbox/message-inbox.ts';
export { personArchive, personText } from './inbox/person-archive.ts';
export { ProjectInbox } from './inbox/project-inbox.ts';
export { messagesCommand } from './messages.ts';
export { localKey } from './requests.ts';
export { dataFolder, retentionDaysOf, setting, spoolLimitOf } from './settings.ts';
export { fsync } from './spool/durable.ts';
export { type Handling, handlings } from './spool/handled-files.ts';
export { Spool, type SpooledMessage } from './spool/spool.ts';
