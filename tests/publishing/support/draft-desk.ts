import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OverlaidFile, StudioParts } from '#publishing';
import { type ContentHost, MemoryHost } from '#studio';

/**
 * A draft on a server as those see it who work on it: a host for each of them, without the wire between. Others write into the folder
 * itself.
 */
export class DraftDesk {
  readonly #parts: StudioParts;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();

  constructor(parts: StudioParts, name: string) {
    const draft = parts.drafts.begin('ada', name);
    if ('refused' in draft) throw new Error(draft.refused);
    this.#parts = parts;
    this.#id = draft.id;
  }

  /** What a file says in the draft, by its path in the content folder. */
  text(path: string): string {
    return this.#parts.content.textOf(this.#draft, path) ?? '';
  }

  /** A file of the draft with the text that it was made from; nothing where the draft doesn't change it. */
  overlaid(path: string): OverlaidFile | undefined {
    return this.#draft.overlay[path];
  }

  /** Somebody writes into a file of the folder, beside all drafts. */
  changeOutside(path: string, text: string): void {
    writeFileSync(join(this.#parts.folders.pages, path), text);
    this.#tell();
  }

  /** The draft for one more of those who work on it. */
  host(): ContentHost {
    const open: ContentHost['open'] = async () => this.#parts.content.open(this.#draft);
    const write: ContentHost['write'] = async (changes) => {
      const wanted = changes.map((change) => ({ ...change, path: change.file.replace(/^pages\//, '') }));
      const result = this.#parts.content.write(this.#draft, wanted);
      if (!('written' in result)) return result;
      this.#tell();
      return { written: new Map(result.written) };
    };
    const watch: ContentHost['watch'] = (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };
    return Object.assign(new MemoryHost(new Map(), () => ({}) as never), { open, write, watch });
  }

  remove(): void {
    this.#parts.drafts.remove(this.#id);
  }

  get #draft() {
    const draft = this.#parts.drafts.find(this.#id);
    if (!draft) throw new Error('The draft is gone.');
    return draft;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
