import { open, rm } from 'node:fs/promises';
import {
  causeOf,
  type FormReceiver,
  type Log,
  mostBytes,
  type Problem,
  type ReceivedFile,
  refusal,
  type SenderGroups,
  type SentForm,
  typeOf,
} from '#contact-function';
import type { Spool } from '../spool/spool.ts';
import { FormReader, type Patience, receivedFile, type WrittenFile } from './form-reader.ts';
import type { Scan } from './scan.ts';

/** What takes in forms with files. */
export type FileReceiverOptions = {
  spool: Spool;
  /** What looks at each file (SCAN_COMMAND). */
  scan?: Scan | undefined;
  log: Log;
  patience?: Partial<Patience> | undefined;
};

/** Forms that may come in at once, of all senders and of one. */
const mostForms = 32;
const mostOfSender = 4;

const usualPatience: Patience = { all: 10 * 60_000, still: 30_000 };

/** Takes in forms with files: what comes is on disk, synced and looked at before anything is answered. */
export class FileReceiver implements FormReceiver {
  readonly #options: FileReceiverOptions;
  readonly #coming: string[] = [];

  constructor(options: FileReceiverOptions) {
    this.#options = options;
  }

  async receive(request: Request, { narrow, wide }: SenderGroups): Promise<SentForm | Problem> {
    const { spool, log } = this.#options;
    const length = Number(request.headers.get('content-length') ?? mostBytes);
    if (!(length <= mostBytes)) return refusal('filesTooLarge');
    if (this.#coming.length >= mostForms || this.#coming.filter((sender) => sender === narrow).length >= mostOfSender)
      return refusal('busy');
    this.#coming.push(narrow);
    try {
      const room = await spool.takeRoom(length, wide);
      if (room === 'full') return refusal('notKept');
      if (room === 'crowded') return refusal('tooManyNearby');
      try {
        return await this.#read(request);
      } finally {
        room();
      }
    } catch (error) {
      log.error(`contact: a file could not be kept (${causeOf(error)}); its sender was told so`);
      return refusal('notKept');
    } finally {
      this.#coming.splice(this.#coming.indexOf(narrow), 1);
    }
  }

  async discard({ files }: SentForm): Promise<void> {
    const { asideOf } = this.#options.spool.files;
    for (const { id } of [...files.values()].flat()) await rm(asideOf(id), { force: true });
  }

  async #read(request: Request): Promise<SentForm | Problem> {
    const { spool, patience } = this.#options;
    if (!request.body) return refusal('notWhole');
    const { disk } = spool;
    const { asideOf } = spool.files;
    const reader = new FormReader({ patience: { ...usualPatience, ...patience }, disk, asideOf });
    let isRead = false;
    try {
      const written = await reader.read(request.headers.get('content-type') ?? '', request.body);
      if (!Array.isArray(written)) return written;
      const files = new Map<string, ReceivedFile[]>();
      for (const file of written) files.set(file.key, [...(files.get(file.key) ?? []), await this.#lookAt(file)]);
      isRead = true;
      return { fields: reader.fields, files };
    } finally {
      if (!isRead) await reader.discard();
    }
  }

  /** What a file is, by what it holds, and whether it is safe. */
  async #lookAt(file: WrittenFile): Promise<ReceivedFile> {
    const received = receivedFile(file, undefined, undefined);
    if (received.problem !== undefined) return received;
    const type = await typeOfFile(file);
    if (type === undefined) return receivedFile(file, type, 'fileType');
    const { scan, log } = this.#options;
    const isSafe = scan === undefined || (await scan(file.path));
    if (!isSafe) log.warn('contact: a file was refused by SCAN_COMMAND; its sender was told so');
    return receivedFile(file, type, isSafe ? undefined : 'fileUnsafe');
  }
}

async function typeOfFile({ path, about }: WrittenFile): Promise<ReceivedFile['type']> {
  const handle = await open(path, 'r');
  const at = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  try {
    return await typeOf({ size: about.size, at });
  } finally {
    await handle.close();
  }
}
