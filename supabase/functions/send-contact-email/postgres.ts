import type { Delivery } from './delivery.ts';
import { keyedDigest } from './keyed-digest.ts';
import type { CompleteMessage } from './message.ts';
import type { Project } from './project.ts';
import { bytesOnDisk, shareOf } from './room.ts';
import type { StorageFiles } from './storage-files.ts';
import type { Acceptance, MessageStore, NewMessage } from './store.ts';

/** A message as the database gives it out for delivery. */
export type ClaimedMessage = { id: string; receivedAt: string; message: CompleteMessage; delivery: Delivery };

/** What the store is made with. */
export type PostgresStoreOptions = {
  project: Project;
  files: StorageFiles;
  /** Makes of a text what only this function can make of it. */
  key: string;
  /** The bytes that all messages may take (SPOOL_LIMIT_MB). */
  limit: number;
};

/** Nothing more is kept until something is deleted. */
class StoreFullError extends Error {
  readonly code = 'SPOOL_LIMIT_MB';
}

/** Keeps messages in the tables of supabase/migrations, through the functions there and Supabase's REST interface. */
export class PostgresStore implements MessageStore {
  readonly #project: Project;
  readonly #files: StorageFiles;
  readonly #key: string;
  readonly #limit: number;

  constructor({ project, files, key, limit }: PostgresStoreOptions) {
    this.#project = project;
    this.#files = files;
    this.#key = key;
    this.#limit = limit;
  }

  /** Keeps a message, its files before it. Of its sender's network the database holds a digest, and counts what comes from there. */
  async accept(message: NewMessage): Promise<Acceptance> {
    const network = await keyedDigest(message.network, this.#key);
    const files = message.message.own?.files ?? [];
    const room = { limit: this.#limit, networkLimit: Math.floor(shareOf(this.#limit)) };
    if (files.length === 0) return this.#keep(message, network, room);
    let answer: Acceptance | undefined;
    try {
      const put = await this.#files.put(files, { message: message.id, network, ...room });
      answer = put === 'full' || put === 'crowded' ? acceptanceOf(put) : await this.#keep(message, network, room);
      return answer;
    } finally {
      // Where that fails, the schedule removes them.
      if (answer !== 'stored') await this.#files.letGo(files).catch(() => undefined);
    }
  }

  async #keep(
    { id, receivedAt, bodyHash, suspicions, site, message }: NewMessage,
    network: string,
    { limit, networkLimit }: { limit: number; networkLimit: number },
  ): Promise<Acceptance> {
    const answer = await this.#project.call('contact_keep_sent', {
      p_id: id,
      p_received_at: receivedAt,
      p_body_hash: bodyHash,
      p_suspicions: suspicions,
      p_message: message,
      p_site: site,
      p_files: (message.own?.files ?? []).map((file) => file.id),
      p_network: network,
      p_bytes: bytesOnDisk(new TextEncoder().encode(JSON.stringify(message)).length),
      p_limit: limit,
      p_network_limit: networkLimit,
    });
    return acceptanceOf(answer);
  }

  /** Takes up to `limit` messages that are due; nobody else gets them for the next five minutes. */
  async claim(limit: number): Promise<ClaimedMessage[]> {
    const rows = (await this.#project.call('contact_claim', { p_limit: limit })) as ClaimedRow[];
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
    await this.#project.call('contact_report', {
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
    const wait = await this.#project.call('contact_take', { p_sender: sender, p_id: id, p_limit: perMinute }, 3_000);
    if (typeof wait !== 'number') throw new Error('The database gave an unknown answer.');
    return wait;
  }

  /** Whether an address may get a receipt now: one an hour. The database keeps a digest of it for that long. */
  async takeReceipt(address: string): Promise<boolean> {
    const digest = await keyedDigest(address.toLowerCase(), this.#key);
    return (await this.#project.call('contact_take_receipt', { p_address: digest })) === true;
  }
}

/** What the database says of a message. Throws where it has no room. */
function acceptanceOf(answer: unknown): Acceptance {
  if (answer === 'full') throw new StoreFullError('The table holds as much as SPOOL_LIMIT_MB allows.');
  if (answer === 'stored' || answer === 'repeated' || answer === 'conflict' || answer === 'crowded') return answer;
  throw new Error('The database gave an unknown answer.');
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
