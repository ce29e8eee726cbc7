import type { Delivery } from './delivery.ts';
import { keyedDigest } from './keyed-digest.ts';
import type { CompleteMessage } from './message.ts';
import { bytesOnDisk, shareOf } from './room.ts';
import type { Acceptance, MessageStore, NewMessage } from './store.ts';

/** A message as the database gives it out for delivery. */
export type ClaimedMessage = { id: string; receivedAt: string; message: CompleteMessage; delivery: Delivery };

/** What the store is made with. */
export type PostgresStoreOptions = {
  supabaseUrl: string;
  /** The key of the role that passes row-level security. */
  serviceKey: string;
  /** The bytes that all messages may take (SPOOL_LIMIT_MB). */
  limit: number;
};

/** Nothing more is kept until something is deleted. */
class StoreFullError extends Error {
  readonly code = 'SPOOL_LIMIT_MB';
}

/** Keeps messages in the tables of supabase/migrations, through the functions there and Supabase's REST interface. */
export class PostgresStore implements MessageStore {
  readonly #url: string;
  readonly #serviceKey: string;
  readonly #limit: number;

  constructor({ supabaseUrl, serviceKey, limit }: PostgresStoreOptions) {
    this.#url = `${supabaseUrl}/rest/v1/rpc`;
    this.#serviceKey = serviceKey;
    this.#limit = limit;
  }

  /** Keeps a message. Of its sender's network the database holds a digest, and counts what comes from there. */
  async accept({ id, receivedAt, bodyHash, suspicions, network, message }: NewMessage): Promise<Acceptance> {
    const answer = await this.#call('contact_keep', {
      p_id: id,
      p_received_at: receivedAt,
      p_body_hash: bodyHash,
      p_suspicions: suspicions,
      p_message: message,
      p_network: await keyedDigest(network, this.#serviceKey),
      p_bytes: bytesOnDisk(new TextEncoder().encode(JSON.stringify(message)).length),
      p_limit: this.#limit,
      p_network_limit: Math.floor(shareOf(this.#limit)),
    });
    if (answer === 'full') throw new StoreFullError('The table holds as much as SPOOL_LIMIT_MB allows.');
    if (answer === 'stored' || answer === 'repeated' || answer === 'conflict' || answer === 'crowded') return answer;
    throw new Error('The database gave an unknown answer.');
  }

  /** Takes up to `limit` messages that are due; nobody else gets them for the next five minutes. */
  async claim(limit: number): Promise<ClaimedMessage[]> {
    const rows = (await this.#call('contact_claim', { p_limit: limit })) as ClaimedRow[];
    return rows.map((row) => ({
      id: row.id,
      receivedAt: new Date(row.received_at).toISOString(),
      message: row.message,
      delivery: {
        status: 'queued',
        attempts: row.attempts,
        queuedAt: row.queued_at,
        nextAttemptAt: row.next_attempt_at,
        sentAt: null,
        lastError: row.last_error,
      },
    }));
  }

  /** Writes down how a claimed message stands after an attempt. */
  async report(id: string, delivery: Delivery): Promise<void> {
    await this.#call('contact_report', {
      p_id: id,
      p_status: delivery.status,
      p_attempts: delivery.attempts,
      p_next_attempt_at: delivery.nextAttemptAt,
      p_sent_at: delivery.sentAt,
      p_last_error: delivery.lastError,
    });
  }

  /** Counts a message of a sender, for all workers together; see contact_take in the migrations. */
  async take(sender: string, id: string, perMinute: number): Promise<number> {
    const wait = await this.#call('contact_take', { p_sender: sender, p_id: id, p_limit: perMinute }, 3_000);
    if (typeof wait !== 'number') throw new Error('The database gave an unknown answer.');
    return wait;
  }

  /** Whether an address may get a receipt now: one an hour. The database keeps a digest of it for that long. */
  async takeReceipt(address: string): Promise<boolean> {
    const digest = await keyedDigest(address.toLowerCase(), this.#serviceKey);
    return (await this.#call('contact_take_receipt', { p_address: digest })) === true;
  }

  async #call(name: string, parameters: object, patience = 10_000): Promise<unknown> {
    const response = await fetch(`${this.#url}/${name}`, {
      method: 'POST',
      headers: {
        apikey: this.#serviceKey,
        authorization: `Bearer ${this.#serviceKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The database answered ${response.status}.`);
    return text === '' ? undefined : JSON.parse(text);
  }
}

/** A row of contact_messages, as far as delivery needs it (see contact_claim in the migration). */
type ClaimedRow = {
  id: string;
  received_at: string;
  message: CompleteMessage;
  attempts: number;
  queued_at: string;
  next_attempt_at: string;
  last_error: string | null;
};
