import { type DeliveryStatus, shareOf } from '#contact-function';

/** What is known of a message without reading its file. Times in milliseconds since 1970. */
export type LedgerEntry = {
  bytes: number;
  network: string;
  receivedAt: number;
  status: DeliveryStatus | 'unreadable';
  /** When it is tried next; only of use while `queued`. */
  dueAt: number;
  /** The days after which it goes, where its form says so. */
  keep?: number | undefined;
  /** The ids of its files. */
  files?: readonly string[] | undefined;
};

/** Whether there is room: `full` where the ceiling is reached, `crowded` where the sender's network has its share. */
export type Room = 'free' | 'full' | 'crowded';

/** Counts what a spool holds, in all and by network, with what is just being written. */
export class SpoolLedger {
  readonly #limit: number;
  readonly #entries = new Map<string, LedgerEntry & { round: number }>();
  readonly #byNetwork = new Map<string, number>();
  #total = 0;
  #round = 0;

  /** `limit` in bytes. */
  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
  }

  /** All messages by id. */
  get entries(): ReadonlyMap<string, LedgerEntry> {
    return this.#entries;
  }

  /** The bytes that are taken, and those that may be. */
  get used(): { bytes: number; limit: number } {
    return { bytes: this.#total, limit: this.#limit };
  }

  /** Whether a file of so many bytes still fits. */
  roomFor(bytes: number, network?: string): Room {
    if (this.#total + bytes > this.#limit) return 'full';
    if (network === undefined) return 'free';
    return (this.#byNetwork.get(network) ?? 0) + bytes > shareOf(this.#limit) ? 'crowded' : 'free';
  }

  /** Takes room for a file that is about to be written. Returns what gives it back. */
  reserve(bytes: number, network: string): () => void {
    this.#add(network, bytes);
    return () => this.#add(network, -bytes);
  }

  /** Writes down a message that is there, as it is now. */
  note(id: string, entry: LedgerEntry): void {
    this.forget(id);
    this.#entries.set(id, { ...entry, round: this.#round });
    this.#add(entry.network, entry.bytes);
  }

  /** Strikes out a message that is gone. */
  forget(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#add(entry.network, -entry.bytes);
  }

  /** To be called before the folder is read. The function that it returns removes the messages that were known before and aren't in `present`. */
  beginRound(): (present: ReadonlySet<string>) => void {
    this.#round += 1;
    const round = this.#round;
    return (present) => {
      for (const [id, entry] of this.#entries) if (entry.round < round && !present.has(id)) this.forget(id);
    };
  }

  #add(network: string, bytes: number): void {
    this.#total += bytes;
    const held = (this.#byNetwork.get(network) ?? 0) + bytes;
    if (held === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, held);
  }
}
