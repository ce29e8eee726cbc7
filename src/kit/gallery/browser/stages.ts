/** How high an example may be shown; a higher one scrolls. */
const highest = 900;
const desktop = 1120;
const phone = 390;
/** Where there is less room than this, in pixels, examples are first shown as on a phone. */
const little = 560;

/**
 * Shows each example as wide as the chosen device, made smaller to fit where there is less room,
 * and exactly as high as it is.
 */
export function startStages(): void {
  const stages = [...document.querySelectorAll<HTMLElement>('.stage')].map((element) => new Stage(element));
  addEventListener('message', ({ data, source }: MessageEvent<{ galleryHeight?: number } | null>) => {
    if (typeof data?.galleryHeight === 'number')
      stages.find((stage) => stage.isOf(source))?.setHeight(data.galleryHeight);
  });
}

class Stage {
  readonly #element: HTMLElement;
  readonly #frame: HTMLIFrameElement | null;
  readonly #buttons: HTMLButtonElement[];
  #width = desktop;
  #height = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#frame = element.querySelector('iframe');
    this.#buttons = [...(element.parentElement?.querySelectorAll<HTMLButtonElement>('[data-width]') ?? [])];
    for (const button of this.#buttons) {
      button.addEventListener('click', () => this.#choose(Number(button.dataset.width)));
    }
    if (element.clientWidth < little) this.#choose(phone);
    new ResizeObserver(() => this.#arrange()).observe(element);
  }

  isOf(source: MessageEventSource | null): boolean {
    return source !== null && this.#frame?.contentWindow === source;
  }

  setHeight(height: number): void {
    this.#height = height;
    this.#arrange();
  }

  #choose(width: number): void {
    this.#width = width;
    for (const button of this.#buttons)
      button.setAttribute('aria-pressed', String(Number(button.dataset.width) === width));
    this.#arrange();
  }

  #arrange(): void {
    if (!this.#frame) return;
    const room = this.#element.clientWidth;
    const scale = Math.min(1, room / this.#width);
    const height = this.#height === 0 ? undefined : Math.min(this.#height, highest / scale);
    const margin = Math.max(0, (room - this.#width * scale) / 2);
    Object.assign(this.#frame.style, {
      width: `${this.#width}px`,
      height: height === undefined ? '' : `${height}px`,
      margin: `0 0 0 ${margin}px`,
      transform: scale === 1 ? '' : `scale(${scale})`,
    });
    if (height !== undefined) this.#element.style.height = `${Math.ceil(height * scale) + 2}px`;
  }
}
