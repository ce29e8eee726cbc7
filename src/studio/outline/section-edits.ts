import type { Edit } from '../../content/edit/index.ts';
import { childOf, isFields } from '../../model/child-of.ts';
import type { Path } from '../../model/diagnostic.ts';
import { isDay, resolve, sectionSchema } from '../form/schema.ts';
import type { StudioStore } from '../store/types.ts';
import { keepCopied } from './copied-section.ts';
import { isTop, topProblem } from './page-top.ts';
import { sectionLabel } from './section-words.ts';

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

  /** Puts a section where another stands now, or at the end; never above the top of the page. `text` is its YAML, comments and all. */
  insert(wanted: number, value: unknown, text?: string): Promise<boolean> {
    const { sections } = this.#page;
    const index = wanted === 0 && isTop(sections[0]) && !isTop(value) ? 1 : wanted;
    const edit: Edit = { op: 'insert', path: sectionsPath, index, value, ...(text === undefined ? {} : { text }) };
    const says = `${sectionLabel(value)} was added, ${index + 1} of ${sections.length + 1}.`;
    return this.#change(
      sections.toSpliced(index, 0, value),
      [...this.#listItself(), edit, ...this.#withoutTakenIds(value, index)],
      says,
      index,
    );
  }

  /** Keeps a section for any page, as it is written. */
  async copy(index: number): Promise<void> {
    const entry = await this.#store.entry(this.#page.file, [...sectionsPath, index]);
    if (!entry) return;
    keepCopied(entry);
    this.#store.say(`${sectionLabel(entry.value)} is copied. It can be pasted on any page.`);
  }

  /** Moves a section to where it stands afterwards. Nothing where it can't go there. */
  async move(from: number, to: number): Promise<void> {
    const { length } = this.#page.sections;
    if (from === to || to < 0 || to >= length) return;
    const says = `${this.label(from)} is now ${to + 1} of ${length}.`;
    await this.#change(this.#moved(from, to), [{ op: 'move', path: sectionsPath, from, to }], says, to);
  }

  /** Whether a section may go there. */
  canMove(from: number, to: number): boolean {
    const { sections } = this.#page;
    return to >= 0 && to < sections.length && topProblem(sections, this.#moved(from, to)) === undefined;
  }

  duplicate(index: number): Promise<boolean> {
    const { sections } = this.#page;
    const says = `${this.label(index)} was duplicated.`;
    const edit: Edit = { op: 'duplicate', path: sectionsPath, index };
    const own = this.#withoutTakenIds(sections[index], index + 1);
    return this.#change(sections.toSpliced(index, 0, sections[index]), [edit, ...own], says, index + 1);
  }

  remove(index: number): Promise<boolean> {
    const { sections } = this.#page;
    const left = sections.length - 1;
    const edit: Edit = { op: 'remove', path: [...sectionsPath, index] };
    const next = left === 0 ? undefined : Math.min(index, left - 1);
    return this.#change(sections.toSpliced(index, 1), [edit], `${this.label(index)} was deleted.`, next);
  }

  /** Why a section can't be copied or deleted here; nothing for most. */
  problems(index: number): { duplicate: string | undefined; remove: string | undefined } {
    const { sections } = this.#page;
    return {
      duplicate: topProblem(sections, sections.toSpliced(index, 0, sections[index])),
      remove: topProblem(sections, sections.toSpliced(index, 1)),
    };
  }

  /** Hides a section from visitors, or shows it again. */
  setHidden(index: number, isHidden: boolean): Promise<boolean> {
    const path = [...sectionsPath, index, 'hidden'];
    return isHidden
      ? this.#edit([{ op: 'set', path, value: true }], `${this.label(index)} is hidden from visitors now.`, index)
      : this.#edit([{ op: 'remove', path }], `${this.label(index)} is shown again.`, index);
  }

  /** Leads to the field with the day from which visitors see a section, or until which, whether it is there already or not. */
  askWhen(index: number, field: 'from' | 'until'): void {
    this.#store.select({ file: this.#page.file, path: [...sectionsPath, index, field] });
  }

  /** Whether a section may have a day of its own there: some kinds have a figure of that name. */
  mayHaveDay(index: number, field: 'from' | 'until'): boolean {
    const { properties } = sectionSchema(childOf(this.#page.sections[index], 'type')) ?? {};
    return properties?.[field] !== undefined && isDay(resolve(properties[field]));
  }

  isHidden(index: number): boolean {
    return childOf(this.#page.sections[index], 'hidden') === true;
  }

  label(index: number): string {
    return sectionLabel(this.#page.sections[index]);
  }

  /** Takes from a section at `index` the ids that the page has already: links lead to the one that had them first. */
  #withoutTakenIds(section: unknown, index: number): Edit[] {
    const taken = new Set(this.#page.sections.flatMap((each) => idsIn(each, []).map(({ id }) => id)));
    const doubles = idsIn(section, [...sectionsPath, index]).filter(({ id }) => taken.has(id));
    return doubles.map(({ path }) => ({ op: 'remove', path }));
  }

  /** A page that says nothing of sections yet gets their list first. */
  #listItself(): Edit[] {
    if (this.#page.sections.length > 0) return [];
    const list = childOf(this.#store.state.pageFile?.data, 'sections') ?? undefined;
    return list === undefined ? [{ op: 'set', path: sectionsPath, value: [] }] : [];
  }

  #moved(from: number, to: number): unknown[] {
    const { sections } = this.#page;
    return sections.toSpliced(from, 1).toSpliced(to, 0, sections[from]);
  }

  /** Makes edits, unless what the sections would be then is no page. */
  async #change(
    after: readonly unknown[],
    edits: readonly Edit[],
    says: string,
    index: number | undefined,
  ): Promise<boolean> {
    const problem = topProblem(this.#page.sections, after);
    if (problem === undefined) return this.#edit(edits, says, index);
    this.#store.refuse(problem);
    return false;
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
