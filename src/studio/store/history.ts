import { applySplices, invertedSplices, type Splice, spliceBetween } from '#kit/model';
import type { TextChange } from '../worker/protocol.ts';
import type { Selection } from './types.ts';

/** What a step did to a file: splices there and back, or a file that came or went. */
type FileStep = { file: string } & (
  | { splices: readonly Splice[]; inverse: readonly Splice[] }
  | { before: string | undefined; after: string | undefined }
);

/** One thing that was done, and what was selected before and after it. */
type Step = {
  says: string;
  group: string | undefined;
  files: readonly FileStep[];
  before: Selection;
  after: Selection;
};

/** The texts that a step back or forth gives to its files, what it was, and what is selected then. */
export type Travelled = { texts: ReadonlyMap<string, string | undefined>; says: string; selection: Selection };

/** What is noted of something that was done. */
export type Done = Pick<Step, 'says' | 'group' | 'before' | 'after'> & { changes: readonly TextChange[] };

type Texts = ReadonlyMap<string, string>;

/** All that was done, with what takes it back to the same bytes: one history for page, form and text pane. */
export class History {
  #past: Step[] = [];
  #future: Step[] = [];

  get undo(): string | undefined {
    return this.#past.at(-1)?.says;
  }

  get redo(): string | undefined {
    return this.#future.at(-1)?.says;
  }

  /** Notes what was done. What is of one group with the step before it, such as letters in a field, becomes one step with it. */
  note({ changes, ...done }: Done, now: Texts): void {
    if (changes.length === 0) return;
    const last = this.#past.at(-1);
    const files = changes.map(fileStep);
    this.#future = [];
    const joined = last && done.group !== undefined && last.group === done.group ? join(last, changes, now) : undefined;
    if (last && joined) {
      this.#past.pop();
      // Words that are as they were again leave nothing to undo.
      const isNothing = joined.every((one) => 'splices' in one && one.splices.length === 0);
      if (!isNothing) this.#past.push({ ...last, says: done.says, after: done.after, files: joined });
    } else this.#past.push({ ...done, files });
  }

  /** Whatever comes next is a step of its own. */
  seal(): void {
    const last = this.#past.at(-1);
    if (last) last.group = undefined;
  }

  back(now: Texts): Travelled | undefined {
    const step = this.#past.pop();
    if (!step) return undefined;
    this.#future.push(step);
    this.seal();
    const texts = step.files.map((one): [string, string | undefined] => [
      one.file,
      'inverse' in one ? applySplices(now.get(one.file) ?? '', one.inverse) : one.before,
    ]);
    return { texts: new Map(texts), says: step.says, selection: step.before };
  }

  forth(now: Texts): Travelled | undefined {
    const step = this.#future.pop();
    if (!step) return undefined;
    this.#past.push({ ...step, group: undefined });
    const texts = step.files.map((one): [string, string | undefined] => [
      one.file,
      'splices' in one ? applySplices(now.get(one.file) ?? '', one.splices) : one.after,
    ]);
    return { texts: new Map(texts), says: step.says, selection: step.after };
  }
}

function fileStep({ file, before, after, splices }: TextChange): FileStep {
  if (before === undefined || after === undefined) return { file, before, after };
  return { file, splices, inverse: invertedSplices(before, splices) };
}

/** A step and what followed it as one. `now` are the texts before the latter. Nothing where they are of different files. */
function join(step: Step, changes: readonly TextChange[], now: Texts): FileStep[] | undefined {
  const [one] = step.files;
  const [change] = changes;
  if (!one || !change || step.files.length > 1 || changes.length > 1 || one.file !== change.file) return undefined;
  if (!('inverse' in one) || change.after === undefined) return undefined;
  const before = applySplices(now.get(one.file) ?? '', one.inverse);
  const splices = spliceBetween(before, change.after);
  return [{ file: one.file, splices, inverse: invertedSplices(before, splices) }];
}
