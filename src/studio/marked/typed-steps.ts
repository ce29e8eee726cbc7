import type { Range } from './dragging.ts';

/** What changed a text: a letter or a space that was typed, something that was deleted, or a step of its own. */
export type StepKind = 'letter' | 'space' | 'erased' | 'step';

/** What typing words is; without any, something is deleted. */
export function kindOf(words: string): StepKind {
  if (words === '') return 'erased';
  return /\s/.test(words) ? 'space' : 'letter';
}

/** What a text said, and what was selected in it. */
type Moment = Range & { text: string };

/** The steps in which a text is written, as a word processor takes them back: a word that is typed is one. */
export class TypedSteps {
  #text: string;
  #past: Moment[] = [];
  #future: Moment[] = [];
  #last: { kind: StepKind; end: number } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** Notes what the text says after a change, what was selected before it, and where it ended. */
  note(text: string, { from, to }: Range, kind: StepKind, end: number): void {
    const isOne = kind === this.#last?.kind || (kind === 'space' && this.#last?.kind === 'letter');
    if (!isOne || kind === 'step' || from !== to || from !== this.#last?.end)
      this.#past.push({ text: this.#text, from, to });
    this.#future = [];
    this.#text = text;
    this.#last = { kind, end };
  }

  /** What a step back leads to, from what is selected now; nothing where there is none. */
  back(selected: Range): Moment | undefined {
    return this.#travel(this.#past, this.#future, selected);
  }

  forth(selected: Range): Moment | undefined {
    return this.#travel(this.#future, this.#past, selected);
  }

  #travel(from: Moment[], to: Moment[], selected: Range): Moment | undefined {
    const moment = from.pop();
    if (!moment) return undefined;
    to.push({ text: this.#text, ...selected });
    this.#text = moment.text;
    this.#last = undefined;
    return moment;
  }

  /** All that the text has said was said with these words more before it (`shift` signs), or after it. */
  takeIn(more: string, isBefore: boolean, shift: number): void {
    const wider = (text: string) => (isBefore ? more + text : text + more);
    const widen = ({ text, from, to }: Moment) => ({ text: wider(text), from: from + shift, to: to + shift });
    this.#text = wider(this.#text);
    this.#past = this.#past.map(widen);
    this.#future = this.#future.map(widen);
    this.#last = undefined;
  }
}
