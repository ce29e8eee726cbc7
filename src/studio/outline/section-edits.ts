import type { Edit } from '../../content/edit/index.ts';
import { childOf, isFields } from '../../model/child-of.ts';
import type { Path } from '../../model/diagnostic.ts';
import type { StudioStore } from '../store/types.ts';
import { labelOf } from './section-words.ts';

/** The page that is changed: its file and its sections as they are written. */
export type EditedPage = { file: string; sections: readonly unknown[] };

const sectionsPath = ['sections'];

/** What can be done with the sections of a page; each is one step of the history, said aloud, and selects what it has made. */
export class SectionEdits {
  readonly #store: StudioStore;
  readonly #page: EditedPage;

  constructor(store: StudioStore, page: EditedPage) {
    this.#store = store;
    this.#page = page;
  }

  /** Puts a section where another stands now, or at the end. `text` is its YAML, comments and all. */
  insert(index: number, value: unknown, text?: string): Promise<boolean> {
    const edit: Edit = { op: 'insert', path: sectionsPath, index, value, ...(text === undefined ? {} : { text }) };
    const count = this.#page.sections.length + 1;
    const says = `${labelOf(value)} was added, ${index + 1} of ${count}.`;
    return this.#edit([edit, ...this.#withoutTakenIds(value, index)], says, index);
  }

  /** Moves a section to where it stands afterwards. Nothing where it can't go there. */
  async move(from: number, to: number): Promise<void> {
    const { length } = this.#page.sections;
    if (from === to || to < 0 || to >= length) return;
    const says = `${this.label(from)} is now ${to + 1} of ${length}.`;
    await this.#edit([{ op: 'move', path: sectionsPath, from, to }], says, to);
  }

  duplicate(index: number): Promise<boolean> {
    const edit: Edit = { op: 'duplicate', path: sectionsPath, index };
    const own = this.#withoutTakenIds(this.#page.sections[index], index + 1);
    return this.#edit([edit, ...own], `${this.label(index)} was duplicated.`, index + 1);
  }

  remove(index: number): Promise<boolean> {
    const left = this.#page.sections.length - 1;
    return this.#edit(
      [{ op: 'remove', path: [...sectionsPath, index] }],
      `${this.label(index)} was deleted.`,
      left === 0 ? undefined : Math.min(index, left - 1),
    );
  }

  /** Hides a section from visitors, or shows it again. */
  setHidden(index: number, isHidden: boolean): Promise<boolean> {
    const path = [...sectionsPath, index, 'hidden'];
    return isHidden
      ? this.#edit([{ op: 'set', path, value: true }], `${this.label(index)} is hidden from visitors now.`, index)
      : this.#edit([{ op: 'remove', path }], `${this.label(index)} is shown again.`, index);
  }

  /** Leads to the field with the day from which visitors see a section, whether it is there already or not. */
  askWhen(index: number): void {
    this.#store.select({ file: this.#page.file, path: [...sectionsPath, index, 'from'] });
  }

  isHidden(index: number): boolean {
    return childOf(this.#page.sections[index], 'hidden') === true;
  }

  label(index: number): string {
    return labelOf(this.#page.sections[index]);
  }

  /** Takes from a section at `index` the ids that the page has already: links lead to the one that had them first. */
  #withoutTakenIds(section: unknown, index: number): Edit[] {
    const taken = new Set(this.#page.sections.flatMap((each) => idsIn(each, []).map(({ id }) => id)));
    const doubles = idsIn(section, [...sectionsPath, index]).filter(({ id }) => taken.has(id));
    return doubles.map(({ path }) => ({ op: 'remove', path }));
  }

  #edit(edits: readonly Edit[], says: string, index: number | undefined): Promise<boolean> {
    const { file } = this.#page;
    const path = index === undefined ? [] : [...sectionsPath, index];
    return this.#store.edit(
      edits.map((edit) => ({ file, edit })),
      { says, select: { file, path } },
    );
  }
}

/** The ids of a section and of those inside of it, with their paths. */
function idsIn(section: unknown, path: Path): { id: unknown; path: Path }[] {
  const own =
    isFields(section) && 'type' in section && 'id' in section ? [{ id: section['id'], path: [...path, 'id'] }] : [];
  if (typeof section !== 'object' || section === null) return own;
  const entries: [string | number, unknown][] = Array.isArray(section)
    ? section.map((entry, index) => [index, entry])
    : Object.entries(section);
  return [...own, ...entries.flatMap(([step, value]) => idsIn(value, [...path, step]))];
}
