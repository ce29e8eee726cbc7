import type { Pipeline, TextChange, ThreeTexts } from '../worker/protocol.ts';
import type { Changing } from './changing.ts';
import type { Drafts, FileChange, Left } from './drafts.ts';
import type { KeptHistory } from './history.ts';
import type { Saved } from './saved.ts';
import type { StateHolder } from './state-holder.ts';
import type { StudioState } from './types.ts';

/** Changes that the worker was asked to make; more may be added while they wait. */
export type AskedChanges = { readonly edits: readonly FileChange[] };

type KeepingParts = {
  drafts: Drafts;
  pipeline: Pipeline;
  holder: StateHolder;
  saved: Saved;
  /** Takes over texts that the worker has already. */
  changing: Changing;
};

/** Keeps in the browser what isn't saved yet, at once, and offers what earlier Studios have left there. */
export class Keeping {
  readonly #parts: KeepingParts;
  /** What a tab that is killed in this moment would not have made yet. */
  readonly #onTheirWay = new Map<AskedChanges, number>();
  #lastAsked = 0;
  #lastMade = 0;
  /** The files that the browser has no room for. */
  readonly #unkept = new Set<string>();
  #left: readonly Left[] = [];
  /** The history of this tab before it was loaded again, as long as it is open what becomes of its changes. */
  #history: KeptHistory | undefined;

  constructor(parts: KeepingParts) {
    this.#parts = parts;
  }

  /** What earlier Studios have left that isn't what the files say. */
  async open(texts: ReadonlyMap<string, string>): Promise<StudioState['drafts']> {
    const { drafts, changing } = this.#parts;
    this.#history = drafts.history(() => this.#history ?? changing.history);
    this.#left = (await drafts.left()).map(withoutMade).filter((left) => newsIn(left, texts).length > 0);
    if (this.#left.length === 0) {
      drafts.forget();
      this.#resume([]);
    }
    return offered(this.#left, texts);
  }

  /** True while the worker was asked for a change that isn't made yet. */
  get isAwaiting(): boolean {
    return this.#onTheirWay.size > 0;
  }

  /** Texts have changed, or were saved. */
  changed(files: Iterable<string>): void {
    for (const file of files) this.#keep(file);
    this.#tell();
  }

  /** The files that differ from what is saved, or will once what is on its way is made, sorted. */
  unsaved(): string[] {
    const { holder, saved } = this.#parts;
    const awaited = [...this.#onTheirWay.keys()].flatMap(filesOf);
    return [...new Set([...saved.unsaved(holder.state.texts), ...awaited])].sort();
  }

  /** Something is asked of the worker, or more than before: it is kept until it is made, and isn't saved from now on. */
  asked(asked: AskedChanges): void {
    const { holder } = this.#parts;
    if (!this.#onTheirWay.has(asked)) {
      this.#lastAsked += 1;
      this.#onTheirWay.set(asked, this.#lastAsked);
    }
    const files = filesOf(asked).filter((file) => !holder.state.unsaved.includes(file));
    if (files.length > 0) holder.set({ unsaved: this.unsaved() });
    // What it is made from is kept with it.
    this.changed(files);
    this.#keepPending();
  }

  /**
   * Its texts are taken over in this moment. A draft that is kept from now on says so: a tab that is killed before the change is
   * no longer pending would make it twice, and to move or delete an entry twice is something else.
   */
  taken(asked: AskedChanges): void {
    this.#lastMade = this.#onTheirWay.get(asked) ?? this.#lastMade;
  }

  /** It is made, or was refused. */
  made(asked: AskedChanges): void {
    this.#onTheirWay.delete(asked);
    this.#keepPending();
    const { holder, saved } = this.#parts;
    const isSaved = (file: string) => !this.#isAwaited(file) && !saved.isUnsaved(file, holder.state.texts.get(file));
    const files = filesOf(asked).filter(isSaved);
    if (files.length > 0) holder.set({ unsaved: this.unsaved() });
    this.changed(files);
  }

  /** What earlier Studios had not saved, merged with what the files say now: each of them is a step of the history. */
  async takeDrafts(): Promise<void> {
    for (const left of this.#left) await this.#takeLeft(left);
    this.dropDrafts();
  }

  dropDrafts(): void {
    this.#parts.drafts.forget();
    this.#left = [];
    this.#history = undefined;
    this.#parts.holder.set({ drafts: undefined });
  }

  close(): void {
    this.#parts.drafts.close();
  }

  async #takeLeft({ drafts, pending }: Left): Promise<void> {
    const { holder, pipeline, changing } = this.#parts;
    const texts = new Map(drafts.map(({ file, text }) => [file, text]));
    await pipeline.replace(texts);
    for (const one of pending) {
      const made = 'text' in one ? { changes: [{ file: one.file, after: one.text }] } : await pipeline.edit([one]);
      // What is refused now was refused then.
      if ('changes' in made) for (const { file, after } of made.changes) texts.set(file, after);
    }
    const changes: TextChange[] = [];
    for (const { file, base: first, sent } of drafts) {
      const [before, mine] = [holder.state.texts.get(file), texts.get(file)];
      const base = before !== undefined && sent.includes(before) ? before : first;
      const after = await this.#putTogether({ file, base, mine, theirs: before });
      texts.set(file, after);
      if (after !== before) changes.push({ file, before, after });
    }
    await pipeline.replace(texts);
    if (!this.#resume(changes)) changing.take(changes, { says: takenBack });
  }

  /** What a draft and a file say together. In places where both contradict each other the draft counts: what the file says is one step back. */
  async #putTogether(three: ThreeTexts): Promise<string | undefined> {
    const { pipeline } = this.#parts;
    const merged = await pipeline.merge(three);
    if (!('conflicts' in merged)) return merged.text;
    const chosen = await pipeline.merge(
      three,
      merged.conflicts.map(({ path }) => ({ path, side: 'mine' })),
    );
    return 'conflicts' in chosen ? three.mine : chosen.text;
  }

  /** Goes on with the history, if there is one that ends with these changes and nothing was done since. */
  #resume(changes: readonly TextChange[]): boolean {
    const { changing, holder } = this.#parts;
    const kept = this.#history;
    const isUntouched = holder.state.undo === undefined && holder.state.redo === undefined;
    if (!kept || !isUntouched || !changes.every(({ file, after }) => endsWith(kept, file, after))) return false;
    this.#history = undefined;
    changing.resume(kept, changes, takenBack);
    return true;
  }

  #keep(file: string): void {
    const { holder, saved, drafts } = this.#parts;
    if (!holder.state.unsaved.includes(file) && !this.#isAwaited(file)) {
      drafts.drop(file);
      this.#unkept.delete(file);
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
      made: this.#lastMade,
    });
    if (isKept) this.#unkept.delete(file);
    else this.#unkept.add(file);
  }

  #keepPending(): void {
    const changes = [...this.#onTheirWay].flatMap(([{ edits }, number]) => edits.map((edit) => ({ ...edit, number })));
    this.#parts.drafts.keepPending(changes);
  }

  #isAwaited(file: string): boolean {
    return [...this.#onTheirWay.keys()].some((asked) => filesOf(asked).includes(file));
  }

  #tell(): void {
    const { holder } = this.#parts;
    const isKept = this.#unkept.size === 0;
    if (holder.state.isKept && !isKept)
      holder.say('This browser has no room left to keep your changes. Save them now.');
    if (holder.state.isKept !== isKept) holder.set({ isKept });
  }
}

const takenBack = 'What had not been saved was taken back';

/** Whether the last that a history knows of a file is this text. */
function endsWith({ past, future }: KeptHistory, file: string, text: string | undefined): boolean {
  const last = past.flatMap(({ files }) => files).findLast((one) => one.file === file);
  const next = future.flatMap(({ files }) => files).findLast((one) => one.file === file);
  return (last !== undefined && last.after === text) || (next !== undefined && next.before === text);
}

function filesOf({ edits }: AskedChanges): string[] {
  return [...new Set(edits.map(({ file }) => file))];
}

/** Without the changes that its drafts hold already. */
function withoutMade({ drafts, pending }: Left): Left {
  const made = new Map(drafts.map((draft) => [draft.file, draft.made]));
  return { drafts, pending: pending.filter(({ file, number }) => number > (made.get(file) ?? 0)) };
}

/** The files that a Studio has left and that say something else, or were about to. */
function newsIn({ drafts, pending }: Left, texts: ReadonlyMap<string, string>): string[] {
  return drafts
    .filter(({ file, text }) => texts.get(file) !== text || pending.some((one) => one.file === file))
    .map(({ file }) => file);
}

function offered(left: readonly Left[], texts: ReadonlyMap<string, string>): StudioState['drafts'] {
  if (left.length === 0) return undefined;
  const files = new Set(left.flatMap((one) => newsIn(one, texts)));
  return { files: [...files], at: Math.max(...left.flatMap(({ drafts }) => drafts.map(({ at }) => at))) };
}
