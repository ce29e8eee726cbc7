import type { ContentHost } from '../host/content-host.ts';
import type { Pipeline, TextChange } from '../worker/protocol.ts';
import type { Queue } from './queue.ts';
import type { Saved } from './saved.ts';
import type { StateHolder } from './state-holder.ts';

/** How long after the last change it is saved by itself, in ms. */
const savePause = 1000;
/** How long after a failure the host is asked again, in ms. */
const retryPause = 3000;

/** What saving works on. */
export type SavingParts = {
  host: ContentHost;
  pipeline: Pipeline;
  holder: StateHolder;
  queue: Queue;
  saved: Saved;
  /** Takes over texts that the worker has already. */
  take: (changes: readonly TextChange[], says: string) => void;
  /** Called once content is there. */
  opened: (home: string | undefined) => Promise<void>;
};

/** Between the store and the host: opens, saves, and takes over what others change. */
export class Saving {
  readonly #parts: SavingParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endWatch: () => void = () => undefined;

  constructor(parts: SavingParts) {
    this.#parts = parts;
  }

  async open(): Promise<void> {
    const { host, pipeline, holder, saved, opened } = this.#parts;
    try {
      const hosted = await host.open();
      const { home } = await pipeline.open(hosted.content);
      const texts = textsOf(hosted.content);
      saved.open(texts, hosted);
      holder.set({ status: 'ready', texts });
      await opened(home);
    } catch {
      holder.set({ status: 'unreachable' });
      this.#timer = setTimeout(() => void this.open(), retryPause);
    }
  }

  /** Something has changed: what is unsaved is told, and saved if that was wished. */
  changed(): void {
    const { holder, saved } = this.#parts;
    holder.set({ unsaved: saved.unsaved(holder.state.texts) });
    if (holder.state.savesItself) this.#saveIn(savePause);
  }

  setSavesItself(isOn: boolean): void {
    this.#parts.holder.set({ savesItself: isOn });
    if (isOn) this.#saveIn(savePause);
    else clearTimeout(this.#timer);
  }

  /** Writes every file that differs. What can't be written now is kept. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#parts.queue.add(() => this.#save());
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#endWatch();
  }

  async #save(): Promise<void> {
    const { host, holder, saved } = this.#parts;
    const { texts } = holder.state;
    const files = saved.unsaved(texts);
    if (files.length === 0) return holder.set({ saving: 'idle' });
    holder.set({ saving: 'saving' });
    const result = await host.write(saved.writes(files, texts)).catch(() => undefined);
    if (result && 'written' in result) {
      for (const file of files) {
        const [text, version] = [texts.get(file), result.written.get(file)];
        saved.take(text === undefined || version === undefined ? { file } : { file, text, version });
      }
      holder.set({ saving: 'idle', unsaved: saved.unsaved(holder.state.texts) });
      return holder.say('Saved.');
    }
    holder.set({ saving: 'failed', ...(result && 'refused' in result ? { refused: result.refused } : {}) });
  }

  #saveIn(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), pause);
  }
}

function textsOf({
  pages,
  shared,
  site,
  facts,
  theme,
  overlays = [],
}: Parameters<Pipeline['open']>[0]): Map<string, string> {
  const ofLanguages = overlays.flatMap((overlay) => [...overlay.shared, overlay.site, overlay.facts]);
  const all = [...pages, ...shared, ...[site, facts, theme, ...ofLanguages].flatMap((source) => source ?? [])];
  return new Map(all.map(({ file, text }) => [file, text]));
}
