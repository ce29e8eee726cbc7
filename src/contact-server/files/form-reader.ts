import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { codeOf } from '#builder/base';
import {
  fileLimits,
  fileName,
  formLimits,
  formReadLimit,
  mostBytes,
  type Problem,
  ReceivedFile,
  refusal,
} from '#contact-function';
import type { DiskSync } from '../spool/durable.ts';

const limits = {
  ...formLimits,
  fieldNameSize: 100,
  fieldSize: formReadLimit,
  fileSize: fileLimits.each + 1,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** How long a form may take, and how long nothing of it may come, in milliseconds: 25 MB from a phone take minutes. */
export type Patience = { all: number; still: number };

/** What reads a form works with. */
export type FormReaderOptions = { patience: Patience; disk: DiskSync; asideOf(id: string): string };

/** A file as it was written: what it is and whether it is safe is asked when all is there. */
export type WrittenFile = {
  key: string;
  path: string;
  about: { id: string; name: string; size: number; digest: string };
};

/** Reads one form with files. Its files are written aside and synced while they come. */
export class FormReader {
  readonly fields = new URLSearchParams();
  readonly #options: FormReaderOptions;
  readonly #stopped = new AbortController();
  readonly #untilStopped: Promise<undefined>;
  readonly #streams = new Set<BusboyFileStream>();
  readonly #writing: Promise<WrittenFile | undefined>[] = [];
  readonly #paths: string[] = [];
  #problem: Problem | undefined;
  #error: unknown;
  #typed = 0;

  constructor(options: FormReaderOptions) {
    this.#options = options;
    this.#untilStopped = new Promise((resolve) => {
      this.#stopped.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
  }

  /** Reads to the end, and returns the files in their order, or why that was not possible. Rejects where the disk didn't take a file. */
  async read(contentType: string, body: ReadableStream<Uint8Array>): Promise<WrittenFile[] | Problem> {
    const form = this.#parser(contentType);
    if (!form) return refusal('notWhole');
    const reader = body.getReader();
    const end = setTimeout(() => this.#stop(refusal('late')), this.#options.patience.all);
    try {
      for (let size = 0; !this.#problem; ) {
        const part = await this.#next(reader);
        if (!part) break;
        size += part.length;
        if (size > mostBytes) this.#stop(refusal('filesTooLarge'));
        else if (!form.write(part)) await this.#once(form, 'drain');
      }
      if (!this.#problem) form.end();
      await this.#once(form, 'finish');
    } finally {
      clearTimeout(end);
      if (this.#problem) void reader.cancel().catch(() => undefined);
    }
    const written = await Promise.all(this.#writing);
    if (this.#error !== undefined) throw this.#error;
    return this.#problem ?? written.filter((file) => file !== undefined);
  }

  /** Removes all that was written. */
  async discard(): Promise<void> {
    await Promise.all(this.#writing);
    for (const path of this.#paths) await rm(path, { force: true });
  }

  #stop(problem: Problem): void {
    this.#problem ??= problem;
    this.#stopped.abort();
    for (const stream of this.#streams) stream.destroy();
  }

  #parser(contentType: string): BusboyInstance | undefined {
    try {
      const form = new Busboy({ headers: { 'content-type': contentType }, limits });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        form.on(limit, () => this.#stop(refusal('tooLong')));
      form.on('error', () => this.#stop(refusal('notWhole')));
      form.on('field', (name, value, isNameCut, isCut) => {
        if (name === undefined) return;
        this.#typed += name.length + value.length;
        if (isNameCut || isCut || this.#typed > formReadLimit) this.#stop(refusal('tooLong'));
        else this.fields.append(name, value);
      });
      form.on('file', (key, stream, name = '') => {
        this.#writing.push(
          this.#write(key ?? '', stream, name).catch((error) => {
            this.#error ??= error;
            this.#stop(refusal('notKept'));
            return undefined;
          }),
        );
      });
      return form;
    } catch {
      // It says no boundary between its parts.
      return undefined;
    }
  }

  /** The next part of the body; nothing at its end, and where it was stopped. */
  async #next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    const timer = setTimeout(() => this.#stop(refusal('late')), this.#options.patience.still);
    try {
      const next = reader.read().catch(() => this.#stop(refusal('notWhole')));
      return (await Promise.race([next, this.#untilStopped]))?.value;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for the parser, unless it was stopped. */
  async #once(form: BusboyInstance, event: 'drain' | 'finish'): Promise<void> {
    if (this.#problem) return;
    await once(form, event, { signal: this.#stopped.signal }).catch(() => undefined);
  }

  async #write(key: string, stream: BusboyFileStream, name: string): Promise<WrittenFile | undefined> {
    // The parser tells it of the connection's end, also where nobody reads it any more.
    stream.on('error', () => undefined);
    if (this.#problem) return undefined;
    this.#streams.add(stream);
    const id = randomUUID();
    const path = this.#options.asideOf(id);
    const hash = createHash('sha256');
    let handle: FileHandle | undefined;
    let size = 0;
    try {
      for await (const part of stream) {
        if (!handle) this.#paths.push(path);
        handle ??= await open(path, 'wx', 0o600);
        await handle.writeFile(part);
        hash.update(part);
        size += part.length;
      }
      if (handle) await this.#options.disk.file(handle);
    } catch (error) {
      // It was stopped, or the connection has ended in the middle of it.
      if (this.#problem) return undefined;
      if (codeOf(error) === undefined) this.#stop(refusal('notWhole'));
      else throw error;
      return undefined;
    } finally {
      this.#streams.delete(stream);
      await handle?.close();
    }
    // A browser sends an empty one without a name where none was chosen.
    if (name === '' && size === 0) return undefined;
    return { key, path, about: { id, name: fileName(name), size, digest: hash.digest('hex') } };
  }
}

/** A file whose type is known, or what is wrong with it. */
export function receivedFile(
  { about }: WrittenFile,
  type: ReceivedFile['type'],
  problem: ReceivedFile['problem'],
): ReceivedFile {
  return new ReceivedFile({ ...about, type }, problem);
}
