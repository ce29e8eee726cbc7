/**
 * Work that is done one after the other, in the order in which it was asked for. Where nothing is under way, it begins at once, before
 * `add` returns: the worker is busy with it while the screen is drawn.
 */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    const ahead = this.#waiting === 0 ? undefined : this.#last;
    this.#waiting += 1;
    let settle: (result: Promise<Result>) => void = () => undefined;
    const done = new Promise<Result>((resolve) => {
      settle = resolve;
    }).finally(() => {
      this.#waiting -= 1;
    });
    // Set before the work begins: what it adds itself comes after it.
    this.#last = done.catch(() => undefined);
    settle(ahead ? ahead.then(work) : (async () => await work())());
    return done;
  }
}
