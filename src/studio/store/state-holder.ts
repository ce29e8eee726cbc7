import type { StudioState } from './types.ts';

const emptyState: StudioState = {
  status: 'opening',
  page: '',
  look: { showsAbsent: true },
  pageView: undefined,
  pageFile: undefined,
  fileView: undefined,
  selection: { file: '', path: [] },
  choices: {
    pages: [],
    anchors: [],
    facts: [],
    shared: [],
    forms: [],
    inquiryTypes: [],
    pictures: [],
    sectionUses: {},
    downloads: [],
  },
  diagnostics: [],
  texts: new Map(),
  unsaved: [],
  saving: 'idle',
  isKept: true,
  undo: undefined,
  redo: undefined,
  said: { words: '', count: 0 },
  refused: undefined,
  savesItself: false,
  conflicts: [],
  drafts: undefined,
};

/** The state, and who wants to know of it. */
export class StateHolder {
  readonly #listeners = new Set<() => void>();
  #state = emptyState;

  get state(): StudioState {
    return this.#state;
  }

  set(part: Partial<StudioState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  say(words: string): void {
    this.set({ said: { words, count: this.#state.said.count + 1 } });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
