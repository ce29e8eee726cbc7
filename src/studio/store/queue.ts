/** Work that is done one after the other, in the order in which it was asked for. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** True where nothing is under way. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
