import { commonEnds } from '#kit/model';
import { type Copied, copiedText, copyMarked, fill, type Pasting, pastePlace } from './clipboard.ts';
import { deletedBy } from './deleting.ts';
import { hearDragging } from './dragging.ts';
import { drawSigns, isInFigure, placesOf, pointAt, type WordsOf, wordsIn } from './draw-signs.ts';
import { enterAt, toggledList } from './lists.ts';
import { MarkedText, type MarkName } from './marked-text.ts';
import { figureSign, type IsKnown, plainLook, type WordLook } from './signs.ts';
import { hearSpaces } from './spaces.ts';
import { type Standing, standingAt } from './standing.ts';

type Options = Pasting & {
  text: string;
  isKnown: IsKnown;
  wordsOf: WordsOf;
  /** Called after each change; `isStep` where it was no letter among others. */
  onChange: (text: string, isStep: boolean) => void;
  onStand: (standing: Standing) => void;
};

/** A text that is written as in a word processor: bold is bold, a link is a link, a figure shows its value. */
export class Surface {
  readonly #element: HTMLElement;
  readonly #options: Options;
  readonly #controller = new AbortController();
  readonly #marked: MarkedText;
  /** How the next letter looks, where that was asked for. */
  #pending: { place: number; look: WordLook } | undefined;
  #isComposing = false;
  /** Where the selection was, for when the focus has been elsewhere. */
  #range = { from: 0, to: 0 };

  constructor(element: HTMLElement, options: Options) {
    this.#element = element;
    this.#options = options;
    this.#marked = new MarkedText(options.text, options.isKnown, options.hasMarks);
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
    on('copy', (event) => copyMarked(event, this.#copied()));
    on('cut', (event) => {
      copyMarked(event, this.#copied());
      const { from, to } = this.selection();
      this.#type(from, to, '', true);
    });
    hearDragging(element, {
      signal,
      begin: (data) => {
        const copied = this.#copied();
        if (copied) fill(data, copied);
        return copied && this.selection();
      },
      move: ({ from, to }, place) => {
        const moved = this.#marked.move(from, to, place);
        this.#changed(moved.from, moved.to);
      },
      take: (data, place) => {
        const text = copiedText(data, options, pastePlace({ from: place, to: place }, this.#marked.signs.length));
        if (text !== '') this.#changed(place, this.#marked.insert(place, place, text));
      },
      leave: ({ from, to }) => this.#type(from, to, '', true),
    });
    hearSpaces(element, signal, () => {
      const { from, to } = this.selection();
      this.#type(from, to, ' ');
    });
    on('paste', (event) => {
      const { clipboardData, defaultPrevented } = event;
      // A table has taken it as cells.
      if (defaultPrevented) return;
      event.preventDefault();
      const place = pastePlace(this.selection(), this.#marked.signs.length);
      if (clipboardData) this.insert(copiedText(clipboardData, options, place));
    });
    on('click', (event) => this.#onClick(event));
    element.ownerDocument.addEventListener('selectionchange', () => this.#onSelect(), { signal });
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
    const shared = commonEnds(before, this.#marked.shown);
    const follow = (place: number) =>
      place <= shared.before ? place : Math.max(shared.before, place + this.#marked.signs.length - before.length);
    this.#draw();
    this.#pending = undefined;
    if (this.#hasFocus()) this.select(follow(from), follow(to));
    else this.#range = { from: follow(from), to: follow(to) };
  }

  selection(): { from: number; to: number } {
    const selection = this.#element.ownerDocument.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    if (!range || !this.#element.contains(range.startContainer) || !this.#element.contains(range.endContainer))
      return this.#range;
    return placesOf(this.#element, range);
  }

  select(from: number, to: number): void {
    const [start, end] = [pointAt(this.#element, from), pointAt(this.#element, to)];
    const selection = this.#element.ownerDocument.getSelection();
    selection?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
    this.#range = { from, to };
    this.#tellStanding();
  }

  /** Takes the focus, with the selection that there was. */
  focus(): void {
    const { from, to } = this.#range;
    this.#element.focus();
    this.select(from, to);
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
    const { from, to } = this.selection();
    const { changes, shift } = toggledList(this.#marked.shown, from, to);
    for (const { start, end, text } of changes.toReversed()) this.#marked.type(start, end, text, plainLook);
    this.#changed(from === to ? to + shift : from, to + shift);
  }

  /** Makes what is selected a link, changes the one that the cursor stands in, or puts a new one in. */
  link(address: string | undefined, words: string): void {
    const { from, to } = this.selection();
    const around = from === to ? this.#marked.linkAt(from) : undefined;
    if (around) this.#marked.link(around.from, around.to, address);
    else if (from !== to) this.#marked.link(from, to, address);
    else if (address !== undefined) {
      const end = this.#marked.type(from, to, words, { ...plainLook, link: address });
      this.#changed(end, end);
      return;
    }
    this.#changed(from, to);
  }

  /** Puts a text with marks where the cursor is. */
  insert(text: string): void {
    if (text === '') return;
    const { from, to } = this.selection();
    const end = this.#marked.insert(from, to, text);
    this.#changed(end, end);
  }

  #hasFocus(): boolean {
    return this.#element.ownerDocument.activeElement === this.#element;
  }

  #draw(): void {
    drawSigns(this.#element, this.#marked.signs, this.#options.wordsOf);
  }

  #changed(from: number, to: number, isStep = true): void {
    this.#draw();
    this.#pending = undefined;
    this.#element.focus();
    this.select(from, to);
    this.#options.onChange(this.#marked.text, isStep);
  }

  #lookNow({ from, to }: { from: number; to: number }): WordLook {
    return this.#pending?.place === from ? this.#pending.look : this.#marked.lookAt(from, to);
  }

  #type(from: number, to: number, words: string, isStep = words.length > 1): void {
    if (from === to && words === '') return;
    const look = this.#lookNow({ from, to });
    const isAsked = this.#pending?.place === from;
    const end = this.#marked.type(from, to, words, look);
    this.#changed(end, end, isStep);
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
    const { start, text } = isBreak ? { start: from, text: '\n' } : enterAt(this.#marked.shown, from);
    const end = this.#marked.type(start, to, text, plainLook);
    this.#changed(end, end);
  }

  #onDelete(inputType: string, first: number, last: number): void {
    const { start, end } = deletedBy(inputType, this.#marked.shown, { first, last, cursor: this.selection().from });
    this.#type(start, end, '');
  }

  /** Takes over what a browser or an input method has written by itself. */
  #readBack(): void {
    if (this.#isComposing) return;
    const before = this.#marked.shown;
    const now = wordsIn(this.#element);
    if (now === before) return;
    const shared = commonEnds(before, now);
    const words = now.slice(shared.before, now.length - shared.after).replaceAll(figureSign, '');
    this.#type(shared.before, before.length - shared.after, words);
  }

  #copied(): Copied | undefined {
    const { from, to } = this.selection();
    return from === to ? undefined : { element: this.#element, written: this.#marked.writtenBetween(from, to) };
  }

  #onClick(event: Event): void {
    // A link or a button is words here, not a way to elsewhere.
    event.preventDefault();
    event.stopPropagation();
    const { from, to } = this.selection();
    const { anchorNode, focusNode } = this.#element.ownerDocument.getSelection() ?? {};
    // A press on a figure brings the cursor beside it, a second one selects it: inside of it nothing can be typed.
    if (isInFigure(anchorNode) || isInFigure(focusNode)) this.select(from, to);
  }

  #onSelect(): void {
    if (!this.#hasFocus() || this.#isComposing) return;
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
