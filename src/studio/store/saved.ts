import type { FileWrite, HostedContent, HostedFile, Version } from '../host/content-host.ts';

type SavedFile = { text: string; version: Version };

/** What the host holds, as far as is known: what changes are compared with and made from. */
export class Saved {
  #files = new Map<string, SavedFile>();

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
    if (text === undefined) this.#files.delete(file);
    else this.#files.set(file, { text, version });
  }

  /** The files that differ from what is saved, sorted. */
  unsaved(texts: ReadonlyMap<string, string>): string[] {
    const all = new Set([...texts.keys(), ...this.#files.keys()]);
    return [...all].filter((file) => texts.get(file) !== this.#files.get(file)?.text).sort();
  }

  /** What is to be written of files. */
  writes(files: readonly string[], texts: ReadonlyMap<string, string>): FileWrite[] {
    return files.map((file) => ({ file, text: texts.get(file), version: this.#files.get(file)?.version }));
  }
}
