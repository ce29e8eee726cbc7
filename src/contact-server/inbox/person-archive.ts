import { createReadStream } from 'node:fs';
import { Zip, ZipPassThrough } from 'fflate';
import type { InboxAnswer } from '#kit/model';

/** A message of somebody as it is exported. `files` are where they lie and what they are called when they are saved. */
export type PersonMessage = {
  id: string;
  receivedAt: string;
  form: string;
  answers: readonly Pick<InboxAnswer, 'label' | 'text'>[];
  files: readonly { path: string; name: string }[];
};

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
    for (const [place, { path, name }] of files.entries()) {
      const entry = add(nameIn(index, place, name));
      for await (const part of createReadStream(path)) {
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
