/**
 * The contact function, for servers that run it elsewhere than on Supabase.
 */
export { BodyBudget, type BodyLimits, PostedBody } from '../body-budget.ts';
export { clientAddress, type TrustedProxy, trustedProxy } from '../client-address.ts';
export {
  type ContactConfig,
  type ContactLanguage,
  generalMailbox,
  languageOfPage,
  type MailSite,
  mailSite,
  type NotSentWords,
  type OriginalLanguage,
  pathIn,
  recipientOf,
  sentAddress,
} from '../config.ts';
export {
  afterFailure,
  afterSuccess,
  type Delivery,
  type DeliveryStatus,
  failureLine,
  longestDelay,
  newDelivery,
} from '../delivery.ts';
export { failurePage } from '../failure-page.ts';
export { type ContactHandler, createHandler } from '../handler.ts';
export { createHostedFunction, drainHeader, inboxAddress } from '../hosted.ts';
export { causeOf, type Log } from '../log.ts';
export { automaticHeaders, composeMail, composeReceipt, type Mail } from '../mail.ts';
export { type CompleteMessage, checkMessage, hashOf } from '../message.ts';
export type { AskedField, OwnForm, OwnMessage } from '../own-form/fields.ts';
export {
  type FileProblem,
  type FileType,
  fileLimits,
  fileName,
  fileTypes,
  formLimits,
  mostBytes,
  ReceivedFile,
  type SentFile,
  savedName,
  sizeWords,
} from '../own-form/files.ts';
export { answerText } from '../own-form/letter.ts';
export type { FormReceiver, SentForm } from '../own-form/sent-form.ts';
export { typeOf } from '../own-form/type-of.ts';
export { Project, type ProjectKey } from '../project.ts';
export { RateLimit, rateOf } from '../rate-limit.ts';
export { secretsOf, withoutSecrets } from '../redact.ts';
export { type Problem, refusal, refusalNames, refusals } from '../refusals.ts';
export { bytesOnDisk, shareOf } from '../room.ts';
export { type SenderGroups, senderGroups } from '../sender-group.ts';
export { numberOf, storeLimitOf } from '../settings.ts';
export { formReadLimit } from '../size-limit.ts';
export type { Acceptance, MessageStore, NewMessage } from '../store.ts';
export { wholeText } from '../text.ts';
