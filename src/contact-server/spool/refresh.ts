import { readFile, stat } from 'node:fs/promises';
import { codeOf } from '#builder/base';
import { bytesOnDisk, type SentFile } from '#contact-function';
import type { LedgerEntry, SpoolLedger } from './ledger.ts';
import { parseStored, type SpooledMessage } from './stored-message.ts';

/** The parts of a spool that are looked at. */
type Folder = { ledger: SpoolLedger; ids(): Promise<string[]>; fileOf(id: string): string };

/** So many files are read at once. */
const atOnce = 16;

/** What the ledger notes of a message whose file has this text. */
export function entryOf(message: SpooledMessage, text: string): LedgerEntry {
  const { network, receivedAt, status, nextAttemptAt } = message;
  const { keep, files = [] } = message.message.own ?? {};
  const times = { receivedAt: Date.parse(receivedAt), dueAt: Date.parse(nextAttemptAt) };
  const bytes = bytesOnDisk(Buffer.byteLength(text)) + bytesOf(files);
  return { bytes, network, status, ...times, keep, ...(files.length > 0 && { files: files.map(({ id }) => id) }) };
}

/** What files take of the room. */
export function bytesOf(files: readonly Pick<SentFile, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytesOnDisk(bytes), 0);
}

/** Brings a ledger up to date with its folder: new files are read, with `reread` all, and gone ones struck out. */
export async function refreshLedger(
  folder: Folder,
  reread: boolean,
  onUnreadable: (file: string) => void,
): Promise<void> {
  const { ledger } = folder;
  const strikeOut = ledger.beginRound();
  const ids = await folder.ids();
  const wanted = reread ? ids : ids.filter((id) => !ledger.entries.has(id));
  for (let at = 0; at < wanted.length; at += atOnce) {
    await Promise.all(
      wanted.slice(at, at + atOnce).map(async (id) => {
        const entry = await readEntry(folder.fileOf(id), id);
        if (entry?.status === 'unreadable' && ledger.entries.get(id)?.status !== 'unreadable')
          onUnreadable(folder.fileOf(id));
        if (entry) ledger.note(id, entry);
      }),
    );
  }
  strikeOut(new Set(ids));
}

/** What stands in a file; `undefined` where it is gone. */
async function readEntry(file: string, id: string): Promise<LedgerEntry | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    return entryOf(parseStored(text, id), text);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    const { size = 0 } = (await stat(file).catch(() => undefined)) ?? {};
    return { bytes: bytesOnDisk(size), network: '', receivedAt: Number.NaN, status: 'unreadable', dueAt: Number.NaN };
  }
}
