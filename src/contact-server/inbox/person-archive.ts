import { Zip, ZipPassThrough } from 'fflate';
import { type SentFile, savedName } from '#contact-function';
import type { InboxAnswer } from '#kit/model';
import type { Exported } from './csv.ts';
import { answersOf } from './entry.ts';

/** A message of somebody as it is exported. `files` are what they are called when they are saved, and their bytes, as far as they are there. */
export type PersonMessage = {
  id: string;
  receivedAt: string;
  form: string;
  answers: readonly Pick<InboxAnswer, 'label' | 'text'>[];
  files: readonly { name: string; open(): Promise<AsyncIterable<Uint8Array> | undefined> }[];
};

/** A message as all of one person is exported; `open` gives the bytes of a file. */
export function exportOf(
  { kept, entry }: Exported,
  open: (file: SentFile) => Promise<AsyncIterable<Uint8Array> | undefined>,
): PersonMessage {
  return {
    id: kept.id,
    receivedAt: kept.receivedAt,
    form: entry.form.title,
    answers: answersOf(kept.message).map(({ files: _, ...answer }) => answer),
    files: (kept.message.own?.files ?? []).map((file) => ({ name: savedName(file), open: () => open(file) })),
  };
}

/** All messages of somebody as a text that programs read, with the names of their files in the archive. */
export function personText(messages: readonly PersonMessage[], at: string): string {
  const rows = messages.map(({ files, ...message }, index) => ({
    ...message,
    ...(files.length > 0 && { files: files.map(({ name }, place) => nameIn(index, place, name)) }),
  }));
  return `${JSON.stringify({ exportedAt: at, messages: rows }, null, 2)}\n`;
}

/** The same with the files, as a ZIP archive. A file that is just being deleted is left out. */
export async function* personArchive(messages: readonly PersonMessage[], at: string): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const add = (name: string) => {
    // Pictures and documents are compressed already.
    const entry = new ZipPassThrough(name);
    archive.add(entry);
    return entry;
  };
  add('messages.json').push(new TextEncoder().encode(personText(messages, at)), true);
  for (const [index, { files }] of messages.entries())
    for (const [place, { open, name }] of files.entries()) {
      const bytes = await open();
      if (!bytes) continue;
      const entry = add(nameIn(index, place, name));
      for await (const part of bytes) {
        entry.push(part);
        yield* made.splice(0);
      }
      entry.push(new Uint8Array(0), true);
    }
  archive.end();
  yield* made;
}

/** A name that no other file of the archive has. */
function nameIn(message: number, file: number, name: string): string {
  return `files/${message + 1}-${file + 1} ${name}`;
}
