import { type Project, savedName } from '#contact-function';
import type { Box, InboxFilter, InboxLetter, InboxPage, InboxRow } from '#kit/model';
import { type CommandResult, doneWords, type MessageAction, refusalOf } from '../delivery/message-actions.ts';
import { daysKept } from '../delivery/retention.ts';
import { type Handling, handlings } from '../spool/handled-files.ts';
import { isMessageId, type SpooledMessage, storedOf } from '../spool/stored-message.ts';
import { csvOf, type Exported } from './csv.ts';
import { entryOfMessage, needlesOf, personKey } from './entry.ts';
import { aboutOf, letterOf } from './letter.ts';
import { InboxAwayError, type KeptFile, type MessageInbox, pageLength, patience } from './message-inbox.ts';
import { exportOf, type PersonMessage } from './person-archive.ts';

/** A message as the database tells it, with what people have done with it. */
type Row = { handling: unknown; handledBy: string | null; handledAt: string | null } & Record<string, unknown>;

/** A message and all that stands beside it. */
type Known = Exported & { handled: { by: string; at: string } | undefined };

/** So many messages are had at once. */
const atOnce = 200;

/** A message is gone; the words of the list of files. */
const gone: CommandResult = { isDone: false, words: 'This message is gone already.' };

/**
 * The messages that a Supabase project keeps, by the server's key. Lists and searches run in its database, on columns that are made here
 * of each message when it is seen first: by the code that reads messages from files, so that both inboxes answer alike.
 */
export class ProjectInbox implements MessageInbox {
  readonly #project: Project;
  #reading: Promise<void> | undefined;
  #unread = 1;

  constructor(project: Project) {
    this.#project = project;
  }

  async list(filter: InboxFilter, from: number): Promise<InboxPage> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([this.#readNew(), enough]).finally(() => clearTimeout(timer));
    const page = (await this.#call('contact_inbox_list', {
      ...wanted(filter),
      p_from: from,
      p_limit: pageLength,
    })) as Omit<InboxPage, 'rows' | 'boxes'> & {
      rows: (InboxRow & { at: string })[];
      boxes: Partial<Record<Box, number>>;
    };
    return {
      rows: page.rows.map((row) => ({ ...row, at: Date.parse(row.at) })),
      all: page.all,
      boxes: { new: 0, answered: 0, archived: 0, apart: 0, ...page.boxes },
      forms: [...page.forms].sort((a, b) => a.title.localeCompare(b.title)),
      unread: this.#unread,
    };
  }

  async read(id: string): Promise<InboxLetter | undefined> {
    const known = await this.#known(id);
    if (!known) return undefined;
    const { kept, entry, handled } = known;
    // It may have been opened by its address before a list has read it.
    await this.#readNew();
    const days = (await this.#call('contact_days_kept', {})) as number | null;
    const [person] = entry.people;
    const ofPerson =
      person === undefined ? [] : ((await this.#call('contact_inbox_person', { p_person: person })) as string[]);
    const retention = { retentionDays: days ?? 0, mails: true };
    return letterOf(kept, entry, {
      handled,
      days: daysKept({ ...kept, keep: kept.message.own?.keep }, handled !== undefined, retention),
      ofPerson: ofPerson.length,
      mails: true,
    });
  }

  async file(id: string, file: string): Promise<KeptFile | undefined> {
    const found = (await this.#known(id))?.kept.message.own?.files?.find((each) => each.id === file);
    if (!found) return undefined;
    const { type, bytes } = found;
    return { type, bytes, name: savedName(found), open: () => this.#open(file) };
  }

  async aboutOf(id: string): Promise<string> {
    const known = await this.#known(id);
    return known ? aboutOf(known.entry) : id.slice(0, 8);
  }

  async handle(id: string, handling: Handling | undefined, by: string): Promise<InboxLetter | undefined> {
    if (!isMessageId(id)) return undefined;
    const isThere = await this.#call('contact_inbox_handle', { p_id: id, p_handling: handling ?? null, p_by: by });
    return isThere === true ? this.read(id) : undefined;
  }

  async act(action: MessageAction, id: string): Promise<CommandResult> {
    const kept = (await this.#known(id))?.kept;
    if (!kept) return gone;
    if (action === 'delete') return this.#delete(kept);
    const refusal = refusalOf(action, kept);
    if (refusal !== undefined) return { isDone: false, words: refusal };
    const isDone = (await this.#call('contact_inbox_queue', { p_id: id, p_status: kept.status })) === true;
    // Its state was another one by then: it is asked again what can be done.
    return isDone ? { isDone, words: doneWords.queued(id) } : this.act(action, id);
  }

  async table(filter: InboxFilter): Promise<{ count: number; text: AsyncIterable<string> }> {
    await this.#readNew();
    const ids = (await this.#call('contact_inbox_ids', { ...wanted(filter), p_from: 0, p_limit: null })) as string[];
    return { count: ids.length, text: csvOf(() => this.#each(ids)) };
  }

  async ofPerson(person: string): Promise<PersonMessage[]> {
    const key = personKey(person);
    if (key === '') return [];
    await this.#readNew();
    const ids = (await this.#call('contact_inbox_person', { p_person: key })) as string[];
    const all: PersonMessage[] = [];
    for await (const known of this.#each(ids)) all.push(exportOf(known, ({ id }) => this.#open(id)));
    return all;
  }

  async log(by: string, did: string, about: string): Promise<void> {
    await this.#call('contact_inbox_log', { p_who: by, p_did: did, p_about: about });
  }

  async #delete({ id, status }: SpooledMessage): Promise<CommandResult> {
    const files = await this.#call('contact_inbox_delete', { p_id: id });
    if (!Array.isArray(files)) return gone;
    // Where Storage doesn't answer, the schedule removes them.
    if (files.length > 0) {
      const removed = this.#project
        .removeFiles(files)
        .then(() => this.#call('contact_forget_files', { p_files: files }));
      await removed.catch(() => undefined);
    }
    return { isDone: true, words: doneWords.deleted(id, status) };
  }

  async #known(id: string): Promise<Known | undefined> {
    for await (const known of this.#each(isMessageId(id) ? [id] : [])) return known;
    return undefined;
  }

  /** Messages in this order, as far as they are there and can be read. */
  async *#each(ids: readonly string[]): AsyncGenerator<Known> {
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce);
      const rows = (await this.#call('contact_inbox_messages', { p_ids: some })) as Row[];
      const known = new Map(rows.map((row) => [row['id'], knownOf(row)]));
      yield* some.flatMap((id) => known.get(id) ?? []);
    }
  }

  /** Reads the messages that have come since: one reads at a time, to the end, and whoever asks meanwhile waits for it. */
  #readNew(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const unread = (await this.#call('contact_inbox_unread', { p_limit: atOnce })) as { all: number; rows: Row[] };
      this.#unread = unread.all;
      if (unread.rows.length === 0) return;
      await this.#call('contact_inbox_index', { p_entries: unread.rows.map(columnsOf) });
    }
  }

  async #open(file: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    // Node can go through a stream; the types of browsers don't say so.
    return this.#told(this.#project.readFile(file)) as Promise<AsyncIterable<Uint8Array> | undefined>;
  }

  #call(name: string, parameters: object): Promise<unknown> {
    return this.#told(this.#project.call(name, parameters, 30_000));
  }

  #told<Value>(work: Promise<Value>): Promise<Value> {
    return work.catch((cause: unknown) => {
      throw new InboxAwayError('The messages can’t be had from Supabase now. Try it again in a minute.', { cause });
    });
  }
}

/** A filter as the functions of the database take it. */
function wanted({ box, form, words = '', sort = 'newest' }: InboxFilter): object {
  const patterns = needlesOf(words).map((needle) => `%${needle.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return { p_box: box, p_form: form ?? null, p_patterns: patterns, p_sort: sort };
}

/** A message of the database; nothing where it can't be read. */
function knownOf({ handling, handledBy, handledAt, ...row }: Row): Known | undefined {
  const iso = (value: unknown) => (typeof value === 'string' ? new Date(value).toISOString() : value);
  const times = Object.fromEntries(
    ['receivedAt', 'queuedAt', 'nextAttemptAt', 'sentAt'].map((name) => [name, iso(row[name])]),
  );
  try {
    const kept = storedOf({ ...row, ...times }, String(row['id']));
    const known = handlings.find((each) => each === handling);
    const handled = known && { by: handledBy ?? '', at: String(iso(handledAt)) };
    return { kept, entry: entryOfMessage(kept, known), handled };
  } catch {
    return undefined;
  }
}

/** What lists and searches need of a message. */
function columnsOf(row: Row): object {
  const entry = knownOf(row)?.entry;
  if (!entry) return { id: row['id'], form_key: '' };
  const { id, name, email, sortedBy, form, excerpt, people, words = '' } = entry;
  const columns = {
    name,
    email,
    sorted_by: sortedBy,
    form_key: form.key,
    form_title: form.title,
    excerpt,
    words: String(words),
  };
  return { id, people, ...columns };
}
