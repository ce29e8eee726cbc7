import { applyEdit } from '#engine/edit';
import type { Path } from '#kit/model';
import type { StudioState, StudioStore } from '#studio';
import { checker } from './open-store.ts';

/** What an editor may pick from in these tests. */
export const choices: StudioState['choices'] = {
  address: '',
  pages: [{ file: 'pages/home.yaml', path: '/', title: 'Home', when: '', mistakes: 0 }],
  languages: [],
  ownLists: [],
  anchors: [{ address: '/#prices', heading: 'Prices' }],
  placeholders: [{ name: 'facts.faxes', value: '9 of 10' }],
  facts: [{ name: 'faxes', value: '9 of 10', said: [], uses: 6, pages: ['pages/home.yaml'] }],
  sectionUses: {},
  shared: [{ name: 'contact', file: 'pages/_shared/contact.yaml' }],
  forms: [
    { name: 'inquiry', title: 'Write to us', isOwn: false, uses: 0, pages: [] },
    { name: 'visit', title: 'Visit us', isOwn: true, uses: 0, pages: [] },
  ],
  inquiryTypes: [{ key: 'general', label: 'General', uses: 0, pages: [] }],
  pictures: [{ name: 'harbour.jpg' }, { name: 'lamp.jpg' }, { name: '/images/person.svg' }],
  downloads: ['/report.pdf'],
};

type FormStore = Pick<StudioStore, 'state' | 'subscribe' | 'edit' | 'select' | 'say' | 'refuse' | 'notify' | 'fix'> & {
  data: unknown;
  /** What everyone was told not to be possible. */
  refused: readonly string[];
};

/** A store with one page whose section is selected. */
export function formStore(section: unknown): FormStore {
  const data = { title: 'A page', description: 'What it is.', sections: [section] };
  return fileStore({ kind: 'PageSource', data, selected: ['sections', 0] });
}

/** A file, and what of it is selected. */
type OpenFile = { kind: string; data: unknown; selected: Path };

/** A store with one file. Edits are made of its text by the edit engine, at once. */
export function fileStore({ kind, data: before, selected }: OpenFile): FormStore {
  const file = 'pages/page.yaml';
  let data = before;
  let text = JSON.stringify(data, null, 2);
  const listeners = new Set<() => void>();
  const refused: string[] = [];
  let selection: StudioState['selection'] = { file, path: selected, keepsFocus: true };
  const stateOf = (): StudioState =>
    ({
      page: file,
      selection,
      choices,
      diagnostics: [],
      texts: new Map([[file, text]]),
      fileView: { file, kind, data, isUncertain: false, diagnostics: [] },
    }) as unknown as StudioState;
  let state = stateOf();
  const update = () => {
    state = stateOf();
    for (const listener of listeners) listener();
  };
  return {
    get state() {
      return state;
    },
    get data() {
      return data;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: async (edits, { select } = { says: '' }) => {
      for (const { edit } of edits) {
        const applied = applyEdit(text, edit);
        if ('refused' in applied) throw new Error(applied.refused);
        text = applied.text;
      }
      data = JSON.parse(text);
      selection = select ?? selection;
      update();
      return true;
    },
    select: (wanted) => {
      selection = wanted;
      update();
    },
    say: () => undefined,
    refused,
    refuse: (words) => void refused.push(words),
    notify: () => undefined,
    fix: async () => true,
  };
}

/** What the schema of a block says against a section. */
export function problemsOf(type: string, section: unknown): unknown[] {
  return [...checker.checkBlock(type, section).errors];
}
