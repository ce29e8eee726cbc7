import { messageWords } from '#kit/model';
import type { ContentHost } from '../host/content-host.ts';
import type { EditResult, Look, PageChange, Pipeline, Plan } from '../worker/protocol.ts';
import { areSets } from './are-sets.ts';
import { Changing, goesUnseen } from './changing.ts';
import { type Drafts, noDrafts } from './drafts.ts';
import { firstPlace } from './home-file.ts';
import { type AskedChanges, Keeping } from './keeping.ts';
import { Outside } from './outside.ts';
import { Queue } from './queue.ts';
import { Saved } from './saved.ts';
import { Saving } from './saving.ts';
import { besideItsPage } from './shown-with.ts';
import { isNeedless } from './site-folders.ts';
import { StateHolder } from './state-holder.ts';
import type { EditOptions, Notice, Selection, StudioState, StudioStore } from './types.ts';
import { Uploads } from './uploads.ts';
import { Views } from './views.ts';
import { withSelected } from './with-selected.ts';

type Edits = Parameters<StudioStore['edit']>[0];
type StoreParts = [host: ContentHost, pipeline: Pipeline, drafts?: Drafts, first?: FirstPlace];
/** The place to begin at among these files; nothing where there is none. */
type FirstPlace = (files: Iterable<string>) => Selection | undefined;
type WaitingEdit = { edits: Edits; options: EditOptions; done: Promise<boolean> };

/** The Studio's state on a host and a pipeline. It opens the content by itself, where `first` says; `drafts` outlive it. */
export function createStore(...[host, pipeline, drafts = noDrafts, first]: StoreParts): StudioStore {
  return new Store(host, pipeline, drafts, first);
}

class Store implements StudioStore {
  readonly #pipeline: Pipeline;
  readonly #holder = new StateHolder();
  readonly #changing: Changing;
  readonly #queue = new Queue();
  readonly #views: Views;
  readonly #uploads: Uploads;
  readonly #saved = new Saved();
  readonly #outside: Outside;
  readonly #keeping: Keeping;
  readonly #saving: Saving;
  #waiting: WaitingEdit | undefined;
  /** What was typed last in the text pane and isn't made yet, by its file: the next letter was typed into it. */
  readonly #typed = new Map<string, string>();

  constructor(host: ContentHost, pipeline: Pipeline, drafts: Drafts, first: FirstPlace | undefined) {
    this.#pipeline = pipeline;
    this.#changing = new Changing({
      pipeline,
      holder: this.#holder,
      changed: (files, next) => {
        this.#saving.changed(files);
        this.#outside.changedHere();
        void this.#views.refresh(next);
      },
    });
    this.#views = new Views(this.#holder, pipeline, this.#changing.seen, () => this.#keeping.isAwaiting);
    const shared = { host, pipeline, holder: this.#holder, saved: this.#saved };
    this.#outside = new Outside({
      ...shared,
      queue: this.#queue,
      coming: (changes) => this.#changing.seen.changedOutside(changes),
      came: (changes, says) => this.#changing.takeOutside(changes, says),
      refresh: () => this.#views.refresh(),
      compared: (files) => this.#saving.changed(files),
    });
    this.#keeping = new Keeping({ ...shared, drafts, changing: this.#changing });
    this.#saving = new Saving({
      ...shared,
      queue: this.#queue,
      keeping: this.#keeping,
      outside: this.#outside,
      opened: (home) => this.#firstPage(home, first?.(this.state.texts.keys())),
    });
    this.#uploads = new Uploads({
      host,
      holder: this.#holder,
      look: () => this.#saving.look(),
      refuse: (words) => this.refuse(words),
    });
    void this.#saving.open();
  }

  get state(): StudioState {
    return this.#holder.state;
  }

  subscribe(listener: () => void): () => void {
    return this.#holder.subscribe(listener);
  }

  async openPage(file: string): Promise<void> {
    this.#seal();
    this.#holder.goOn({ page: file, selection: { file, path: [] }, pageView: undefined });
    await this.#views.refresh();
  }

  select(selection: Selection): void {
    const isOtherFile = selection.file !== this.state.selection.file;
    this.#seal();
    this.#holder.goOn(besideItsPage(selection, this.state));
    if (isOtherFile) void this.#views.refresh();
  }

  openInPlace(place: Selection | undefined): void {
    this.#holder.set({ inPlace: place });
  }

  async look(look: Partial<Look>): Promise<void> {
    this.#holder.set({ look: { ...this.state.look, ...look } });
    await this.#views.refresh();
  }

  edit(edits: Edits, options: EditOptions): Promise<boolean> {
    const waiting = this.#waiting;
    // Letters that are typed faster than the worker answers: only what the field says in the end is made.
    const { group } = options;
    if (waiting && group !== undefined && waiting.options.group === group && areSets(edits, waiting.edits)) {
      Object.assign(waiting, { edits, options });
      this.#keeping.asked(waiting);
      return waiting.done;
    }
    const next: WaitingEdit = { edits, options, done: Promise.resolve(false) };
    this.#waiting = next;
    next.done = this.#ask(next, () => {
      if (this.#waiting === next) this.#waiting = undefined;
      return this.#change(() => this.#edit(next.edits), withSelected(next, this.state.selection), next);
    });
    return next.done;
  }

  async setText(file: string, text: string, options: EditOptions): Promise<void> {
    const asked = { edits: [{ file, text }] };
    const [saw, came] = [this.#typed.get(file) ?? this.state.texts.get(file), this.#changing.came];
    this.#typed.set(file, text);
    const make = async (): Promise<EditResult> => {
      if (this.#typed.get(file) === text) this.#typed.delete(file);
      const before = this.state.texts.get(file);
      const isOld = came !== this.#changing.came;
      const merged = isOld ? await this.#pipeline.merge({ file, base: saw, mine: text, theirs: before }) : { text };
      if ('conflicts' in merged)
        return { refused: 'Somebody else has just changed the same lines, so yours were not put over them.' };
      // One that a folder does without goes with the last that it says.
      const after = isNeedless(file) && merged.text?.trim() === '' ? undefined : merged.text;
      if (before === after) return { changes: [] };
      await this.#pipeline.replace(new Map([[file, after]]));
      return { changes: [{ file, before, after }] };
    };
    await this.#ask(asked, () => this.#change(make, options, asked));
  }

  fix(diagnostic: Parameters<StudioStore['fix']>[0]): Promise<boolean> {
    const says = `This was fixed: ${messageWords(diagnostic).message}`;
    return this.#queue.add(() => this.#change(() => this.#pipeline.fix(diagnostic), { says }));
  }

  plan(change: PageChange): Promise<Plan | { refused: string }> {
    return this.#queue.add(() => this.#pipeline.plan(change));
  }

  carryOut(plan: Plan, isShown = goesUnseen(plan.changes)): Promise<boolean> {
    return this.#queue.add(() =>
      this.#change(
        async () => {
          const { texts } = this.state;
          const isOld = plan.changes.some(({ file, before }) => texts.get(file) !== before);
          if (isOld) return { refused: 'Something has changed meanwhile. Look at what this will change once more.' };
          await this.#pipeline.replace(new Map(plan.changes.map(({ file, after }) => [file, after])));
          const changes = plan.changes.map(({ file, before, after }) => ({ file, before, after }));
          const moved = plan.changes.find(({ from }) => from === this.state.page);
          const isGone = plan.changes.some(({ file, after }) => file === this.state.page && after === undefined);
          if (isGone) this.#holder.set({ page: moved?.file ?? '' });
          return { changes };
        },
        { says: plan.says, isShown },
      ),
    );
  }

  viewEarlier(file: string, text: string): ReturnType<StudioStore['viewEarlier']> {
    return this.#queue.add(() => this.#pipeline.viewEarlier(file, text, this.state.look));
  }

  readonly ask: StudioStore['ask'] = (question) => this.#queue.add(() => question(this.#pipeline));

  readonly settled = (): Promise<void> => this.#queue.add(() => Promise.resolve()).then(() => this.#views.settled());
  readonly undo = (): Promise<void> => this.#queue.add(() => this.#changing.travel('back'));
  readonly redo = (): Promise<void> => this.#queue.add(() => this.#changing.travel('forth'));

  abandon(session: string, words?: string): Promise<void> {
    return this.#queue.add(() => this.#changing.abandon(session, words));
  }

  save(): Promise<void> {
    this.#seal();
    return this.#saving.save();
  }

  readonly setSavesItself = (isOn: boolean): void => this.#saving.setSavesItself(isOn);
  readonly resolve: StudioStore['resolve'] = (...decided) => this.#queue.add(() => this.#outside.resolve(...decided));

  readonly takeDrafts = (): Promise<void> => this.#queue.add(() => this.#keeping.takeDrafts());

  dropDrafts(): void {
    this.#keeping.dropDrafts();
  }

  changes(since?: ReadonlyMap<string, string | undefined>): ReturnType<StudioStore['changes']> {
    return this.#queue.add(() => {
      if (since) return this.#pipeline.changes(since);
      const before = this.state.unsaved.map((file) => [file, this.savedText(file)] as const);
      return this.#pipeline.changes(new Map(before));
    });
  }

  savedText(file: string): string | undefined {
    return this.#saved.get(file)?.text;
  }

  upload(...given: Parameters<StudioStore['upload']>): ReturnType<StudioStore['upload']> {
    return this.#uploads.take(...given);
  }

  atHost<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#outside.whileDoing(work, () => this.#saving.look());
  }

  takeLetters(...given: Parameters<StudioStore['takeLetters']>): ReturnType<StudioStore['takeLetters']> {
    return this.#uploads.letters(...given);
  }

  readDocument(...given: Parameters<StudioStore['readDocument']>): ReturnType<StudioStore['readDocument']> {
    return this.#uploads.read(...given);
  }

  removeUpload(name: string): Promise<void> {
    return this.#uploads.remove(name);
  }

  keepUpload(name: string): void {
    this.#uploads.keep(name);
  }

  say(words: string): void {
    this.#holder.say(words);
  }

  notify(notice: Notice | undefined): void {
    this.#holder.set({ notice });
    if (notice) this.#holder.say(notice.words);
  }

  refuse(words: string): void {
    this.#changing.refuse(words);
  }

  close(): void {
    this.#views.close();
    this.#saving.close();
  }

  /** Whatever comes next is a step of its own, once the letters that are still on their way are made. */
  #seal(): void {
    void this.#queue.add(async () => this.#changing.seal());
  }

  /** Does what was typed, which is kept in the browser until it is done. */
  #ask<Result>(asked: AskedChanges, work: () => Promise<Result>): Promise<Result> {
    this.#keeping.asked(asked);
    return this.#queue.add(() =>
      work().finally(() => {
        this.#keeping.made(asked);
        // The screen has waited for it.
        if (this.#changing.seen.texts.size > 0) void this.#views.refresh();
      }),
    );
  }

  /** What was meant for texts that others have changed since, and that the screen still shows as they were, is made of those. */
  #edit(edits: Edits): Promise<EditResult> {
    const { texts } = this.#changing.seen;
    return edits.some(({ file }) => texts.has(file)) ? this.#pipeline.edit(edits, texts) : this.#pipeline.edit(edits);
  }

  #change(make: () => Promise<EditResult>, options: EditOptions, asked?: AskedChanges): Promise<boolean> {
    return this.#changing.make(make, options, () => {
      if (asked) this.#keeping.taken(asked);
    });
  }

  async #firstPage(home: string | undefined, first: Selection | undefined): Promise<void> {
    const start = firstPlace(this.state, home, first);
    if (first && start !== first) this.refuse('The page of this address is not there any more.');
    const { page, selection } = this.state;
    this.#holder.set({ page: page || start.file, selection: selection.file === '' ? start : selection });
    await this.#views.refresh();
    await this.#views.refreshRest();
  }
}
