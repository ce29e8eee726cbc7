import type { Notice, StudioState } from './types.ts';

const emptyState: StudioState = {
  status: 'opening',
  page: '',
  look: { showsAbsent: true },
  pageView: undefined,
  pageFile: undefined,
  fileView: undefined,
  selection: { file: '', path: [] },
  inPlace: undefined,
  choices: {
    address: '',
    pages: [],
    languages: [],
    ownLists: [],
    anchors: [],
    placeholders: [],
    facts: [],
    shared: [],
    forms: [],
    inquiryTypes: [],
    pictures: [],
    sectionUses: {},
    downloads: [],
  },
  diagnostics: [],
  siteState: { diagnostics: [], settled: [], entries: 0, topics: [] },
  texts: new Map(),
  unsaved: [],
  saving: 'idle',
  isKept: true,
  undo: undefined,
  redo: undefined,
  travelled: undefined,
  said: [],
  uploads: [],
  refused: undefined,
  notice: undefined,
  savesItself: false,
  conflicts: [],
  drafts: undefined,
};

/** More than this nobody says in one breath: the older ones were read long ago. */
const mostSaid = 5;

/** The state, and who wants to know of it. */
export class StateHolder {
  readonly #listeners = new Set<() => void>();
  #state = emptyState;

  get state(): StudioState {
    return this.#state;
  }

  set(part: Partial<StudioState>): void {
    const isElsewhere = part.page !== undefined && part.page !== this.#state.page;
    this.#state = {
      ...this.#state,
      ...(isElsewhere && { travelled: undefined, ...this.#withoutNotice('until it is read', 'until it is undone') }),
      ...part,
    };
    for (const listener of this.#listeners) listener();
  }

  /** What was told goes with what it speaks of, unless it has to be read. */
  dropNotice(): void {
    this.set(this.#withoutNotice('until it is read'));
  }

  /** Somebody went on to something else: what was refused is of the past, but for what keeps the work from being saved. */
  goOn(part: Partial<StudioState>): void {
    const { saving, status } = this.#state;
    this.set({ ...part, ...(saving !== 'failed' && status === 'ready' && { refused: undefined }) });
  }

  say(words: string): void {
    const { said } = this.#state;
    const count = (said.at(-1)?.count ?? 0) + 1;
    this.set({ said: [...said, { words, count }].slice(-mostSaid) });
  }

  #withoutNotice(...lasting: readonly Notice['lasts'][]): Pick<StudioState, 'notice'> {
    const { notice } = this.#state;
    return { notice: lasting.includes(notice?.lasts) ? notice : undefined };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
