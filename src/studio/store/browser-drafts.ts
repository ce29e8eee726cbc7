import { isFields } from '#kit/model';
import type { Drafts, Left, PendingChange, UnsavedDraft } from './drafts.ts';
import type { KeptHistory } from './history.ts';
import { keepHistory, keptHistory } from './kept-history.ts';

const prefix = 'studio-draft';

/** Where the changes lie that are on their way: no file has this name, for those have an ending. */
const pendingName = 'pending';

/**
 * Drafts in the browser's storage: what is put there is kept at once, whatever happens to the tab. Each open Studio has a name
 * of its own, and holds a lock of that name (Web Locks); what lies there under names that nobody holds was left by a tab that is
 * gone. `site` tells the content folders of a machine apart.
 */
export class BrowserDrafts implements Drafts {
  readonly #own = crypto.randomUUID();
  readonly #prefix: string;
  readonly #storage = storageOf();
  #offered: readonly string[] = [];
  #end: () => void = () => undefined;

  constructor(site: string) {
    this.#prefix = `${prefix} ${site} `;
    const isOver = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    // Browsers without locks take all drafts for left ones.
    void navigator.locks?.request(this.#own, () => isOver).catch(() => undefined);
  }

  async left(): Promise<readonly Left[]> {
    const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
    const open = new Set([this.#own, ...held.flatMap(({ name }) => name ?? [])]);
    const all = Object.keys(this.#storage ?? {}).filter((key) => key.startsWith(this.#prefix));
    this.#offered = all.filter((key) => !open.has(this.#ownerOf(key)));
    return [...new Set(this.#offered.map((key) => this.#ownerOf(key)))]
      .map((owner) => this.#read(this.#offered.filter((key) => this.#ownerOf(key) === owner)))
      .filter(({ drafts }) => drafts.length > 0)
      .sort((one, other) => lastOf(one) - lastOf(other));
  }

  forget(): void {
    for (const key of this.#offered) this.#storage?.removeItem(key);
    this.#offered = [];
  }

  keep(draft: UnsavedDraft): boolean {
    return this.#put(draft.file, draft);
  }

  keepPending(changes: readonly PendingChange[]): void {
    if (changes.length > 0) this.#put(pendingName, changes);
    else this.drop(pendingName);
  }

  history(now: () => KeptHistory): KeptHistory | undefined {
    addEventListener('pagehide', () => keepHistory(this.#prefix, now()));
    return keptHistory(this.#prefix);
  }

  drop(file: string): void {
    this.#storage?.removeItem(this.#keyOf(file));
  }

  close(): void {
    this.#end();
  }

  #put(name: string, value: unknown): boolean {
    try {
      this.#storage?.setItem(this.#keyOf(name), JSON.stringify(value));
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  #read(keys: readonly string[]): Left {
    const texts = keys.map((key) => [key, this.#storage?.getItem(key) ?? ''] as const);
    const isPending = (key: string) => key.endsWith(` ${pendingName}`);
    return {
      drafts: texts.flatMap(([key, json]) => (isPending(key) ? [] : (draftIn(json) ?? []))),
      pending: texts.flatMap(([key, json]) => (isPending(key) ? pendingIn(json) : [])),
    };
  }

  #keyOf(name: string): string {
    return `${this.#prefix}${this.#own} ${name}`;
  }

  #ownerOf(key: string): string {
    return key.slice(this.#prefix.length).split(' ', 1)[0] ?? '';
  }
}

/** The browser's storage; nothing where it is refused, as some private windows do. */
function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function lastOf({ drafts }: Left): number {
  return Math.max(...drafts.map(({ at }) => at));
}

/** What lies in the storage may have been put there by anybody of this origin. */
function draftIn(json: string): UnsavedDraft | undefined {
  const found = dataIn(json);
  if (!isFields(found)) return undefined;
  const { file, text, base, sent = [], version, at, made = 0 } = found;
  if (typeof file !== 'string' || typeof at !== 'number' || !Array.isArray(sent)) return undefined;
  if (!isTextOrNone(text) || !isTextOrNone(base) || !isTextOrNone(version) || typeof made !== 'number')
    return undefined;
  return { file, text, base, sent: sent.filter((one) => typeof one === 'string'), version, at, made };
}

function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function pendingIn(json: string): PendingChange[] {
  const data = dataIn(json);
  return Array.isArray(data) ? data.filter(isPendingChange) : [];
}

function isPendingChange(value: unknown): value is PendingChange {
  if (!isFields(value) || typeof value['file'] !== 'string' || typeof value['number'] !== 'number') return false;
  const { text, edit } = value;
  // What an edit says is judged by the engine, which refuses what it can't make.
  return text === undefined ? isFields(edit) && Array.isArray(edit['path']) : typeof text === 'string';
}

function dataIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
