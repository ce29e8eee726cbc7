import type { Pasting } from './clipboard.ts';
import { deletedBy } from './deleting.ts';
import type { Range } from './dragging.ts';
import { drawSigns, placesOf, type WordsOf } from './draw-signs.ts';
import { type Around, enterAt } from './lists.ts';
import { MarkedText, type MarkName } from './marked-text.ts';
import { changeIn, following, isFigureSelected, selectedIn, selectIn } from './selecting.ts';
import { type IsKnown, plainLook, type WordLook } from './signs.ts';
import { hearSpaces } from './spaces.ts';
import { type Standing, standingAt } from './standing.ts';
import { hearTransfers } from './transfers.ts';
import { kindOf, type StepKind, TypedSteps } from './typed-steps.ts';

type Options = Pasting & {
  text: string;
  isKnown: IsKnown;
  wordsOf: WordsOf;
  around: () => Around;
  /** Called after each change of what it said `before`; `isStep` where it was no letter among others. */
  onChange: (text: string, isStep: boolean, before: string) => void;
  onStand: (standing: Standing) => void;
};

/** A text that is written as in a word processor: bold is bold, a link is a link, a figure shows its value. */
export class Surface {
  readonly #element: HTMLElement;
  readonly #options: Options;
  readonly #controller = new AbortController();
  readonly #marked: MarkedText;
  #steps: TypedSteps;
  /** How the next letter looks, where that was asked for. */
  #pending: { place: number; look: WordLook } | undefined;
  #isComposing = false;
  /** Where the selection was, for when the focus has been elsewhere. */
  #range = { from: 0, to: 0 };

  constructor(element: HTMLElement, options: Options) {
    this.#element = element;
    this.#options = options;
    this.#marked = new MarkedText(options.text, options.isKnown, options.hasMarks);
    this.#steps = new TypedSteps(options.text);
    const { signal } = this.#controller;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      work: (event: HTMLElementEventMap[Name]) => void,
    ): void => element.addEventListener(name, work, { signal });
    on('beforeinput', (event) => this.#onBeforeInput(event));
    on('input', () => this.#readBack());
    on('compositionstart', () => {
      this.#isComposing = true;
    });
    on('compositionend', () => {
      this.#isComposing = false;
      this.#readBack();
    });
    hearTransfers(element, signal, {
      options,
      selection: () => this.selection(),
      length: () => this.#marked.signs.length,
      copied: () => {
        const { from, to } = this.selection();
        return from === to ? undefined : { element, written: this.#marked.writtenBetween(from, to) };
      },
      erase: ({ from, to }) => this.#type(from, to, '', true),
      insert: (range, text) => this.#insert(range, text),
      drop: (place, text) => this.#changed(place, this.#marked.insert(place, place, text)),
      move: ({ from, to }, place) => {
        const moved = this.#marked.move(from, to, place);
        this.#changed(moved.from, moved.to);
      },
    });
    hearSpaces(element, signal, () => this.#type(this.selection().from, this.selection().to, ' '));
    on('click', (event) => this.#onClick(event));
    element.ownerDocument.addEventListener('selectionchange', () => this.#hasFocus() && this.#onSelect(), { signal });
    // The event above comes late: keys that were pressed at once have moved the selection since.
    on('blur', () => this.#onSelect());
    this.#draw();
  }

  close(): void {
    this.#controller.abort();
  }

  get text(): string {
    return this.#marked.text;
  }

  /** Shows another text. The cursor stays with the words that it stood in. */
  show(text: string): void {
    if (this.#isComposing || text === this.#marked.text) return;
    this.#steps = new TypedSteps(text);
    this.#set(text);
  }

  /** Shows the same text with other figures. */
  refresh(): void {
    this.#set(this.#marked.text);
  }

  #set(text: string): void {
    const before = this.#marked.shown;
    const { from, to } = this.#hasFocus() ? this.selection() : this.#range;
    this.#marked.set(text);
    const follow = following(before, this.#marked.shown);
    this.#draw();
    this.#pending = undefined;
    this.#range = { from: follow(from), to: follow(to) };
    if (this.#hasFocus()) selectIn(this.#element, this.#range);
    this.#tellStanding();
  }

  selection(): Range {
    return selectedIn(this.#element) ?? this.#range;
  }

  select(from: number, to: number): void {
    selectIn(this.#element, { from, to });
    this.#range = { from, to };
    this.#tellStanding();
  }

  /** Takes the focus, with the selection that there was. */
  focus(): void {
    const { from, to } = this.#range;
    this.#element.focus();
    this.select(from, to);
  }

  /** Whether the cursor stands at the beginning, or at the end. */
  isAtEdge(isBeginning: boolean): boolean {
    const { from, to } = this.selection();
    return from === to && from === (isBeginning ? 0 : this.#marked.signs.length);
  }

  /** Takes in what has stood before it, or after it: that alone is no change. */
  takeIn(more: string, isBefore: boolean): void {
    const { from, to } = this.selection();
    const { length } = this.#marked.signs;
    this.#marked.set(isBefore ? more + this.text : this.text + more);
    const shift = isBefore ? this.#marked.signs.length - length : 0;
    this.#steps.takeIn(more, isBefore, shift);
    this.#draw();
    this.select(from + shift, to + shift);
  }

  /** Takes back what was done last since it was opened, or does it again; false where there is nothing. */
  travel(way: 'back' | 'forth'): boolean {
    const before = this.#marked.text;
    const moment = this.#steps[way](this.selection());
    if (!moment) return false;
    this.#marked.set(moment.text);
    this.#show(moment, false, before);
    return true;
  }

  selectAll(): void {
    this.select(0, this.#marked.signs.length);
  }

  /** Bold or italic: what is selected, the word around the cursor, or what is typed next. */
  toggle(mark: MarkName): void {
    const selected = this.selection();
    const isAsked = this.#pending?.place === selected.from;
    const isWord = selected.from === selected.to && !isAsked;
    const range = isWord ? this.#marked.wordAt(selected.from) : selected;
    if (range.from === range.to) {
      const look = this.#lookNow(selected);
      this.#pending = { place: selected.from, look: { ...look, [mark]: !look[mark] } };
      this.#tellStanding();
      return;
    }
    this.#marked.toggle(range.from, range.to, mark);
    this.#changed(selected.from, selected.to);
  }

  toggleList(): void {
    const { from, to } = this.#marked.toggleList(this.selection());
    this.#changed(from, to);
  }

  /** Makes what is selected a link, changes the one that all of it stands in, or puts a new one in; without an address, takes it away. */
  link(address: string | undefined, words: string): void {
    const { from, to } = this.#marked.linkTo(this.selection(), address || undefined, words);
    this.#changed(from, to);
  }

  /** Puts a text with marks where the cursor is. */
  insert(text: string): void {
    this.#insert(this.selection(), text);
  }

  #insert({ from, to }: Range, text: string): void {
    if (text === '') return;
    const end = this.#marked.insert(from, to, text);
    this.#changed(end, end);
  }

  #hasFocus(): boolean {
    return this.#element.ownerDocument.activeElement === this.#element;
  }

  #draw(): void {
    drawSigns(this.#element, this.#marked.signs, this.#options.wordsOf);
  }

  #changed(from: number, to: number, kind: StepKind = 'step', selected = this.#range): void {
    const before = this.#steps.text;
    this.#steps.note(this.#marked.text, selected, kind, to);
    this.#show({ from, to }, kind === 'step', before);
  }

  #show({ from, to }: Range, isStep: boolean, before: string): void {
    this.#draw();
    this.#pending = undefined;
    this.#element.focus();
    this.select(from, to);
    this.#options.onChange(this.#marked.text, isStep, before);
  }

  #lookNow({ from, to }: { from: number; to: number }): WordLook {
    return this.#pending?.place === from ? this.#pending.look : this.#marked.lookAt(from, to);
  }

  #type(from: number, to: number, words: string, isStep = words.length > 1): void {
    if (from === to && words === '') return;
    const [look, selected] = [this.#lookNow({ from, to }), this.selection()];
    const isAsked = this.#pending?.place === from;
    const end = this.#marked.type(from, to, words, look);
    this.#changed(end, end, isStep ? 'step' : kindOf(words), selected);
    // What is typed after a space goes on as before it, though no mark goes over the space yet.
    const isLost =
      look.isBold !== this.#marked.lookAt(end).isBold || look.isItalic !== this.#marked.lookAt(end).isItalic;
    if (words !== '' && (isAsked || isLost) && !words.includes('\n')) {
      this.#pending = { place: end, look };
      this.#tellStanding();
    }
  }

  #onBeforeInput(event: InputEvent): void {
    const { inputType } = event;
    // An input method writes by itself, and is read when it is done.
    if (this.#isComposing || inputType.includes('Composition')) return;
    event.preventDefault();
    // `hearDragging` does both at once.
    if (inputType === 'deleteByDrag' || inputType === 'insertFromDrop') return;
    const [target] = event.getTargetRanges?.() ?? [];
    const { from, to } = target ? placesOf(this.#element, target) : this.selection();
    const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') this.#onEnter(inputType, from, to);
    else if (inputType.startsWith('delete')) this.#onDelete(inputType, from, to);
    else if (inputType.startsWith('format') && !this.#options.hasMarks) return;
    else if (inputType === 'formatBold') this.toggle('isBold');
    else if (inputType === 'formatItalic') this.toggle('isItalic');
    else if (inputType.startsWith('insert')) this.#type(from, to, words.replace(/\r\n?/g, '\n'));
  }

  #onEnter(inputType: string, from: number, to: number): void {
    // Words without marks stand in one line.
    if (!this.#options.hasMarks) return;
    const isBreak = !this.#options.hasParagraphs || inputType === 'insertLineBreak';
    const { start, text } = isBreak
      ? { start: from, text: '\n' }
      : enterAt(this.#marked.shown, from, this.#options.around());
    const end = this.#marked.type(start, to, text, plainLook);
    this.#changed(end, end);
  }

  #onDelete(inputType: string, first: number, last: number): void {
    const { start, end } = deletedBy(inputType, this.#marked.shown, { first, last, cursor: this.selection().from });
    this.#type(start, end, '');
  }

  /** Takes over what a browser or an input method has written by itself. */
  #readBack(): void {
    const change = this.#isComposing ? undefined : changeIn(this.#element, this.#marked.shown);
    if (change) this.#type(change.from, change.to, change.words);
  }

  #onClick(event: Event): void {
    // A link or a button is words here, not a way to elsewhere.
    event.preventDefault();
    event.stopPropagation();
    const { from, to } = this.selection();
    // A press on a figure brings the cursor beside it, a second one selects it: inside of it nothing can be typed.
    if (isFigureSelected(this.#element)) this.select(from, to);
  }

  #onSelect(): void {
    if (this.#isComposing) return;
    const { from, to } = this.selection();
    if (from === this.#range.from && to === this.#range.to) return;
    this.#range = { from, to };
    if (this.#pending?.place !== from) this.#pending = undefined;
    this.#tellStanding();
  }

  #tellStanding(): void {
    this.#options.onStand(standingAt(this.#marked, this.#range, this.#lookNow(this.#range)));
  }
}
