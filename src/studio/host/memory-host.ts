import type { ContentFiles } from '#engine';
import type {
  ContentHost,
  FileWrite,
  HostedContent,
  HostedDocument,
  HostedFile,
  Version,
  WriteResult,
} from './content-host.ts';

/** Content in memory, for tests: the same promises as a disk's, with versions that count. */
export class MemoryHost implements ContentHost {
  readonly #listeners = new Set<() => void>();
  readonly #files = new Map<string, { text: string; version: Version }>();
  readonly #content: (texts: ReadonlyMap<string, string>) => ContentFiles;
  /** The names of the pictures that were sent. */
  readonly pictures = new Set<string>();
  #count = 0;
  /** While it is false, the host can't be reached. */
  isReachable = true;

  /** `content` makes a folder of texts. */
  constructor(texts: ReadonlyMap<string, string>, content: (texts: ReadonlyMap<string, string>) => ContentFiles) {
    this.#content = content;
    for (const [file, text] of texts) this.#put(file, text);
  }

  get texts(): Map<string, string> {
    return new Map([...this.#files].map(([file, { text }]) => [file, text]));
  }

  /** Somebody else changes a file. */
  change(file: string, text: string | undefined): void {
    this.#put(file, text);
    for (const listener of this.#listeners) listener();
  }

  async open(): Promise<HostedContent> {
    this.#expectReachable();
    const versions = new Map([...this.#files].map(([file, { version }]) => [file, version]));
    return { content: this.#content(this.texts), versions };
  }

  async write(changes: readonly FileWrite[]): Promise<WriteResult> {
    this.#expectReachable();
    const stale = changes.filter(({ file, version }) => this.#files.get(file)?.version !== version);
    if (stale.length > 0) return { stale: stale.map(({ file }) => this.#hosted(file)) };
    for (const { file, text } of changes) this.#put(file, text);
    const written = changes.flatMap(({ file }): [string, Version][] => {
      const version = this.#files.get(file)?.version;
      return version === undefined ? [] : [[file, version]];
    });
    return { written: new Map(written) };
  }

  async upload(name: string): Promise<{ name: string; isNew: boolean }> {
    this.#expectReachable();
    const isNew = !this.pictures.has(name);
    this.pictures.add(name);
    return { name, isNew };
  }

  /** What a document becomes that is read, whatever it holds. */
  document: HostedDocument | { refused: string } = { refused: 'No document can be read here.' };

  async readDocument(): Promise<HostedDocument | { refused: string }> {
    this.#expectReachable();
    return this.document;
  }

  async removeUpload(name: string): Promise<undefined> {
    this.#expectReachable();
    this.pictures.delete(name);
  }

  watch(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  async history(): Promise<[]> {
    return [];
  }

  async deleted(): Promise<[]> {
    return [];
  }

  async earlier(): Promise<undefined> {
    return undefined;
  }

  async earlierTexts(): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }

  #hosted(file: string): HostedFile | { file: string } {
    const known = this.#files.get(file);
    return known ? { file, ...known } : { file };
  }

  #put(file: string, text: string | undefined): void {
    this.#count += 1;
    if (text === undefined) this.#files.delete(file);
    else this.#files.set(file, { text, version: String(this.#count) });
  }

  #expectReachable(): void {
    if (!this.isReachable) throw new Error('The host can’t be reached.');
  }
}
