import type { Edit } from '../../content/edit/index.ts';
import { childOf } from '../../model/child-of.ts';
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
    return this.#edit(edit, `${labelOf(value)} was added, ${index + 1} of ${count}.`, index);
  }

  /** Moves a section to where it stands afterwards. Nothing where it can't go there. */
  async move(from: number, to: number): Promise<void> {
    const { length } = this.#page.sections;
    if (from === to || to < 0 || to >= length) return;
    const says = `${this.label(from)} is now ${to + 1} of ${length}.`;
    await this.#edit({ op: 'move', path: sectionsPath, from, to }, says, to);
  }

  duplicate(index: number): Promise<boolean> {
    return this.#edit(
      { op: 'duplicate', path: sectionsPath, index },
      `${this.label(index)} was duplicated.`,
      index + 1,
    );
  }

  remove(index: number): Promise<boolean> {
    const left = this.#page.sections.length - 1;
    return this.#edit(
      { op: 'remove', path: [...sectionsPath, index] },
      `${this.label(index)} was deleted.`,
      left === 0 ? undefined : Math.min(index, left - 1),
    );
  }

  /** Hides a section from visitors, or shows it again. */
  setHidden(index: number, isHidden: boolean): Promise<boolean> {
    const path = [...sectionsPath, index, 'hidden'];
    return isHidden
      ? this.#edit({ op: 'set', path, value: true }, `${this.label(index)} is hidden from visitors now.`, index)
      : this.#edit({ op: 'remove', path }, `${this.label(index)} is shown again.`, index);
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

  #edit(edit: Edit, says: string, index: number | undefined): Promise<boolean> {
    const { file } = this.#page;
    const path = index === undefined ? [] : [...sectionsPath, index];
    return this.#store.edit([{ file, edit }], { says, select: { file, path } });
  }
}
