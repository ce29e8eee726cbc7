import type { Edit } from '#engine/edit';
import { childOf, isFields, type Path, valueAt } from '#kit/model';
import { conversionEdits } from '../convert/conversion-edits.ts';
import type { Conversion } from '../convert/convert-section.ts';
import { type Filled, figuresOf, placeholdersIn } from '../form/figures.ts';
import { isDay, resolve, sectionSchema, sectionTitle } from '../form/schema.ts';
import type { StudioStore } from '../store/types.ts';
import { keepCopied } from './copied-section.ts';
import { isTop, topProblem } from './page-top.ts';
import { isInside, type SectionList } from './section-list.ts';
import { sectionLabel } from './section-words.ts';

/**
 * What can be done with the sections of a list; each is one step of the history and said aloud. It selects what it has made,
 * unless the list is shown in a form of something else, which `stays`.
 */
export class SectionEdits {
  readonly #store: StudioStore;
  readonly #list: SectionList;
  readonly #stays: boolean;
  readonly #sections: readonly unknown[];

  constructor(store: StudioStore, list: SectionList, { stays = false } = {}) {
    this.#store = store;
    this.#list = list;
    this.#stays = stays;
    const sections = valueAt(list.data, list.path);
    this.#sections = Array.isArray(sections) ? sections : [];
  }

  get count(): number {
    return this.#sections.length;
  }

  /** Puts a section where another stands now, or at the end; never above the top of the page. `text` is its YAML, comments and all; what it needs in other files, `others`, comes in the same step. */
  insert(wanted: number, value: unknown, text?: string, others: FileEdits = []): Promise<boolean> {
    const sections = this.#sections;
    const index = wanted === 0 && isTop(sections[0]) && !isTop(value) ? 1 : wanted;
    const edit: Edit = { op: 'insert', path: this.#list.path, index, value, ...(text === undefined ? {} : { text }) };
    const says = `${sectionLabel(value, this.#filled)} was added`;
    const aloud = `, ${index + 1} of ${sections.length + 1}.`;
    return this.#change(
      sections.toSpliced(index, 0, value),
      [...this.#listItself(), edit, ...this.#withoutTakenIds(value, index)],
      says,
      index,
      { isAdded: true, aloud, others },
    );
  }

  /** Puts new sections one below the other, in one step. */
  insertAll(wanted: number, values: readonly unknown[]): Promise<boolean> {
    const [first, ...others] = values;
    if (others.length === 0) return this.insert(wanted, first);
    const sections = this.#sections;
    const index = wanted === 0 && isTop(sections[0]) ? 1 : wanted;
    const { path } = this.#list;
    const edits = values.map((value, at): Edit => ({ op: 'insert', path, index: index + at, value }));
    const says = `${values.length} sections were added`;
    return this.#change(sections.toSpliced(index, 0, ...values), [...this.#listItself(), ...edits], says, index, {
      isAdded: true,
      aloud: `, the first is ${index + 1} of ${sections.length + values.length}.`,
    });
  }

  /** Keeps a section for any page, as it is written. */
  async copy(index: number): Promise<void> {
    const entry = await this.#store.ask((asked) => asked.entry(this.#list.file, [...this.#list.path, index]));
    if (!entry) return;
    const label = sectionLabel(entry.value, this.#filled);
    keepCopied(entry, label);
    this.#store.say(`${label} is copied. It can be pasted on any page, in this window or another.`);
  }

  /** Moves a section to where it stands afterwards. Nothing where it can't go there. */
  async move(from: number, to: number): Promise<void> {
    const { length } = this.#sections;
    if (from === to || to < 0 || to >= length) return;
    const says = `${this.label(from)} was moved`;
    await this.#change(this.#moved(from, to), [{ op: 'move', path: this.#list.path, from, to }], says, to, {
      was: from,
      aloud: ` to ${to + 1} of ${length}.`,
    });
  }

  /** Whether a section may go there. */
  canMove(from: number, to: number): boolean {
    return to >= 0 && to < this.#sections.length && this.#problem(this.#moved(from, to)) === undefined;
  }

  duplicate(index: number): Promise<boolean> {
    const sections = this.#sections;
    const says = `${this.label(index)} was duplicated.`;
    const edit: Edit = { op: 'duplicate', path: this.#list.path, index };
    const own = this.#withoutTakenIds(sections[index], index + 1);
    return this.#change(sections.toSpliced(index, 0, sections[index]), [edit, ...own], says, index + 1, {
      was: index,
      isAdded: true,
    });
  }

  remove(index: number): Promise<boolean> {
    const sections = this.#sections;
    const left = sections.length - 1;
    const edit: Edit = { op: 'remove', path: [...this.#list.path, index] };
    const next = left === 0 ? undefined : Math.min(index, left - 1);
    return this.#change(sections.toSpliced(index, 1), [edit], `${this.label(index)} was deleted.`, next, {
      was: index,
      isShown: true,
    });
  }

  /** Makes a section another kind, as `conversion` has it; what it was may stay below it, hidden from visitors. */
  change(index: number, conversion: Conversion, keepsCopy: boolean): Promise<boolean> {
    const { path } = this.#list;
    const copy: Edit[] = keepsCopy
      ? [
          { op: 'duplicate', path, index },
          { op: 'set', path: [...path, index + 1, 'hidden'], value: true },
          ...idsIn(this.#sections[index], [...path, index + 1]).map(
            ({ path: id }): Edit => ({ op: 'remove', path: id }),
          ),
        ]
      : [];
    const edits = conversionEdits(this.#sections[index], [...path, index], conversion);
    return this.#edit([...copy, ...edits], `${this.label(index)} was made “${sectionTitle(conversion.type)}”.`, index);
  }

  /** A section as it is written, and where that is. */
  at(index: number): { file: string; path: Path; section: unknown } {
    const { file, path } = this.#list;
    return { file, path: [...path, index], section: this.#sections[index] };
  }

  /** Why a section can't be copied or deleted here; nothing for most. */
  problems(index: number): { duplicate: string | undefined; remove: string | undefined } {
    const sections = this.#sections;
    return {
      duplicate: this.#problem(sections.toSpliced(index, 0, sections[index])),
      remove: this.#problem(sections.toSpliced(index, 1)),
    };
  }

  /** Hides a section from visitors, or shows it again. */
  setHidden(index: number, isHidden: boolean): Promise<boolean> {
    const path = [...this.#list.path, index, 'hidden'];
    return isHidden
      ? this.#edit([{ op: 'set', path, value: true }], `${this.label(index)} was hidden from visitors.`, index)
      : this.#edit([{ op: 'remove', path }], `${this.label(index)} was shown again.`, index);
  }

  /** Leads to the field with the day from which visitors see a section, or until which, whether it is there already or not. */
  askWhen(index: number, field: 'from' | 'until'): void {
    const problem = this.dayProblem(index, field);
    if (problem === undefined) this.#store.select({ file: this.#list.file, path: [...this.#list.path, index, field] });
    else this.#store.refuse(problem);
  }

  /** Why a section can't have a day of its own there; nothing for most: a few kinds have a figure of that name. */
  dayProblem(index: number, field: 'from' | 'until'): string | undefined {
    const type = childOf(this.#sections[index], 'type');
    const schema = sectionSchema(type)?.properties?.[field];
    if (schema && isDay(resolve(schema))) return undefined;
    return `“${sectionTitle(type)}” can’t ${field === 'from' ? 'come' : 'go'} by itself on a date: hide it from visitors, and show it again by hand.`;
  }

  isHidden(index: number): boolean {
    return childOf(this.#sections[index], 'hidden') === true;
  }

  label(index: number): string {
    return sectionLabel(this.#sections[index], this.#filled);
  }

  readonly #filled: Filled = (text) =>
    figuresOf(placeholdersIn(this.#list.file, this.#store.state.choices.placeholders)).filled(text);

  /** Takes from a section at `index` the ids that its file has already: links lead to the one that had them first. */
  #withoutTakenIds(section: unknown, index: number): Edit[] {
    const taken = new Set(idsIn(this.#list.data, []).map(({ id }) => id));
    const doubles = idsIn(section, [...this.#list.path, index]).filter(({ id }) => taken.has(id));
    return doubles.map(({ path }) => ({ op: 'remove', path }));
  }

  /** What says nothing of sections yet gets their list first. */
  #listItself(): Edit[] {
    const { path, data } = this.#list;
    return (valueAt(data, path) ?? undefined) === undefined ? [{ op: 'set', path, value: [] }] : [];
  }

  /** Why the sections can't be these; nothing where they can. */
  #problem(after: readonly unknown[]): string | undefined {
    if (!isInside(this.#list)) return topProblem(this.#sections, after);
    const tops = (sections: readonly unknown[]) => sections.filter(isTop).length;
    if (tops(after) > tops(this.#sections)) return 'The top of a page stands on the page itself, and nowhere else.';
    return after.length === 0
      ? 'Something has to stand here: add another section before you delete this one.'
      : undefined;
  }

  #moved(from: number, to: number): unknown[] {
    const sections = this.#sections;
    return sections.toSpliced(from, 1).toSpliced(to, 0, sections[from]);
  }

  /** Makes edits, unless what the sections would be then can't be. */
  async #change(
    after: readonly unknown[],
    edits: readonly Edit[],
    says: string,
    index: number | undefined,
    how: How = {},
  ): Promise<boolean> {
    const problem = this.#problem(after);
    if (problem === undefined) return this.#edit(edits, says, index, how);
    this.#store.refuse(problem);
    return false;
  }

  #edit(
    edits: readonly Edit[],
    says: string,
    index: number | undefined,
    { isAdded, isShown, aloud = '', was, others = [] }: How = {},
  ): Promise<boolean> {
    const { file } = this.#list;
    const placeOf = (at: number | undefined) => ({ file, path: at === undefined ? [] : [...this.#list.path, at] });
    return this.#store.edit([...others, ...edits.map((edit) => ({ file, edit }))], {
      says,
      aloud,
      ...(isShown && { isShown }),
      ...(this.#stays ? {} : { select: { ...placeOf(index), ...(isAdded && { isAdded }) } }),
      ...(!this.#stays && was !== undefined && { undone: placeOf(was) }),
    });
  }
}

/** What follows an edit: the focus goes to what was added, and what is gone is told with the way back. `was`: where the section stood. */
type How = { isAdded?: boolean; isShown?: boolean; aloud?: string; was?: number; others?: FileEdits };

type FileEdits = Parameters<StudioStore['edit']>[0];

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
