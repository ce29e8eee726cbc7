import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { savedName } from '#contact-function';
import type { Box, InboxFilter, InboxLetter, InboxPage } from '#kit/model';
import { command } from '../delivery/command.ts';
import type { CommandResult, MessageAction } from '../delivery/message-actions.ts';
import { daysKept, type Retention } from '../delivery/retention.ts';
import type { Handling } from '../spool/handled-files.ts';
import { Spool, type SpooledMessage } from '../spool/spool.ts';
import { csvOf, type Exported } from './csv.ts';
import { boxes, boxOf, type InboxEntry, personKey } from './entry.ts';
import { InboxIndex } from './inbox-index.ts';
import { aboutOf, letterOf, rowOf } from './letter.ts';
import { type KeptFile, type MessageInbox, pageLength, patience } from './message-inbox.ts';
import { exportOf, type PersonMessage } from './person-archive.ts';

/** What the inbox is opened on. */
export type InboxOptions = Retention & {
  /** The folder of all data (DATA_DIR). */
  dataDir: string;
};

/** The messages of a data folder for the people who read and answer them. Several processes may work on one folder. */
export class Inbox implements MessageInbox {
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
    const { keep } = kept.message.own ?? {};
    const [person] = entry.people;
    return letterOf(kept, entry, {
      handled: entry.handling && (await this.#spool.handled.read(id, entry.handling)),
      days: daysKept({ ...kept, keep }, entry.handling !== undefined, this.#options),
      ofPerson: this.#index.newestFirst.filter(({ people }) => people.some((each) => each === person)).length,
      mails: this.#options.mails,
    });
  }

  /** A file of a message, and where it lies; nothing where no message names it. */
  async file(id: string, file: string): Promise<(KeptFile & { path: string }) | undefined> {
    const kept = (await this.#spool.has(id)) ? await this.#spool.read(id) : undefined;
    const found = kept?.message.own?.files?.find((each) => each.id === file);
    if (!found) return undefined;
    const { type, bytes } = found;
    const path = this.#spool.files.fileOf(id, file);
    return { path, type, bytes, name: savedName(found), open: () => opened(path) };
  }

  async aboutOf(id: string): Promise<string> {
    const entry = this.#index.get(id);
    return entry ? aboutOf(entry) : id.slice(0, 8);
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
    const all: PersonMessage[] = [];
    for await (const known of this.#each(found))
      all.push(exportOf(known, ({ id }) => opened(this.#spool.files.fileOf(known.kept.id, id))));
    return all;
  }

  async log(): Promise<void> {
    // Its folder has one place that reads it, and that keeps its own.
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

/** The bytes of a file; nothing where it is gone. */
async function opened(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  return (await open(path).catch(() => undefined))?.createReadStream();
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
