import type { ContentHost } from '../host/content-host.ts';
import type { StateHolder } from './state-holder.ts';
import type { StudioStore } from './types.ts';

type UploadsParts = {
  host: ContentHost;
  holder: StateHolder;
  /** Takes over what has come to the host. */
  look: () => Promise<void>;
  refuse: (words: string) => void;
};

const unreachable = { refused: 'The server can’t be reached. Try it again in a moment.' };

/** The pictures that are sent, and those of them that somebody wants to be rid of again. */
export class Uploads {
  readonly #parts: UploadsParts;

  constructor(parts: UploadsParts) {
    this.#parts = parts;
  }

  async take(...[name, bytes, place]: Parameters<StudioStore['upload']>): ReturnType<StudioStore['upload']> {
    const { host, holder, look } = this.#parts;
    const taken = await host.upload(name, bytes).catch(() => unreachable);
    if ('refused' in taken) return taken;
    await look();
    await place(taken.name);
    if (taken.isNew) holder.set({ uploads: [...holder.state.uploads, taken.name] });
    return taken;
  }

  async letters(asked: Parameters<StudioStore['takeLetters']>[0]): ReturnType<StudioStore['takeLetters']> {
    const taken = await asked.catch(() => unreachable);
    if (!('refused' in taken)) await this.#parts.look();
    return taken;
  }

  /** A document is sent, too; nothing of it stays. */
  read(...given: Parameters<StudioStore['readDocument']>): ReturnType<StudioStore['readDocument']> {
    return this.#parts.host.readDocument(...given).catch(() => unreachable);
  }

  async remove(name: string): Promise<void> {
    const { host, holder, look, refuse } = this.#parts;
    const problem = await host.removeUpload(name).catch(() => unreachable);
    if (problem) return refuse(problem.refused);
    this.keep(name);
    holder.say(`The picture ${name} was removed.`);
    await look();
  }

  keep(name: string): void {
    const { holder } = this.#parts;
    holder.set({ uploads: holder.state.uploads.filter((other) => other !== name) });
  }
}
