import type { MailSite } from './config.ts';
import type { CompleteMessage } from './message.ts';
import type { Suspicion } from './signals.ts';

/** A message that has passed every check and is to be kept. */
export type NewMessage = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Tells whether a second message with the same id is the same one. */
  bodyHash: string;
  /** Not empty: the message is kept back until a person releases it. */
  suspicions: Suspicion[];
  /** The sender's network (`wide` of senderGroups): the address without what tells people apart. */
  network: string;
  site: MailSite;
  message: CompleteMessage;
};

/**
 * `stored`: new, and now kept. `repeated`: the same message was kept before. `conflict`: the id holds another one.
 * `crowded`: not kept, since its network holds its share of the store.
 */
export type Acceptance = 'stored' | 'repeated' | 'conflict' | 'crowded';

/** Keeps messages. */
export interface MessageStore {
  /** Resolves when the message is kept for good; rejects when it is not kept. */
  accept(message: NewMessage): Promise<Acceptance>;
}
