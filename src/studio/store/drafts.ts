import { isFields } from '../../model/child-of.ts';
import type { Version } from '../host/content-host.ts';

/**
 * A file with changes that are not saved: its text, and what that was made from. Texts of nothing: it isn't there. `sent` are
 * texts that were sent to be saved and had no answer yet.
 */
export type Draft = {
  file: string;
  text: string | undefined;
  base: string | undefined;
  sent: readonly string[];
  version: Version | undefined;
  at: number;
};

/** Where drafts are kept while the Studio is open, so that they outlive it. */
export interface Drafts {
  /** What earlier Studios have left. Those that are open in other tabs keep theirs. */
  left(): Promise<readonly Draft[]>;
  /** Forgets what earlier ones have left. */
  forget(): void;
  /** Keeps the draft of a file. False where there is no room. */
  keep(draft: Draft): boolean;
  /** The file is saved. */
  drop(file: string): void;
  close(): void;
}

/** No drafts, where nothing outlives the program. */
export const noDrafts: Drafts = {
  left: async () => [],
  forget: () => undefined,
  keep: () => true,
  drop: () => undefined,
  close: () => undefined,
};

const prefix = 'studio-draft';

/**
 * Drafts in the browser's storage: what is put there is kept at once, whatever happens to the tab. Each open Studio has a name
 * of its own, and holds a lock of that name (Web Locks); what lies there under names that nobody holds was left by a tab that is
 * gone. `site` tells the content folders of a machine apart.
 */
export class BrowserDrafts implements Drafts {
  readonly #own = crypto.randomUUID();
  readonly #prefix: string;
  #end: () => void = () => undefined;

  constructor(site: string) {
    this.#prefix = `${prefix} ${site} `;
    const isOver = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    // Browsers without locks take all drafts for left ones.
    void navigator.locks?.request(this.#own, () => isOver);
  }

  async left(): Promise<readonly Draft[]> {
    const open = await this.#open();
    const newest = new Map<string, Draft>();
    for (const key of this.#keys()) {
      if (open.has(this.#ownerOf(key))) continue;
      const draft = read(localStorage.getItem(key));
      if (draft && draft.at >= (newest.get(draft.file)?.at ?? 0)) newest.set(draft.file, draft);
    }
    return [...newest.values()];
  }

  forget(): void {
    void this.#open().then((open) => {
      for (const key of this.#keys()) if (!open.has(this.#ownerOf(key))) localStorage.removeItem(key);
    });
  }

  keep(draft: Draft): boolean {
    try {
      localStorage.setItem(this.#keyOf(draft.file), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  drop(file: string): void {
    localStorage.removeItem(this.#keyOf(file));
  }

  close(): void {
    this.#end();
  }

  async #open(): Promise<Set<string>> {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set([this.#own, ...held.flatMap(({ name }) => name ?? [])]);
  }

  #keys(): string[] {
    return Object.keys(localStorage).filter((key) => key.startsWith(this.#prefix));
  }

  #keyOf(file: string): string {
    return `${this.#prefix}${this.#own} ${file}`;
  }

  #ownerOf(key: string): string {
    return key.slice(this.#prefix.length).split(' ', 1)[0] ?? '';
  }
}

/** What lies in the storage may have been put there by anybody of this origin. */
function read(json: string | null): Draft | undefined {
  try {
    const found: unknown = JSON.parse(json ?? '');
    if (!isFields(found)) return undefined;
    const { file, text, base, sent = [], version, at } = found;
    if (typeof file !== 'string' || typeof at !== 'number' || !Array.isArray(sent)) return undefined;
    if (!isTextOrNone(text) || !isTextOrNone(base) || !isTextOrNone(version)) return undefined;
    return { file, text, base, sent: sent.filter((one) => typeof one === 'string'), version, at };
  } catch {
    return undefined;
  }
}

function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
