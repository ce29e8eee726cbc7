import { textsOf } from '#kit/model';
import type { ContentHost, WriteResult } from '../host/content-host.ts';
import type { Pipeline } from '../worker/protocol.ts';
import type { Keeping } from './keeping.ts';
import type { Outside } from './outside.ts';
import { Queue } from './queue.ts';
import type { Saved } from './saved.ts';
import type { StateHolder } from './state-holder.ts';

/** How long after the last change it is saved by itself, in ms. */
const savePause = 1000;
/** How long after a failure the host is asked again, in ms: the longer it fails, the longer. */
const firstRetry = 1000;
const longestRetry = 30_000;

/** What saving works on. */
export type SavingParts = {
  host: ContentHost;
  pipeline: Pipeline;
  holder: StateHolder;
  queue: Queue;
  saved: Saved;
  keeping: Keeping;
  outside: Outside;
  /** Called once content is there. */
  opened: (home: string | undefined) => Promise<void>;
};

/** Between the store and the host: opens and saves. */
export class Saving {
  readonly #parts: SavingParts;
  /** What the host is asked, one after the other. Changes have a queue of their own: nothing that is typed waits for a host. */
  readonly #asked = new Queue();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looksAgain: ReturnType<typeof setTimeout> | undefined;
  #retry = firstRetry;
  #endWatch: () => void = () => undefined;
  /** What was said of the last save, which counts until one succeeds. */
  #problem: string | undefined;
  #isClosed = false;

  constructor(parts: SavingParts) {
    this.#parts = parts;
  }

  async open(): Promise<void> {
    const { host, pipeline, holder, saved, opened, keeping, outside } = this.#parts;
    try {
      const hosted = await host.open();
      const { home } = await pipeline.open(hosted.content);
      const texts = textsOf(hosted.content);
      saved.open(texts, hosted);
      outside.opened(hosted);
      holder.set({ status: 'ready', texts, drafts: await keeping.open(texts), refused: undefined });
      this.#endWatch = host.watch(() => void this.look());
      await opened(home);
    } catch (error) {
      holder.set({ status: 'unreachable', refused: error instanceof Error ? error.message : String(error) });
      this.#later(() => void this.open(), this.#nextRetry());
    }
  }

  /** Texts have changed: what is unsaved is told and kept in the browser, and saved if that was wished. */
  changed(files: Iterable<string>): void {
    const { holder, keeping } = this.#parts;
    const { savesItself } = holder.state;
    holder.set({ unsaved: keeping.unsaved() });
    keeping.changed(files);
    if (savesItself && holder.state.unsaved.length > 0) this.#later(() => void this.save(), savePause);
  }

  setSavesItself(isOn: boolean): void {
    this.#parts.holder.set({ savesItself: isOn });
    if (isOn) this.changed([]);
    else clearTimeout(this.#timer);
  }

  /** Takes over what others have changed. Where the host can't be reached it is asked again: nothing else would tell of it. */
  look(): Promise<void> {
    clearTimeout(this.#looksAgain);
    return this.#asked.add(async () => {
      if ((await this.#parts.outside.look()) || this.#isClosed) return;
      clearTimeout(this.#looksAgain);
      this.#looksAgain = setTimeout(() => void this.look(), firstRetry);
    });
  }

  /** Writes every file that differs. What can't be written now is kept, and tried again. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#asked.add(async () => {
      // A file that was changed meanwhile is merged, and written then: seldom, but it may happen more than once.
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) if (await this.#saveOnce()) return;
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#looksAgain);
    this.#endWatch();
    this.#parts.keeping.close();
  }

  /** True where there is nothing more to do now. */
  async #saveOnce(): Promise<boolean> {
    const { host, holder, queue, saved, keeping, outside } = this.#parts;
    // What was done before is done first.
    const { texts, conflicts } = await queue.add(async () => holder.state);
    const files = saved.unsaved(texts).filter((file) => !conflicts.some((conflict) => conflict.file === file));
    if (files.length === 0) {
      this.#succeeded();
      return true;
    }
    holder.set({ saving: 'saving' });
    const writes = saved.writes(files, texts);
    // That they were sent is kept too.
    keeping.changed(files);
    const result = await host.write(writes).catch((): WriteResult | undefined => undefined);
    if (result && 'stale' in result) {
      await queue.add(() => outside.takeOver(result.stale));
      return false;
    }
    if (result && 'written' in result) this.#noteWritten(files, texts, result.written);
    else this.#failed(result);
    if (result && 'refused' in result) this.#noteRefused(files);
    return true;
  }

  /** The texts are those that were written: meanwhile somebody may have typed on. */
  #noteWritten(
    files: readonly string[],
    texts: ReadonlyMap<string, string>,
    written: ReadonlyMap<string, string>,
  ): void {
    const { holder, saved } = this.#parts;
    for (const file of files) {
      const [text, version] = [texts.get(file), written.get(file)];
      saved.take(text === undefined || version === undefined ? { file } : { file, text, version });
    }
    this.#succeeded();
    this.changed(files);
    holder.say('Saved.');
  }

  /** Nothing was written: what was undone meanwhile is what the host holds. It isn't asked again by itself. */
  #noteRefused(files: readonly string[]): void {
    const { holder, saved, keeping } = this.#parts;
    saved.refused();
    holder.set({ unsaved: keeping.unsaved() });
    keeping.changed(files);
  }

  #succeeded(): void {
    const { holder } = this.#parts;
    const isSolved = this.#problem !== undefined && holder.state.refused === this.#problem;
    this.#retry = firstRetry;
    this.#problem = undefined;
    holder.set({ saving: 'idle', ...(isSolved ? { refused: undefined } : {}) });
  }

  #failed(result: { refused: string; isTriedAgain?: true } | undefined): void {
    const { holder } = this.#parts;
    const reason =
      result?.refused ??
      `The server can’t be reached. ${holder.state.isKept ? 'Your changes are kept in this browser, and' : 'Leave this window open: your changes are'} saved as soon as it is there.`;
    if (holder.state.refused !== reason) holder.say(reason);
    this.#problem = reason;
    holder.set({ saving: 'failed', refused: reason });
    if (!result || result.isTriedAgain) this.#later(() => void this.save(), this.#nextRetry());
  }

  #nextRetry(): number {
    const pause = this.#retry;
    this.#retry = Math.min(2 * pause, longestRetry);
    return pause;
  }

  #later(work: () => void, pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(work, pause);
  }
}

/** How often files are merged and written again that others change in the same moment. */
const mostAttempts = 5;
