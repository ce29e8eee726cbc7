/** How long a result is given out again, in milliseconds. */
const shelfLife = 1000;

/** Does something that costs, and returns its result to all who ask while it runs and for a second after. */
export class SharedResult<T> {
  readonly #work: () => Promise<T>;
  readonly #elapsed: () => number;
  #current: Promise<T> | undefined;
  #endedAt = Number.POSITIVE_INFINITY;

  /** `elapsed` counts milliseconds and never jumps, unlike the time of day. */
  constructor(work: () => Promise<T>, elapsed: () => number = () => performance.now()) {
    this.#work = work;
    this.#elapsed = elapsed;
  }

  get(): Promise<T> {
    if (this.#current && this.#elapsed() - this.#endedAt <= shelfLife) return this.#current;
    this.#endedAt = Number.POSITIVE_INFINITY;
    const current = this.#work().finally(() => {
      if (this.#current === current) this.#endedAt = this.#elapsed();
    });
    this.#current = current;
    return current;
  }

  /** Has whoever asks next not get a result that is known to be old. */
  forget(): void {
    this.#current = undefined;
  }
}
