import { layerRules } from './layer.styles.ts';
import type { FromFrame, PagePlace, ToFrame } from './messages.ts';
import { hearSectionDrag } from './section-drag.ts';
import { drawnSign, SectionTools } from './section-tools.ts';
import { elementAt, frameOf } from './sections.ts';
import { overlap, wordsIn } from './words-in.ts';

/** Where signs stand at an edge, in heights of them: on it, below it or above it. */
const rows = [-0.5, 0, -1];

/** How long nothing is drawn before anything is measured, in ms. */
const quiet = 150;

/**
 * What is pointed at and what is selected, drawn above the page in a shadow tree of its own: the page's elements and styles
 * know nothing of it. Buttons are for the mouse; by keyboard the outline does the same.
 */
export class Layer {
  readonly #hovered: HTMLElement;
  readonly #selected: HTMLElement;
  readonly #bar = document.createElement('div');
  readonly #label = document.createElement('span');
  readonly #host = document.createElement('div');
  readonly #tools: SectionTools | undefined;
  /** The buttons that add a section above and below. */
  readonly #adding: HTMLElement[] = [];
  #settling: ReturnType<typeof setTimeout> | undefined;
  #edited: HTMLElement | undefined;
  #place: PagePlace | undefined;
  #pressed: PagePlace | undefined;
  #entry: string | undefined;
  readonly #sizes = new ResizeObserver(() => this.draw());
  /** What is selected, whose own size may become another while the page keeps its: sections that are drawn anew are as high as the window at first. */
  #root: HTMLElement | undefined;
  /** What is selected stays in view until somebody moves the page. */
  #isFollowed = false;
  /** Where in the window the tools stood when one was pressed to move their section, in pixels from its top. */
  #moving: number | undefined;
  /** The same, once that section has moved: they stay there for the next press. */
  #held: number | undefined;

  /** Without a way to tell what is wanted nothing can be added. */
  constructor(tell: ((message: FromFrame) => void) | undefined) {
    this.#host.setAttribute('aria-hidden', 'true');
    const shadow = this.#host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(layerRules);
    shadow.adoptedStyleSheets = [sheet];
    this.#hovered = boxIn(shadow, 'hovered');
    this.#selected = boxIn(shadow, 'selected');
    this.#bar.className = 'bar';
    this.#label.className = 'label';
    this.#bar.append(this.#label);
    this.#selected.append(this.#bar);
    if (tell) {
      this.#tools = new SectionTools((tool) => {
        const isMove = tool === 'up' || tool === 'down';
        this.#moving = isMove ? this.#bar.getBoundingClientRect().top : undefined;
        tell({ kind: 'tool', tool, index: this.#index ?? 0 });
      });
      hearSectionDrag(this.#tools.grip, boxIn(shadow, 'drop'), {
        from: () => this.#index,
        drop: (from, to) => tell({ kind: 'move', from, to }),
      });
      this.#bar.append(this.#tools.element);
      for (const isBelow of [false, true])
        this.#adding.push(addButton(isBelow, () => tell({ kind: 'add', index: this.#index ?? 0, isBelow })));
      this.#selected.append(...this.#adding);
    }
    document.body.append(this.#host);
    this.#sizes.observe(document.body);
    addEventListener('resize', () => this.#follow());
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(type, () => (this.#isFollowed = false), { capture: true, passive: true });
  }

  /** Keeps what is drawn as large as it is, where the page is shown smaller. */
  setScale(scale: number): void {
    this.#host.style.setProperty('--dot', `${1 / scale}px`);
    this.#follow();
  }

  /** A place was pressed in the page, so it is seen: if it scrolled, the second press of a double click would meet another. */
  press(place: PagePlace): void {
    this.#pressed = place;
  }

  /** Draws a selection and, where its beginning or the entry that is meant isn't seen, scrolls to it. */
  select({ place, label, tools, entry }: Extract<ToFrame, { kind: 'select' }>): void {
    const isOther = this.#place !== place;
    const isPressed = this.#pressed === place;
    this.#place = place;
    this.#label.textContent = label;
    this.#tools?.show(tools);
    if (isOther) {
      this.#pressed = undefined;
      this.#held = this.#moving;
      this.#moving = undefined;
      // Until it is known where they cover nothing.
      this.#selected.setAttribute('data-unsettled', '');
      this.#isFollowed = !isPressed;
    }
    this.draw();
    if (isOther && !isPressed) this.#reveal();
    const shown = entry && this.#openEntry(entry.words);
    if (shown && entry.key !== this.#entry) this.#revealEntry(shown);
    this.#entry = entry?.key;
  }

  /** While words are written in the page, no button lies over them. */
  setWriting(isWriting: boolean): void {
    this.#host.toggleAttribute('data-writing', isWriting);
    this.draw();
  }

  hover(root: HTMLElement | undefined): void {
    place(this.#hovered, root && frameOf(root));
  }

  draw(): void {
    this.#hovered.hidden = true;
    const root = elementAt(this.#place);
    if (root !== this.#root) {
      if (this.#root) this.#sizes.unobserve(this.#root);
      if (root) this.#sizes.observe(root);
      this.#root = root;
    }
    // What stands around the sections has a line of its own, for the header stays where it is.
    this.#edited?.removeAttribute('data-edited');
    this.#edited = typeof this.#place === 'string' ? root : undefined;
    this.#edited?.setAttribute('data-edited', '');
    place(this.#selected, this.#index === undefined ? undefined : root && frameOf(root));
    this.#selected.style.setProperty('--covered', `${coveredHeight()}px`);
    // What is measured waits until nothing is drawn: letters don't wait for it.
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), quiet);
  }

  get #index(): number | undefined {
    return typeof this.#place === 'number' ? this.#place : undefined;
  }

  /** Where all has another size, what is selected is sought again. */
  #follow(): void {
    this.#held = undefined;
    this.#isFollowed = true;
    this.draw();
  }

  /** Puts each sign where it covers no word that is pressed in the page; what has no such place isn't shown. */
  #settle(): void {
    if (this.#host.hasAttribute('data-writing')) return;
    if (this.#isFollowed) this.#reveal();
    this.#selected.removeAttribute('data-unsettled');
    const { top, bottom, left, width } = this.#selected.getBoundingClientRect();
    const size = this.#bar.offsetHeight;
    const taken = wordsIn([top, bottom].map((line) => new DOMRect(left, line - size, width, 2 * size)));
    for (const sign of [this.#bar, ...this.#adding]) {
      const parts = sign === this.#bar ? [...sign.children] : [sign];
      const isBelow = sign.dataset['place'] === 'below';
      const start = sign.getBoundingClientRect().top;
      const boxesAt = (row: number) =>
        parts.map((part) => {
          const box = part.getBoundingClientRect();
          return new DOMRect(box.left, (isBelow ? bottom : top) + row * size + box.top - start, box.width, box.height);
        });
      // A little apart from words, else as near to them as there is room.
      const freeRow = (air: number) =>
        (this.#index === 0 && !isBelow ? [0] : rows).find((one) =>
          boxesAt(one)
            .map(({ x, y, width, height }) => new DOMRect(x, y - air, width, height + 2 * air))
            .every((box) => taken.every((word) => !overlap(box, word))),
        );
      const row = freeRow(size / 4) ?? freeRow(0);
      sign.toggleAttribute('data-crowded', row === undefined);
      if (row === undefined) continue;
      sign.style.setProperty('--row', String(row));
      taken.push(...boxesAt(row));
    }
    if (this.#isFollowed && this.#held !== undefined) this.#reveal();
  }

  /** What shows the entry that is written, open where it folds: it is drawn anew, and closed, with its first words. */
  #openEntry(words: string): Element | undefined {
    const root = elementAt(this.#place);
    const shown = root && showing(root, words);
    const fold = shown?.closest('details');
    if (fold) fold.open = true;
    return fold ?? shown;
  }

  #revealEntry(shown: Element): void {
    this.#isFollowed = false;
    const { top, bottom } = shown.getBoundingClientRect();
    // What else it says stands below its first words.
    if (top < coveredHeight() || bottom > innerHeight) shown.scrollIntoView({ block: 'center' });
  }

  #reveal(): void {
    const root = elementAt(this.#place);
    if (typeof this.#place === 'string') root?.scrollIntoView({ block: 'nearest' });
    if (!root || this.#index === undefined) return;
    const { top, bottom } = this.#selected.getBoundingClientRect();
    if (this.#held !== undefined) {
      // Not where the bar is now: it stays in view beside the words of its section.
      scrollBy(0, top + Number.parseFloat(getComputedStyle(this.#bar).marginTop) - this.#held);
      return;
    }
    const size = this.#bar.offsetHeight;
    const covered = coveredHeight();
    const seen = Math.min(bottom, innerHeight) - top;
    if (top >= covered + size / 2 && seen >= Math.min(bottom - top, (innerHeight - covered) / 2)) return;
    scrollTo({ top: scrollY + top - covered - size });
  }
}

/** The innermost of the last that say some words: what is added comes at the end. */
function showing(root: HTMLElement, words: string): Element | undefined {
  const all = [...root.querySelectorAll('*')];
  return all.findLast((one) => (one instanceof HTMLImageElement ? one.alt : one.textContent.trim()) === words);
}

function boxIn(shadow: ShadowRoot, name: string): HTMLElement {
  const box = shadow.appendChild(document.createElement('div'));
  box.className = name;
  box.hidden = true;
  return box;
}

/** A button that adds a section above or below. */
function addButton(isBelow: boolean, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.append(drawnSign('plus'));
  button.tabIndex = -1;
  button.dataset['place'] = isBelow ? 'below' : 'above';
  button.title = isBelow ? 'Add a section below' : 'Add a section above';
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress();
  });
  return button;
}

/** How much of the window, from its top, the page's header covers wherever the page is scrolled to. */
function coveredHeight(): number {
  const header = elementAt('navigation');
  return header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;
}

function place(box: HTMLElement, frame: DOMRect | undefined): void {
  box.hidden = frame === undefined;
  if (!frame) return;
  // No `translate`: what is sticky in it would not know of that.
  box.style.left = `${frame.left}px`;
  box.style.top = `${frame.top + scrollY}px`;
  box.style.inlineSize = `${frame.width}px`;
  box.style.blockSize = `${frame.height}px`;
}
