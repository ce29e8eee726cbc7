import type { Pipeline } from '../worker/protocol.ts';
import { internalError } from './internal-error.ts';
import type { Seen } from './seen.ts';
import type { StateHolder } from './state-holder.ts';
import type { Selection, StudioState } from './types.ts';

/** How long after the last change what is slow and not urgent is worked out, in ms. */
const idlePause = 400;

/** What is to be selected, in place of what. */
type NextSelection = { from: Selection; to: Selection };

/** Asks the worker for what the screen shows, again after each change: only the newest is wanted. */
export class Views {
  readonly #holder: StateHolder;
  readonly #pipeline: Pipeline;
  readonly #seen: Seen;
  readonly #isAwaiting: () => boolean;
  #wanted = 0;
  /** What waits for the next views. */
  #next: NextSelection | undefined;
  #running: Promise<void> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(holder: StateHolder, pipeline: Pipeline, seen: Seen, isAwaiting: () => boolean) {
    this.#holder = holder;
    this.#pipeline = pipeline;
    this.#seen = seen;
    this.#isAwaiting = isAwaiting;
  }

  /**
   * Resolves once the screen shows what is true now. `next` is selected with it: until then something else may stand there, whose form
   * would be drawn first.
   */
  refresh(next?: Selection): Promise<void> {
    this.#wanted += 1;
    if (next) this.#next = { from: this.#holder.state.selection, to: next };
    this.#running ??= this.#told(this.#run()).finally(() => {
      this.#running = undefined;
    });
    this.#later();
    return this.#running;
  }

  /** Resolves once nothing is asked for that the screen shows. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** What is wrong in all files, and what there is to pick. */
  async refreshRest(): Promise<void> {
    const wanted = this.#wanted;
    while (!(await this.#pipeline.prepare())) if (wanted !== this.#wanted) return;
    const choices = await this.#pipeline.choices();
    if (wanted === this.#wanted) this.#holder.set({ choices });
    const siteState = await this.#pipeline.siteState();
    if (wanted === this.#wanted) this.#holder.set({ siteState, diagnostics: siteState.diagnostics });
  }

  close(): void {
    clearTimeout(this.#idle);
  }

  async #run(): Promise<void> {
    let shown = -1;
    while (shown !== this.#wanted) {
      shown = this.#wanted;
      const { page, look, selection: now, inPlace } = this.#holder.state;
      // Once something else is selected, it is of the past.
      const next = this.#next?.from === now ? this.#next : undefined;
      this.#next = next;
      const selection = next?.to ?? now;
      const { count } = this.#seen;
      const [place, placeOfWords, pageView, pageFile, otherFile] = await Promise.all([
        this.#placeNow(selection),
        inPlace && this.#placeNow(inPlace),
        this.#pipeline.viewPage(page, look),
        this.#pipeline.viewFile(page),
        selection.file === page ? undefined : this.#pipeline.viewFile(selection.file),
      ]);
      const fileView = selection.file === page ? pageFile : otherFile;
      const { state } = this.#holder;
      // Another page was opened meanwhile: its own views come next.
      if (state.page !== page || state.selection.file !== selection.file) continue;
      const isNow = state.selection === now && this.#next === next;
      const views = { pageView, pageFile, fileView };
      if (this.#seen.texts.size === 0) this.#show(isNow ? { ...views, selection } : views);
      // What others have changed meanwhile asks for views again, and so does what was typed into the older texts, which is made first.
      else if (count !== this.#seen.count || this.#isAwaiting()) continue;
      else if (!isNow || state.inPlace !== inPlace) this.#wanted += 1;
      else {
        this.#seen.caughtUp();
        this.#show({ ...views, selection: place, inPlace: placeOfWords });
      }
    }
  }

  #show(views: Partial<StudioState>): void {
    if (views.selection) this.#next = undefined;
    this.#holder.set(views);
  }

  /** Where what is selected, or open, stands once the screen shows what others have changed. */
  async #placeNow(selection: Selection): Promise<Selection> {
    const { file, path, isUnleft = false, keepsFocus = false } = selection;
    const seen = this.#seen.texts.get(file);
    if (seen === undefined) return selection;
    const now = await this.#pipeline.pathNow(file, seen, path);
    return { file, path: now, ...(isUnleft && { isUnleft }), ...(keepsFocus && { keepsFocus }) };
  }

  #later(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#told(this.refreshRest()), idlePause);
  }

  /** What the worker couldn't do is said: the screen shows something older than the texts then. */
  #told(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => this.#holder.set({ refused: internalError(error) }));
  }
}
