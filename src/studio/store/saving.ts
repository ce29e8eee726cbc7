import type { ContentHost, WriteResult } from '../host/content-host.ts';
import type { Pipeline, TextChange } from '../worker/protocol.ts';
import type { Draft, Drafts } from './drafts.ts';
import { changeOf, type Outside } from './outside.ts';
import { Queue } from './queue.ts';
import type { Saved } from './saved.ts';
import type { StateHolder } from './state-holder.ts';
import { textsIn } from './texts-in.ts';

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
  drafts: Drafts;
  outside: Outside;
  /** Takes over texts that the worker has already, as a step of the history. */
  take: (changes: readonly TextChange[], says: string) => void;
  /** Called once content is there. */
  opened: (home: string | undefined) => Promise<void>;
};

/** Between the store and the host: opens and saves, and keeps in the browser what isn't saved yet. */
export class Saving {
  readonly #parts: SavingParts;
  /** What the host is asked, one after the other. Changes have a queue of their own: nothing that is typed waits for a host. */
  readonly #asked = new Queue();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = firstRetry;
  #endWatch: () => void = () => undefined;
  #left: readonly Draft[] = [];
  #isClosed = false;

  constructor(parts: SavingParts) {
    this.#parts = parts;
  }

  async open(): Promise<void> {
    const { host, pipeline, holder, saved, opened, drafts, outside } = this.#parts;
    try {
      const hosted = await host.open();
      const { home } = await pipeline.open(hosted.content);
      const texts = textsIn(hosted.content);
      saved.open(texts, hosted);
      outside.opened(hosted);
      this.#left = (await drafts.left()).filter(({ file, text }) => texts.get(file) !== text);
      if (this.#left.length === 0) drafts.forget();
      holder.set({ status: 'ready', texts, drafts: offered(this.#left), refused: undefined });
      this.#endWatch = host.watch(() => void this.look());
      await opened(home);
    } catch (error) {
      holder.set({ status: 'unreachable', refused: error instanceof Error ? error.message : String(error) });
      this.#later(() => void this.open(), this.#nextRetry());
    }
  }

  /** Texts have changed: what is unsaved is told and kept in the browser, and saved if that was wished. */
  changed(files: Iterable<string>): void {
    const { holder, saved } = this.#parts;
    const { texts, savesItself } = holder.state;
    const unsaved = saved.unsaved(texts);
    for (const file of files) this.#keep(file, unsaved.includes(file));
    holder.set({ unsaved });
    if (savesItself && unsaved.length > 0) this.#later(() => void this.save(), savePause);
  }

  setSavesItself(isOn: boolean): void {
    this.#parts.holder.set({ savesItself: isOn });
    if (isOn) this.changed([]);
    else clearTimeout(this.#timer);
  }

  /** Takes over what others have changed. */
  look(): Promise<void> {
    return this.#asked.add(() => this.#parts.outside.look());
  }

  /** Writes every file that differs. What can't be written now is kept, and tried again. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#asked.add(async () => {
      // A file that was changed meanwhile is merged, and written then: seldom, but it may happen more than once.
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) if (await this.#saveOnce()) return;
    });
  }

  /** What earlier Studios had not saved, merged with what the files say now. */
  async takeDrafts(): Promise<void> {
    const { holder, pipeline, take } = this.#parts;
    const changes: TextChange[] = [];
    for (const { file, text, base: first, sent } of this.#left) {
      const before = holder.state.texts.get(file);
      const base = before !== undefined && sent.includes(before) ? before : first;
      const merged = await pipeline.merge({ file, base, mine: text, theirs: before });
      // Where both contradict each other the draft counts: what the file says now is one step back.
      const after = 'conflicts' in merged ? text : merged.text;
      if (after !== before) changes.push(changeOf(file, before, after));
    }
    await pipeline.replace(new Map(changes.map(({ file, after }) => [file, after])));
    take(changes, 'Taken back what had not been saved');
    this.dropDrafts();
  }

  dropDrafts(): void {
    this.#parts.drafts.forget();
    this.#left = [];
    this.#parts.holder.set({ drafts: undefined });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#endWatch();
    this.#parts.drafts.close();
  }

  /** True where there is nothing more to do now. */
  async #saveOnce(): Promise<boolean> {
    const { host, holder, queue, saved, outside } = this.#parts;
    // What was done before is done first.
    const { texts, conflicts } = await queue.add(async () => holder.state);
    const files = saved.unsaved(texts).filter((file) => !conflicts.some((conflict) => conflict.file === file));
    if (files.length === 0) {
      holder.set({ saving: 'idle' });
      return true;
    }
    holder.set({ saving: 'saving' });
    const writes = saved.writes(files, texts);
    for (const file of files) this.#keep(file, true);
    const result = await host.write(writes).catch((): WriteResult | undefined => undefined);
    if (result && 'stale' in result) {
      await queue.add(() => outside.takeOver(result.stale));
      return false;
    }
    if (result && 'written' in result) this.#noteWritten(files, texts, result.written);
    else this.#failed(result?.refused);
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
    this.#retry = firstRetry;
    holder.set({ saving: 'idle' });
    this.changed(files);
    holder.say('Saved.');
  }

  #failed(refused: string | undefined): void {
    const { holder } = this.#parts;
    const reason =
      refused ??
      'The server can’t be reached. Your changes are kept in this browser, and saved as soon as it is there.';
    if (holder.state.refused !== reason) holder.say(reason);
    holder.set({ saving: 'failed', refused: reason });
    if (refused === undefined) this.#later(() => void this.save(), this.#nextRetry());
  }

  #keep(file: string, isUnsaved: boolean): void {
    const { holder, saved, drafts } = this.#parts;
    if (!isUnsaved) {
      drafts.drop(file);
      return;
    }
    const { text: base, version } = saved.get(file) ?? {};
    const isKept = drafts.keep({
      file,
      text: holder.state.texts.get(file),
      base,
      sent: saved.sent(file),
      version,
      at: Date.now(),
    });
    if (!isKept) holder.say('This browser has no room left to keep your changes. Save them now.');
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

function offered(left: readonly Draft[]): { files: string[]; at: number } | undefined {
  if (left.length === 0) return undefined;
  return { files: left.map(({ file }) => file), at: Math.max(...left.map(({ at }) => at)) };
}
