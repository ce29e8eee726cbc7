import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

/** A picture of the film, where the pointer is in it, and how long it is seen, in ms. */
type Frame = { picture: Buffer; x: number; y: number; time: number };

/** How a pointer looks that no picture of a page has. */
const pointer = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="28" viewBox="0 0 22 28">
<path d="M2 1.5v20l5-4.6 3.3 7.8 4-1.7-3.3-7.6h6.8z" fill="#111" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/></svg>`,
);

/** How many pictures a way of the pointer has, and how long each is seen, in ms. */
const [waySteps, wayTime] = [7, 45];

/** What somebody does in a page, picture by picture, with a pointer that goes where it is pressed. */
export class Film {
  readonly #page: Page;
  readonly #scale: number;
  readonly #frames: Frame[] = [];
  #x: number;
  #y: number;

  /** `scale`: pixels of a picture for each of the page's. */
  constructor(page: Page, scale: number) {
    this.#page = page;
    this.#scale = scale;
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    [this.#x, this.#y] = [width / 2, height / 2];
  }

  /** Shows the page as it is for a while. */
  async show(time: number): Promise<void> {
    this.#frames.push({ picture: await this.#page.screenshot(), x: this.#x, y: this.#y, time });
  }

  /** Leads the pointer to something and presses it there. */
  async press(target: Locator, { isTwice = false } = {}): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing can be pressed: ${target}`);
    const to = [box.x + Math.min(box.width / 2, 160), box.y + Math.min(box.height / 2, 60)] as const;
    const from = [this.#x, this.#y] as const;
    const picture = await this.#page.screenshot();
    for (let step = 1; step <= waySteps; step += 1) {
      const part = step / waySteps;
      // Slower at both ends, as a hand is.
      const eased = part * part * (3 - 2 * part);
      [this.#x, this.#y] = [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased];
      this.#frames.push({ picture, x: this.#x, y: this.#y, time: step === waySteps ? 350 : wayTime });
    }
    if (isTwice) await this.#page.mouse.dblclick(...to);
    else await this.#page.mouse.click(...to);
  }

  /** Types words, with a picture every few letters. */
  async type(words: string): Promise<void> {
    for (let start = 0; start < words.length; start += 3) {
      await this.#page.keyboard.type(words.slice(start, start + 3));
      await this.show(110);
    }
  }

  /** Writes the film as a GIF, which every reader of a README shows by itself. */
  async write(file: string): Promise<void> {
    const pictures = await Promise.all(this.#frames.map((frame) => this.#drawn(frame)));
    await sharp(pictures, { join: { animated: true } })
      .gif({
        delay: this.#frames.map(({ time }) => time),
        loop: 0,
        colours: 64,
        dither: 0,
        effort: 10,
        interFrameMaxError: 4,
      })
      .toFile(file);
  }

  #drawn({ picture, x, y }: Frame): Promise<Buffer> {
    const [left, top] = [Math.round(x * this.#scale), Math.round(y * this.#scale)];
    return sharp(picture)
      .composite([{ input: pointer, left, top }])
      .png()
      .toBuffer();
  }
}
