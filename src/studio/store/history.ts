import type { MergeResult, TextChange, ThreeTexts } from '../worker/protocol.ts';
import type { Selection } from './types.ts';

/** What a file said before and after something that was done; nothing where it wasn't there. */
type FileStep = Pick<TextChange, 'file' | 'before' | 'after'>;

/** One thing that was done, and what was selected before and after it. */
type Step = {
  says: string;
  group: string | undefined;
  /** What it was a part of that can be abandoned as a whole. */
  session: string | undefined;
  files: readonly FileStep[];
  before: Selection;
  after: Selection;
};

/** What of a step outlives the tab that it was made in. */
type KeptStep = Pick<Step, 'says' | 'files' | 'before' | 'after'>;

/** The steps that can be taken back, and those that can be made again, the newest last. */
export type KeptHistory = { past: readonly KeptStep[]; future: readonly KeptStep[] };

/** The texts that a step back or forth gives to its files, what it was, and what is selected then. */
export type Travelled = { texts: ReadonlyMap<string, string | undefined>; says: string; selection: Selection };

/** What is noted of something that was done. */
export type Done = Pick<Step, 'says' | 'group' | 'session' | 'before' | 'after'> & { changes: readonly TextChange[] };

type Texts = ReadonlyMap<string, string>;
type Merge = (texts: ThreeTexts) => Promise<MergeResult>;

/**
 * All that the person has done, with what takes it back: one history for page, form and text pane. What others have changed since
 * is no step of it, and stays: a step is taken back as a merge of it with what a file says now.
 */
export class History {
  #past: Step[] = [];
  #future: Step[] = [];

  get undo(): string | undefined {
    return this.#past.at(-1)?.says;
  }

  get redo(): string | undefined {
    return this.#future.at(-1)?.says;
  }

  get kept(): KeptHistory {
    const keptOf = ({ says, files, before, after }: Step): KeptStep => ({ says, files, before, after });
    return { past: this.#past.map(keptOf), future: this.#future.map(keptOf) };
  }

  /** Goes on with a history that was kept: what comes next is a step of its own. */
  resume({ past, future }: KeptHistory): void {
    const stepOf = (step: KeptStep): Step => ({ ...step, group: undefined, session: undefined });
    this.#past = past.map(stepOf);
    this.#future = future.map(stepOf);
  }

  /** Notes what was done. What is of one group with the step before it, such as letters in a field, becomes one step with it. */
  note({ changes, ...done }: Done): void {
    if (changes.length === 0) return;
    const last = this.#past.at(-1);
    const files = changes.map(({ file, before, after }): FileStep => ({ file, before, after }));
    this.#future = [];
    const isSession = last?.session === done.session;
    const isOne = isSession && done.group !== undefined && last?.group === done.group;
    const joined = last && join(last, files);
    // Words that are as they were again leave nothing to undo.
    const isBack = isSession && done.session !== undefined && joined?.before === joined?.after;
    if (last && joined && (isOne || isBack)) {
      this.#past.pop();
      if (joined.before !== joined.after)
        this.#past.push({ ...last, says: done.says, after: done.after, files: [joined] });
    } else this.#past.push({ ...done, files });
  }

  /** Whatever comes next is a step of its own. */
  seal(): void {
    const last = this.#past.at(-1);
    if (last) last.group = undefined;
  }

  /**
   * Takes the last step back: nothing where there is none, its words where others have changed the same since. Such a step can't
   * be taken back any more, and the next one is that before it.
   */
  async back(now: Texts, merge: Merge): Promise<Travelled | { contradicts: string } | undefined> {
    const step = this.#past.pop();
    if (!step) return undefined;
    this.seal();
    const texts = await textsOf(step.files, now, merge, ({ file, before, after }) => ({
      file,
      base: after,
      mine: before,
    }));
    if (!texts) return { contradicts: step.says };
    this.#future.push(step);
    return { texts, says: step.says, selection: step.before };
  }

  /**
   * Takes back all that was done last in a session (`a`), or in one of its parts (`a/1`). What others have changed at the same places
   * stays. `canReturn`: it can be made again, as one step; else it is as if it had never been.
   */
  async abandon(session: string, canReturn: boolean, now: Texts, merge: Merge): Promise<Texts> {
    const texts = new Map(now);
    const isOfIt = (step?: Step) => step?.session?.split('/')[0] === session || step?.session === session;
    const others = this.#future.filter((step) => !isOfIt(step));
    this.#future = [];
    while (isOfIt(this.#past.at(-1))) {
      const travelled = await this.back(texts, merge);
      if (!travelled || 'contradicts' in travelled) continue;
      for (const [file, text] of travelled.texts) if (text !== undefined) texts.set(file, text);
    }
    const returning = canReturn ? this.#future.reduceRight<Step[]>(asOne, []) : [];
    this.#future = [...others, ...returning.reverse()];
    return new Map([...texts].filter(([file, text]) => now.get(file) !== text));
  }

  /** Makes the step again that was taken back last, as `back` takes one back. */
  async forth(now: Texts, merge: Merge): Promise<Travelled | { contradicts: string } | undefined> {
    const step = this.#future.pop();
    if (!step) return undefined;
    const texts = await textsOf(step.files, now, merge, ({ file, before, after }) => ({
      file,
      base: before,
      mine: after,
    }));
    if (!texts) return { contradicts: step.says };
    this.#past.push({ ...step, group: undefined });
    return { texts, says: step.says, selection: step.after };
  }
}

/** What each file says once it went from one text to another, with what others have made of it. */
async function textsOf(
  files: readonly FileStep[],
  now: Texts,
  merge: Merge,
  wayOf: (file: FileStep) => Omit<ThreeTexts, 'theirs'>,
): Promise<Map<string, string | undefined> | undefined> {
  const texts = new Map<string, string | undefined>();
  for (const step of files) {
    const way = wayOf(step);
    const theirs = now.get(step.file);
    const merged = theirs === way.base ? { text: way.mine } : await merge({ ...way, theirs });
    if ('conflicts' in merged) return undefined;
    texts.set(step.file, merged.text);
  }
  return texts;
}

/** Steps that were made one after the other, with the next one: those that can be are one. */
function asOne(steps: Step[], next: Step): Step[] {
  const last = steps.at(-1);
  const file = last && join(last, next.files);
  return last && file ? [...steps.slice(0, -1), { ...next, before: last.before, files: [file] }] : [...steps, next];
}

/** A step and what followed it as one. Nothing where they are of different files, or others have changed the file between them. */
function join(step: Step, changes: readonly FileStep[]): FileStep | undefined {
  const [one] = step.files;
  const [change] = changes;
  if (!one || !change || step.files.length > 1 || changes.length > 1 || one.file !== change.file) return undefined;
  if (one.after === undefined || one.after !== change.before || change.after === undefined) return undefined;
  return { file: one.file, before: one.before, after: change.after };
}
