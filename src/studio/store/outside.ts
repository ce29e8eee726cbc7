import { isSame, textsOf } from '#kit/model';
import type { ContentHost, HostedContent, HostedFile } from '../host/content-host.ts';
import type { ChosenSide, Pipeline, Side, TextChange } from '../worker/protocol.ts';
import { fileTitle } from './file-title.ts';
import type { Queue } from './queue.ts';
import type { Saved } from './saved.ts';
import type { StateHolder } from './state-holder.ts';
import type { Conflict } from './types.ts';

/** A file as the host holds it now, or that it is gone. */
export type OutsideFile = HostedFile | { file: string; text?: undefined; version?: undefined };

type OutsideParts = {
  host: ContentHost;
  pipeline: Pipeline;
  holder: StateHolder;
  queue: Queue;
  saved: Saved;
  /** Called with what others have changed, before the worker hears of it. */
  coming: (changes: readonly TextChange[]) => void;
  /** Shows what others have changed. */
  came: (changes: readonly TextChange[], says: string) => void;
  refresh: () => Promise<void>;
  /** What the host holds of these files is known anew, whether their texts have changed here or not. */
  compared: (files: readonly string[]) => void;
};

/** What others change while the Studio is open: merged with what was changed here, or asked about. */
export class Outside {
  readonly #parts: OutsideParts;
  readonly #asked = new Map<string, OutsideFile>();
  /** What is asked about is about to be asked anew. */
  #isToAsk = false;
  #assets = '';
  /** How much is done at the host from here: what changes there meanwhile isn't somebody else's. */
  #doing = 0;

  constructor(parts: OutsideParts) {
    this.#parts = parts;
  }

  /** The content was opened just now. */
  opened(hosted: HostedContent): void {
    this.#assets = assetsOf(hosted);
  }

  /**
   * Looks whether others have changed something, and takes it over. False where the host can't be reached. What is changed here
   * doesn't wait for the host.
   */
  async look(): Promise<boolean> {
    const { host, queue } = this.#parts;
    const hosted = await host.open().catch(() => undefined);
    if (hosted) await queue.add(() => this.#compare(hosted));
    return hosted !== undefined;
  }

  /** Does something that changes files at the host, and takes that over. */
  async whileDoing<Result>(work: () => Promise<Result>, look: () => Promise<void>): Promise<Result> {
    this.#doing += 1;
    try {
      const result = await work();
      await look();
      return result;
    } finally {
      this.#doing -= 1;
    }
  }

  async #compare(hosted: HostedContent): Promise<void> {
    const { pipeline, holder, saved } = this.#parts;
    const now = new Map(filesOf(hosted).map((file) => [file.file, file]));
    const names = new Set([...now.keys(), ...saved.files]);
    const changed = [...names].filter((file) => now.get(file)?.version !== saved.get(file)?.version);
    const assets = assetsOf(hosted);
    if (assets !== this.#assets) {
      this.#assets = assets;
      await pipeline.open(hosted.content);
      // Opened were the files as they are saved; here some say something else.
      const { texts } = holder.state;
      await pipeline.replace(
        new Map([...new Set([...texts.keys(), ...now.keys()])].map((file) => [file, texts.get(file)])),
      );
      if (changed.length === 0) await this.#parts.refresh();
    }
    if (changed.length > 0) await this.takeOver(changed.map((file) => now.get(file) ?? { file }));
  }

  /** Merges files as they are now with what was made of them here. False where somebody still has to decide. */
  async takeOver(files: readonly OutsideFile[], choices?: readonly ChosenSide[]): Promise<boolean> {
    const { pipeline, holder, saved, coming, came } = this.#parts;
    const { texts } = holder.state;
    const changes: TextChange[] = [];
    const told: Conflict[] = [];
    const conflicts = new Map(holder.state.conflicts.map((conflict) => [conflict.file, conflict]));
    for (const outside of files) {
      const { file, text: theirs } = outside;
      const mine = texts.get(file);
      const merged = await pipeline.merge({ file, base: saved.base(file, theirs), mine, theirs }, choices);
      conflicts.delete(file);
      if ('conflicts' in merged) {
        this.#asked.set(file, outside);
        const { conflicts: places, unread } = merged;
        const asked = holder.state.conflicts.find((conflict) => conflict.file === file);
        const question: Conflict = { file, places, ...(unread && { unread }) };
        conflicts.set(file, isSame(asked, question) ? (asked ?? question) : question);
        if (!asked || questionKey(asked) !== questionKey(question)) told.push(question);
        continue;
      }
      this.#asked.delete(file);
      saved.take(outside);
      if (merged.text !== mine) changes.push({ file, before: mine, after: merged.text });
    }
    coming(changes);
    await pipeline.replace(new Map(changes.map(({ file, after }) => [file, after])));
    holder.set({ conflicts: [...conflicts.values()] });
    this.#parts.compared(files.map(({ file }) => file));
    const name = (file: string) => fileTitle(file, holder.state.choices.pages);
    const names = changes.map(({ file }) => name(file));
    came(changes, `${this.#doing > 0 ? 'Changed with it' : 'Somebody else has changed'}: ${names.join(', ')}`);
    for (const { file, unread } of told) holder.say(unread ? `${unreadWords[unread](name(file)).title}.` : sameWords);
    return !files.some(({ file }) => conflicts.has(file));
  }

  /** Something was changed here: what is asked about is asked anew, of what the files say now. */
  changedHere(): void {
    const { holder, queue } = this.#parts;
    if (holder.state.conflicts.length === 0 || this.#isToAsk) return;
    this.#isToAsk = true;
    void queue.add(async () => {
      this.#isToAsk = false;
      const asked = holder.state.conflicts.flatMap(({ file }) => this.#asked.get(file) ?? []);
      if (asked.length > 0) await this.takeOver(asked);
    });
  }

  /** Decides about a file as it was asked about. Where other words stand there since, these are what is asked: nobody has seen them. */
  async resolve(conflict: Conflict, choices: readonly ChosenSide[]): Promise<boolean> {
    const asked = this.#asked.get(conflict.file);
    if (asked === undefined || !this.#parts.holder.state.conflicts.includes(conflict)) return false;
    return this.takeOver([asked], choices);
  }
}

const sameWords = 'Somebody else, or you in another window, has changed the same words. Choose which of both count.';

/** Why a file can't be merged yet, by the side that can't be read: what is said first, and what becomes of it. */
export const unreadWords: Readonly<Record<Side, (name: string) => { title: string; next: string }>> = {
  theirs: (name) => ({
    title: `The file of “${name}” can’t be read at the moment: somebody is working on it`,
    next: 'What you have changed stays here, not saved yet. Once the file can be read again, both are put together.',
  }),
  mine: (name) => ({
    title: `What you have written in the text of “${name}” can’t be read at the moment`,
    next: 'Somebody else has changed it, too. Both are put together once it can be read.',
  }),
};

/** One question is another where somebody else says something else; what is changed here meanwhile leaves it the same. */
export function questionKey({ file, places, unread }: Conflict): string {
  return JSON.stringify([file, unread, unread ? [] : places.map(({ path, theirs }) => [path, theirs])]);
}

function filesOf({ content, versions }: HostedContent): HostedFile[] {
  const texts = textsOf(content);
  return [...versions].flatMap(([file, version]): HostedFile[] => {
    const text = texts.get(file);
    return text === undefined ? [] : [{ file, text, version }];
  });
}

/** What pages show besides texts, and what is wrong with the folder itself. */
function assetsOf({ content: { media, publicFiles, problems } }: HostedContent): string {
  return JSON.stringify([[...(media ?? [])], [...publicFiles], problems]);
}
