import { layer } from '#kit/theme';
import type { FromFrame } from './messages.ts';
import { hearSectionDrag } from './section-drag.ts';
import { type SectionTool, SectionTools } from './section-tools.ts';
import { sectionElements } from './sections.ts';
import { settleSigns } from './settle-signs.ts';

/** `--dot` is a pixel of the screen, however small the page is shown. The header stays above: it has words of its own. */
const rules = `
:host { --dot: 1px; position: absolute; inset: 0 0 auto 0; block-size: 0; z-index: calc(${layer.header} - 1); }
div { position: absolute; inset: 0 auto auto 0; pointer-events: none; }
.drop { block-size: calc(3 * var(--dot)) !important; background: #4f7cff; }
.tools [data-grip] { cursor: grab; touch-action: none; }
.tools [data-grip]:active { cursor: grabbing; }
.tools [data-grip] svg { stroke-width: 3; }
.hovered { box-shadow: inset 0 0 0 var(--dot) #7a9cff; }
.selected { box-shadow: inset 0 0 0 calc(2 * var(--dot)) #4f7cff; }
:host([data-writing]) :is(button, .tools) { display: none; }
.label, .tools, button { position: absolute; inset: 0 auto auto 0; }
button[data-place='below'] { inset-block-start: 100%; }
[data-unsettled] { visibility: hidden; }
.label { max-inline-size: calc(50% - 16 * var(--dot)); box-sizing: border-box;
  padding: calc(2 * var(--dot)) calc(10 * var(--dot)); background: #3058d8; color: #fff; overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; font: 500 calc(12 * var(--dot)) / 1.6 system-ui, sans-serif;
  border-radius: calc(6 * var(--dot)); }
button { inline-size: calc(28 * var(--dot));
  block-size: calc(28 * var(--dot)); padding: 0; border: 0; border-radius: 50%; background: #3058d8; color: #fff; cursor: pointer;
  font: 500 calc(18 * var(--dot)) / 1 system-ui, sans-serif; pointer-events: auto;
  box-shadow: 0 calc(2 * var(--dot)) calc(8 * var(--dot)) #0005; }
.tools { display: flex; inline-size: max-content; background: #3058d8; border-radius: calc(6 * var(--dot)); overflow: hidden; pointer-events: auto; }
[hidden] { display: none; }
.tools button { position: static; display: grid; place-items: center; border-radius: 0; box-shadow: none; }
.tools button:hover { background: #2447b4; }
.tools button:disabled { opacity: .45; cursor: default; }
svg { inline-size: calc(16 * var(--dot)); block-size: calc(16 * var(--dot)); fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round; }
@media (pointer: coarse) { button { inline-size: calc(44 * var(--dot)); block-size: calc(44 * var(--dot)); } }
@media (forced-colors: active) { .selected { outline: 2px solid Highlight; outline-offset: -2px; } }
@media print { :host { display: none; } }
`;

/** What is left above a section that is scrolled to, in heights of its name: its tools are seen there. */
const roomAbove = 2;

/** How long nothing is drawn before anything is measured, in ms. */
const quiet = 150;

/**
 * What is pointed at and what is selected, drawn above the page in a shadow tree of its own: the page's elements and styles
 * know nothing of it. Buttons are for the mouse; by keyboard the outline does the same.
 */
export class Layer {
  readonly #hovered: HTMLElement;
  readonly #selected: HTMLElement;
  readonly #label: HTMLElement;
  readonly #host: HTMLElement;
  readonly #tools: SectionTools | undefined;
  readonly #dropLine: HTMLElement;
  /** The buttons that add a section above and below. */
  readonly #adding: HTMLElement[] = [];
  #settling: ReturnType<typeof setTimeout> | undefined;
  #index: number | undefined;
  #pressed: number | undefined;

  /** Without a way to tell what is wanted nothing can be added. */
  constructor(tell: ((message: FromFrame) => void) | undefined) {
    const host = document.createElement('div');
    host.setAttribute('aria-hidden', 'true');
    this.#host = host;
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    shadow.adoptedStyleSheets = [sheet];
    this.#hovered = boxIn(shadow, 'hovered');
    this.#selected = boxIn(shadow, 'selected');
    this.#label = this.#selected.appendChild(document.createElement('span'));
    this.#label.className = 'label';
    this.#dropLine = boxIn(shadow, 'drop');
    this.#tools = tell && new SectionTools((tool) => tell({ kind: 'tool', tool, index: this.#index ?? 0 }));
    if (tell && this.#tools)
      hearSectionDrag(this.#tools.grip, this.#dropLine, {
        from: () => this.#index,
        drop: (from, to) => tell({ kind: 'move', from, to }),
      });
    if (this.#tools) this.#selected.append(this.#tools.element);
    for (const isBelow of tell ? [false, true] : []) {
      const button = this.#selected.appendChild(document.createElement('button'));
      button.textContent = '+';
      button.tabIndex = -1;
      button.dataset['place'] = isBelow ? 'below' : 'above';
      this.#adding.push(button);
      button.title = isBelow ? 'Add a section below' : 'Add a section above';
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        tell?.({ kind: 'add', index: this.#index ?? 0, isBelow });
      });
    }
    document.body.append(host);
    new ResizeObserver(() => this.draw()).observe(document.body);
  }

  /** Keeps what is drawn as large as it is, where the page is shown smaller. */
  setScale(scale: number): void {
    this.#host.style.setProperty('--dot', `${1 / scale}px`);
  }

  /** A section was pressed in the page, so it is seen: if it scrolled, the second press of a double click would meet another. */
  press(index: number): void {
    this.#pressed = index;
  }

  /** Draws a selection and, where it isn't seen, scrolls to it. */
  select(index: number | undefined, label: string, tools: readonly SectionTool[]): void {
    const isOther = this.#index !== index;
    const isPressed = this.#pressed === index;
    if (isOther) this.#pressed = undefined;
    this.#index = index;
    this.#label.textContent = label;
    this.#tools?.show(tools);
    // Until it is known where they cover nothing.
    if (isOther) for (const sign of this.#signs()) sign.setAttribute('data-unsettled', '');
    this.draw();
    const root = index === undefined ? undefined : sectionElements()[index];
    if (!root || !isOther || isPressed) return;
    const { top, bottom } = root.getBoundingClientRect();
    // Little of it is seen: at most a third of the screen.
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen >= Math.min(bottom - top, innerHeight / 3)) return;
    const covered = document.querySelector('header')?.offsetHeight ?? 0;
    scrollTo({ top: scrollY + top - covered - roomAbove * this.#label.offsetHeight });
  }

  /** While words are written in the page, no button lies over them. */
  setWriting(isWriting: boolean): void {
    this.#host.toggleAttribute('data-writing', isWriting);
    this.draw();
  }

  hover(root: HTMLElement | undefined): void {
    place(this.#hovered, root);
  }

  draw(): void {
    const root = this.#index === undefined ? undefined : sectionElements()[this.#index];
    place(this.#selected, root);
    // What is measured waits until nothing is drawn: letters don't wait for it.
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), quiet);
  }

  #signs(): HTMLElement[] {
    return [this.#label, ...(this.#tools ? [this.#tools.element] : []), ...this.#adding];
  }

  #settle(): void {
    const root = this.#index === undefined ? undefined : sectionElements()[this.#index];
    if (root && !this.#host.hasAttribute('data-writing'))
      settleSigns(root, { label: this.#label, tools: this.#tools?.element, adding: this.#adding });
  }
}

function boxIn(shadow: ShadowRoot, name: string): HTMLElement {
  const box = shadow.appendChild(document.createElement('div'));
  box.className = name;
  box.hidden = true;
  return box;
}

function place(box: HTMLElement, root: HTMLElement | undefined): void {
  box.hidden = root === undefined;
  if (!root) return;
  const { top, left, width, height } = root.getBoundingClientRect();
  box.style.translate = `${left}px ${top + scrollY}px`;
  box.style.inlineSize = `${width}px`;
  box.style.blockSize = `${height}px`;
}
