import { join } from 'node:path';
import { savedName } from '#contact-function';
import type { Box, InboxFilter, InboxLetter, InboxPage, InboxRow } from '#kit/model';
import { command } from '../delivery/command.ts';
import type { CommandResult, MessageAction } from '../delivery/message-actions.ts';
import { day, daysKept, type Retention } from '../delivery/retention.ts';
import type { Handling } from '../spool/handled-files.ts';
import { Spool, type SpooledMessage } from '../spool/spool.ts';
import { csvOf, type Exported } from './csv.ts';
import { answersOf, boxes, boxOf, type InboxEntry, personKey, recipientOfMessage } from './entry.ts';
import { InboxIndex } from './inbox-index.ts';
import type { PersonMessage } from './person-archive.ts';

/** What the inbox is opened on. */
export type InboxOptions = Retention & {
  /** The folder of all data (DATA_DIR). */
  dataDir: string;
};

/** How many messages a page of the list has. */
export const pageLength = 50;

/** How long a list may wait for messages that came, in ms; after a start it shows what has been read by then. */
const patience = 600;

/** The messages of a data folder for the people who read and answer them. Several processes may work on one folder. */
export class Inbox {
  readonly #options: InboxOptions;
  readonly #spool: Spool;
  readonly #index: InboxIndex;

  constructor(options: InboxOptions) {
    this.#options = options;
    this.#spool = new Spool(join(options.dataDir, 'messages'));
    this.#index = new InboxIndex(this.#spool);
  }

  /** The messages that fit a filter, from one on; all that is told of each is as it is now. */
  async list(filter: InboxFilter, from: number): Promise<InboxPage> {
    await this.#index.refresh(patience);
    const all = this.#index.newestFirst;
    const found = await this.#found(filter);
    const rows = (await this.#index.renew(found.slice(from, from + pageLength))).map(rowOf);
    const counts: Record<Box, number> = { new: 0, answered: 0, archived: 0, apart: 0 };
    for (const entry of all) counts[boxOf(entry)] += 1;
    return { rows, all: found.length, boxes: counts, forms: formsOf(all), unread: this.#index.unread };
  }

  /** A message as a letter; nothing where there is none. */
  async read(id: string): Promise<InboxLetter | undefined> {
    const [kept, entry] = await this.#known(id);
    if (!kept || !entry) return undefined;
    const { attempts, nextAttemptAt, sentAt, lastError, suspicions, message } = kept;
    const keep = message.own?.keep;
    const days = daysKept({ ...kept, keep }, entry.handling !== undefined, this.#options);
    const [person] = entry.people;
    const given = [message.email, message.phone, ...answersOf(message).map(({ text }) => text)];
    return {
      ...rowOf(entry),
      phone: message.phone,
      answers: answersOf(message),
      to: recipientOfMessage(kept)?.address,
      delivery: { attempts, nextAttemptAt, sentAt, lastError, mails: this.#options.mails },
      suspicions,
      handled: entry.handling && (await this.#spool.handled.read(id, entry.handling)),
      goesAt: days === undefined ? undefined : entry.at + days * day,
      person: given.find((text) => person !== undefined && personKey(text) === person),
      ofPerson: this.#index.newestFirst.filter(({ people }) => people.some((each) => each === person)).length,
    };
  }

  /** A file of a message: where it lies, what it is and what it is called when it is saved; nothing where no message names it. */
  async file(
    id: string,
    file: string,
  ): Promise<{ path: string; type: string; bytes: number; name: string } | undefined> {
    const kept = (await this.#spool.has(id)) ? await this.#spool.read(id) : undefined;
    const found = kept?.message.own?.files?.find((each) => each.id === file);
    if (!found) return undefined;
    const { type, bytes } = found;
    return { path: this.#spool.files.fileOf(id, file), type, bytes, name: savedName(found) };
  }

  /** What a message is called in a log: nothing that a visitor has typed. */
  aboutOf(id: string): string {
    const entry = this.#index.get(id);
    return entry
      ? `“${entry.form.title}” of ${new Date(entry.at).toISOString().slice(0, 10)} (${id.slice(0, 8)})`
      : id.slice(0, 8);
  }

  /** Writes down what somebody has done with a message; `undefined`: it is new again. */
  async handle(id: string, handling: Handling | undefined, by: string): Promise<InboxLetter | undefined> {
    if (!(await this.#spool.has(id))) return undefined;
    await this.#spool.handled.set(id, handling, { by, at: new Date().toISOString() });
    await this.#spool.sync();
    return this.read(id);
  }

  /** Delivers a message again, releases one that was kept apart, or deletes one: in the process that may. */
  async act(action: MessageAction, id: string): Promise<CommandResult> {
    if (!(await this.#spool.has(id))) return { isDone: false, words: 'This message is gone already.' };
    const result = await command(this.#options.dataDir, this.#spool, `${action} ${id}`);
    await this.#index.reread(id);
    return result;
  }

  /** The messages that fit a filter as a table for spreadsheets, and how many they are. */
  async table(filter: InboxFilter): Promise<{ count: number; text: AsyncIterable<string> }> {
    await this.#index.readWhole();
    const found = await this.#found(filter);
    return { count: found.length, text: csvOf(() => this.#each(found)) };
  }

  /** All messages of somebody, by an address or a number of theirs, as far as they are there. */
  async ofPerson(person: string): Promise<PersonMessage[]> {
    await this.#index.readWhole();
    const key = personKey(person);
    const found = this.#index.newestFirst.filter(({ people }) => key !== '' && people.includes(key));
    const all = [];
    for await (const { kept, entry } of this.#each(found))
      all.push({
        id: kept.id,
        receivedAt: kept.receivedAt,
        form: entry.form.title,
        answers: answersOf(kept.message).map(({ files: _, ...answer }) => answer),
        files: (kept.message.own?.files ?? []).map((file) => ({
          path: this.#spool.files.fileOf(kept.id, file.id),
          name: savedName(file),
        })),
      });
    return all;
  }

  async #known(id: string): Promise<[SpooledMessage | undefined, InboxEntry | undefined]> {
    if (!(await this.#spool.has(id))) return [undefined, undefined];
    return [await this.#spool.read(id), await this.#index.reread(id)];
  }

  async #found({ box, form, words = '', sort = 'newest' }: InboxFilter): Promise<InboxEntry[]> {
    const all = sort === 'name' ? this.#index.byName : this.#index.newestFirst;
    const inBox = all.filter((entry) => boxOf(entry) === box && (form === undefined || entry.form.key === form));
    const found = words.trim() === '' ? inBox : await this.#index.search(inBox, words);
    if (sort === 'oldest') found.reverse();
    return found;
  }

  async *#each(entries: readonly InboxEntry[]): AsyncGenerator<Exported> {
    for (const entry of entries) {
      const kept = await this.#spool.read(entry.id).catch(() => undefined);
      if (kept) yield { kept, entry };
    }
  }
}

/** Whether a word names a box. */
export function isBox(word: unknown): word is Box {
  return boxes.some((box) => box === word);
}

function rowOf(entry: InboxEntry): InboxRow {
  const { id, at, status, name, email, excerpt, form } = entry;
  return { id, at, status, name, email, excerpt, form: form.title, box: boxOf(entry) };
}

/** The forms that messages came by, as many as they are, by their titles. */
function formsOf(entries: readonly InboxEntry[]): InboxPage['forms'] {
  const forms = new Map<string, { key: string; title: string; count: number }>();
  for (const { form } of entries) {
    const known = forms.get(form.key);
    // The newest message has the title of today.
    if (known) known.count += 1;
    else forms.set(form.key, { ...form, count: 1 });
  }
  return [...forms.values()].sort((a, b) => a.title.localeCompare(b.title));
}
