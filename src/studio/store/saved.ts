import type { FileWrite, HostedContent, HostedFile, Version } from '../host/content-host.ts';

type SavedFile = { text: string; version: Version };

/** What the host holds, as far as is known: what changes are compared with and made from. */
export class Saved {
  #files = new Map<string, SavedFile>();
  readonly #sent = new Map<string, readonly string[]>();
  /** The files that were sent and had no answer, not even a refusal: what the host holds of them isn't known. */
  readonly #unanswered = new Set<string>();
  /** Those of them that only the last write has left so. */
  #lastSent: readonly string[] = [];

  /** Takes over a whole folder. */
  open(texts: ReadonlyMap<string, string>, { versions }: Pick<HostedContent, 'versions'>): void {
    this.#files = new Map(
      [...texts].flatMap(([file, text]): [string, SavedFile][] => {
        const version = versions.get(file);
        return version === undefined ? [] : [[file, { text, version }]];
      }),
    );
  }

  get(file: string): SavedFile | undefined {
    return this.#files.get(file);
  }

  get files(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Takes over one file as it is now, or that it is gone. */
  take({ file, text, version }: HostedFile | { file: string; text?: undefined; version?: undefined }): void {
    this.#sent.delete(file);
    this.#unanswered.delete(file);
    if (text === undefined) this.#files.delete(file);
    else this.#files.set(file, { text, version });
  }

  /** The files that differ from what is saved, or from what may be saved in this moment, sorted. */
  unsaved(texts: ReadonlyMap<string, string>): string[] {
    const all = new Set([...texts.keys(), ...this.#files.keys(), ...this.#unanswered]);
    return [...all].filter((file) => this.isUnsaved(file, texts.get(file))).sort();
  }

  /** What is undone while it is being saved says what the host held before, and the host is about to hold something else. */
  isUnsaved(file: string, text: string | undefined): boolean {
    if (text !== this.#files.get(file)?.text) return true;
    return this.#unanswered.has(file) && this.sent(file).some((sent) => sent !== (text ?? ''));
  }

  /** The texts that were sent since an answer came: each may be there, or not. */
  sent(file: string): readonly string[] {
    return this.#sent.get(file) ?? [];
  }

  /** What was made of a file here began as this, where it says `theirs` now: what was sent from here is nobody else's change. */
  base(file: string, theirs: string | undefined): string | undefined {
    return theirs !== undefined && this.sent(file).includes(theirs) ? theirs : this.#files.get(file)?.text;
  }

  /** The host has answered that it has written nothing of what was sent last. What had no answer before has none now. */
  refused(): void {
    for (const file of this.#lastSent) this.#unanswered.delete(file);
  }

  /** What is to be written of files. */
  writes(files: readonly string[], texts: ReadonlyMap<string, string>): FileWrite[] {
    this.#lastSent = files.filter((file) => !this.#unanswered.has(file));
    for (const file of files) {
      this.#sent.set(file, [...new Set([...this.sent(file), texts.get(file) ?? ''])]);
      this.#unanswered.add(file);
    }
    return files.map((file) => ({ file, text: texts.get(file), version: this.#files.get(file)?.version }));
  }
}
