import { pageCalled } from '#kit/model';
import type { EditResult, PageEntry, Pipeline, Plan, TextChange } from '../worker/protocol.ts';
import { History, type KeptHistory } from './history.ts';
import { homeFile } from './home-file.ts';
import { internalError } from './internal-error.ts';
import { Seen } from './seen.ts';
import { isOfPage, pageWith } from './shown-with.ts';
import { isNeedless } from './site-folders.ts';
import type { StateHolder } from './state-holder.ts';
import { textsAfter } from './texts-after.ts';
import type { EditOptions, Selection } from './types.ts';

type Texts = ReadonlyMap<string, string | undefined>;

/** What changing works on. */
type ChangingParts = {
  pipeline: Pipeline;
  holder: StateHolder;
  /** Texts have changed: they are to be kept, saved and shown, and `next` selected once they are. */
  changed: (files: Iterable<string>, next?: Selection) => void;
};

/** Takes changes of texts over: what the person does, with a history of it, and what others do. */
export class Changing {
  readonly #parts: ChangingParts;
  readonly #history = new History();
  readonly seen = new Seen();
  /** How often changes of others were shown in the text pane, which follows the texts at once. */
  #came = 0;
  /** How many steps were told: each is shown by itself, also where the one before is no longer. */
  #told = 0;

  constructor(parts: ChangingParts) {
    this.#parts = parts;
  }

  get came(): number {
    return this.#came;
  }

  seal(): void {
    this.#history.seal();
  }

  /** Makes a change that the worker has the last word on; `taken` is called in the moment in which it counts. */
  async make(ask: () => Promise<EditResult>, options: EditOptions, taken?: () => void): Promise<boolean> {
    const result = await ask().catch((error: unknown): EditResult => ({ refused: internalError(error) }));
    if ('refused' in result) {
      this.refuse(result.refused);
      return false;
    }
    if (result.seen) this.seen.changedHere(result.seen);
    else await this.#showHere(result.changes);
    taken?.();
    this.take(result.changes, options);
    return true;
  }

  /** Takes changed texts over as a step of the history; the worker has them already. */
  take(
    changes: readonly TextChange[],
    { says, aloud = '', group, session, select, undone, isShown }: EditOptions,
  ): void {
    if (changes.length === 0) return;
    const { selection, travelled, notice } = this.#parts.holder.state;
    if (travelled) this.#parts.holder.set({ travelled: undefined });
    if (notice?.lasts === 'until a change') this.#parts.holder.set({ notice: undefined });
    this.#history.note({ says, group, session, changes, before: undone ?? selection, after: select ?? selection });
    this.#show(afterOf(changes), select);
    if (isShown) this.#tell('forth', asSentence(says));
    else if (group === undefined) this.#parts.holder.say(says + aloud);
  }

  get history(): KeptHistory {
    return this.#history.kept;
  }

  /** Goes on with the history that the tab had before it was loaded again; `changes` are those of it that were not saved then. */
  resume(kept: KeptHistory, changes: readonly TextChange[], says: string): void {
    const { holder } = this.#parts;
    this.#history.resume(kept);
    const { undo, redo } = this.#history;
    holder.set({ undo, redo });
    if (changes.length === 0) return;
    this.#show(afterOf(changes));
    holder.say(says);
  }

  /** Takes over what others have changed, which is no step of the history. */
  takeOutside(changes: readonly TextChange[], says: string): void {
    if (changes.length === 0) return;
    this.#came += 1;
    this.#show(afterOf(changes));
    this.#parts.holder.say(says);
  }

  /** One step of the history back or forth. What others have changed since stays; where it is the same, the step does. */
  async travel(way: 'back' | 'forth'): Promise<void> {
    const { holder, pipeline } = this.#parts;
    const { texts, page } = holder.state;
    const travelled = await this.#history[way](texts, (three) => pipeline.merge(three));
    if (!travelled) return;
    if ('contradicts' in travelled) {
      const { undo, redo } = this.#history;
      holder.set({ undo, redo });
      const can = way === 'back' ? 'be undone' : 'be done again';
      this.refuse(`Somebody else has changed the same since, so this can’t ${can} any more: ${travelled.contradicts}`);
      return;
    }
    holder.dropNotice();
    await pipeline.replace(travelled.texts);
    await this.#showHere([...travelled.texts].map(([file, after]) => ({ file, before: texts.get(file), after })));
    const { says, selection } = travelled;
    const elsewhere = this.#pageElsewhere(travelled.texts, selection.file);
    if (elsewhere) holder.set({ page: elsewhere.file, pageView: undefined });
    this.#show(travelled.texts, selection, true);
    const where = elsewhere ? ` on “${pageCalled(elsewhere)}”` : '';
    const told = `${way === 'back' ? 'Undone' : 'Done again'}${where}: ${asSentence(says)}`;
    this.#tell(way, `${told}${this.#whereNow(travelled.texts, page)}`);
  }

  /** Where one is, and why, once the page that was shown is gone with a step. */
  #whereNow(changed: Texts, before: string): string {
    const { page, choices } = this.#parts.holder.state;
    const now = choices.pages.find(({ file }) => file === page);
    const isGone = changed.has(before) && changed.get(before) === undefined;
    return isGone && now ? ` The page you were on is gone with that: you are on “${pageCalled(now)}” now.` : '';
  }

  /** The page that changed texts are seen on, that of `first` above all, where it isn't the one that is shown. */
  #pageElsewhere(changed: Texts, first: string): PageEntry | undefined {
    const { page, choices, texts: before } = this.#parts.holder.state;
    const texts = textsAfter(before, changed);
    const pages = [...changed.keys()].map((file) => [file, pageWith(file, { page, texts, choices })] as const);
    if (changed.has(page)) return undefined;
    const seen = pages.filter(([file]) => texts.has(file));
    const own = seen.find(([file]) => file === first);
    const isHere = pages.some(([, entry]) => entry === undefined || entry.file === page);
    const [, found] = own ?? (isHere ? [] : (seen[0] ?? []));
    return found?.file === page ? undefined : found;
  }

  /** Takes back all that was done last in a session, and forgets it; with words that say so, it can be put back. */
  async abandon(session: string, words: string | undefined): Promise<void> {
    const { holder, pipeline } = this.#parts;
    const { texts } = holder.state;
    const canReturn = words !== undefined;
    const abandoned = await this.#history.abandon(session, canReturn, texts, (three) => pipeline.merge(three));
    // What was offered for it goes with it.
    if (abandoned.size > 0) holder.dropNotice();
    await pipeline.replace(abandoned);
    await this.#showHere([...abandoned].map(([file, after]) => ({ file, before: texts.get(file), after })));
    this.#show(abandoned);
    if (words !== undefined && abandoned.size > 0) this.#tell('back', words);
  }

  #tell(way: 'back' | 'forth', words: string): void {
    const { holder } = this.#parts;
    this.#told += 1;
    holder.set({ travelled: { way, words, count: this.#told } });
    holder.say(words);
  }

  refuse(words: string): void {
    this.#parts.holder.set({ refused: words });
    this.#parts.holder.say(words);
  }

  /** What was changed here is seen too where the screen doesn't show yet what others have changed. */
  async #showHere(changes: readonly TextChange[]): Promise<void> {
    for (const { file, before, after } of changes) {
      if (!this.seen.texts.has(file)) continue;
      const merged = await this.#parts.pipeline.merge({
        file,
        base: before,
        mine: after,
        theirs: this.seen.texts.get(file),
      });
      this.seen.changedHere(new Map([[file, 'text' in merged ? merged.text : after]]));
    }
  }

  /**
   * Shows changed texts. Without `select`, what is selected stays so, or what is about to be. What was selected at another time
   * (`isOld`), or with a page that is gone, is so again only where the page has it.
   */
  #show(changed: Texts, select?: Selection, isOld = false): void {
    const { holder } = this.#parts;
    const { selection: now, pageView } = holder.state;
    const wanted = select ?? now;
    const texts = textsAfter(holder.state.texts, changed);
    const { page: open, choices } = holder.state;
    // A page that is gone leads back to where it was added.
    const its = pageWith(wanted.file, { page: open, texts, choices });
    const page = [open, its?.file ?? ''].find((file) => texts.has(file)) ?? homeFile(texts, choices);
    const isThere = texts.has(wanted.file) || isNeedless(wanted.file);
    // What no page shows fits beside any.
    const isFitting = (page === open && !isOld) || !its || isOfPage(wanted.file, page, texts);
    const selection = isThere && isFitting ? wanted : { file: page, path: [] };
    const { undo, redo } = this.#history;
    // Another page, or another file, is shown at once as what is being opened.
    const isHere = page === open && pageView !== undefined && selection.file === now.file;
    holder.set({ texts, page, undo, redo, refused: undefined, ...(!isHere && { selection }) });
    this.#parts.changed(changed.keys(), isHere && select ? selection : undefined);
  }
}

/** Whether what changes can be seen nowhere: a file that is gone, or one that comes beside the page that is opened. */
export function goesUnseen(changes: Plan['changes']): boolean {
  const isGone = changes.some(({ after }) => after === undefined);
  return isGone || changes.filter(({ before }) => before === undefined).length > 1;
}

function afterOf(changes: readonly TextChange[]): Texts {
  return new Map(changes.map(({ file, after }) => [file, after]));
}

/** Words with a full stop, where they end with no sign of their own. */
function asSentence(words: string): string {
  return /[.!?…][’”]*$/.test(words) ? words : `${words}.`;
}
