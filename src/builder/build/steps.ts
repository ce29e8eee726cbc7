/** How long each step of a build took, in seconds, in the order in which they began. */
export class Steps {
  readonly #seconds = new Map<string, number>();

  /** Runs a step and notes its time; steps of one name add up. */
  async measure<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await run();
    } finally {
      this.add(name, (performance.now() - started) / 1000);
    }
  }

  add(name: string, seconds: number): void {
    this.#seconds.set(name, (this.#seconds.get(name) ?? 0) + seconds);
  }

  addAll(seconds: Readonly<Record<string, number>>): void {
    for (const [name, each] of Object.entries(seconds)) this.add(name, each);
  }

  /** `parse 0.21 s, render 0.05 s`. */
  toString(): string {
    return [...this.#seconds].map(([name, seconds]) => `${name} ${seconds.toFixed(2)} s`).join(', ');
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries(this.#seconds);
  }
}
