import { checkMessage, hashOf, mailSite, type NewMessage } from '#contact-function';
import type { Suspicion } from '#contact-function/message';
import type { Spool, SpooledMessage } from '#contact-server';
import { sample, siteConfig } from './fixtures.ts';

/** A message as the handler gives it to a store. */
export async function newMessage(change: Partial<NewMessage> = {}, text = sample.message): Promise<NewMessage> {
  const checked = checkMessage({ ...sample, message: text });
  if ('fields' in checked) throw new Error('The sample is not valid.');
  const { message } = checked;
  const suspicions: Suspicion[] = [];
  const receivedAt = '2025-06-01T12:00:00.000Z';
  const bodyHash = await hashOf(message);
  const network = '192.0.2.0/24';
  const site = mailSite(siteConfig, message);
  return { id: crypto.randomUUID(), receivedAt, bodyHash, suspicions, network, site, message, ...change };
}

/** All messages of a spool. */
export async function allOf(spool: Spool): Promise<SpooledMessage[]> {
  const messages: SpooledMessage[] = [];
  for await (const message of spool.messages(() => undefined)) messages.push(message);
  return messages;
}
