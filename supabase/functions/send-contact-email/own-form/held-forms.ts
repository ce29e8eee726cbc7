import { type Problem, refusal } from '../refusals.ts';
import type { SenderGroups } from '../sender-group.ts';
import { formReadLimit } from '../size-limit.ts';
import { fileName, formLimits, mostBytes, ReceivedFile } from './files.ts';
import type { FormReceiver, SentForm } from './sent-form.ts';
import { typeOf } from './type-of.ts';

/** Forms that may be held at once: a worker of the function has 256 MB of memory, and a form takes up to three times its size. */
const mostForms = 2;

/** How long a form may take, in milliseconds; the platform ends a request after 150 s. */
const patience = 120_000;

/** Takes in forms with files where there is no disk: what comes is held in memory until its message is kept. */
export class HeldForms implements FormReceiver {
  readonly #bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  #forms = 0;

  /** What a file holds whose form is being answered. */
  bytesOf(id: string): Uint8Array<ArrayBuffer> {
    const bytes = this.#bytes.get(id);
    if (!bytes) throw new Error('A file is not held any more.');
    return bytes;
  }

  async receive(request: Request, _: SenderGroups): Promise<SentForm | Problem> {
    if (!(Number(request.headers.get('content-length') ?? mostBytes) <= mostBytes)) return refusal('filesTooLarge');
    if (this.#forms >= mostForms) return refusal('busy');
    this.#forms += 1;
    const sent = await this.#read(request).catch(() => refusal('notWhole'));
    // What was read is held until it is discarded, and counts until then.
    if (!('fields' in sent)) this.#forms -= 1;
    return sent;
  }

  async discard({ files }: SentForm): Promise<void> {
    for (const { id } of [...files.values()].flat()) this.#bytes.delete(id);
    this.#forms -= 1;
  }

  async #read(request: Request): Promise<SentForm | Problem> {
    const bytes = await wholeBody(request);
    if (!(bytes instanceof Uint8Array)) return bytes;
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const parts = [...(await new Response(bytes, { headers }).formData())];
    const chosen = parts.filter(([, part]) => typeof part !== 'string');
    if (parts.length > formLimits.parts || chosen.length > formLimits.files) return refusal('tooLong');
    if (parts.length - chosen.length > formLimits.fields) return refusal('tooLong');
    const fields = new URLSearchParams();
    const files = new Map<string, ReceivedFile[]>();
    let typed = 0;
    for (const [key, part] of parts) {
      if (typeof part === 'string') {
        typed += key.length + part.length;
        fields.append(key, part);
        // A browser sends an empty one without a name where none was chosen.
      } else if (part.name !== '' || part.size > 0) files.set(key, [...(files.get(key) ?? []), await this.#hold(part)]);
    }
    if (typed <= formReadLimit) return { fields, files };
    for (const { id } of [...files.values()].flat()) this.#bytes.delete(id);
    return refusal('tooLong');
  }

  /** Holds a file that can be taken, and says what it is by what it holds. */
  async #hold(part: File): Promise<ReceivedFile> {
    const about = { id: crypto.randomUUID(), name: fileName(part.name), size: part.size, type: undefined, digest: '' };
    const received = new ReceivedFile(about);
    if (received.problem !== undefined) return received;
    const bytes = new Uint8Array(await part.arrayBuffer());
    const at = async (position: number, length: number) => bytes.subarray(position, position + length);
    const type = await typeOf({ size: bytes.length, at });
    if (type === undefined) return new ReceivedFile(about, 'fileType');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    this.#bytes.set(about.id, bytes);
    return new ReceivedFile({ ...about, type, digest: hexadecimal(digest) });
  }
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All that a request brings, or why it is not read: it is too much, or takes too long. */
async function wholeBody(request: Request): Promise<Uint8Array<ArrayBuffer> | Problem> {
  const reader = request.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isLate = false;
  const end = setTimeout(() => {
    isLate = true;
    void reader?.cancel().catch(() => undefined);
  }, patience);
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length;
      if (size > mostBytes) {
        void reader?.cancel().catch(() => undefined);
        return refusal('filesTooLarge');
      }
      parts.push(new Uint8Array(part.value));
    }
  } finally {
    clearTimeout(end);
  }
  return isLate ? refusal('late') : new Uint8Array(await new Blob(parts).arrayBuffer());
}
