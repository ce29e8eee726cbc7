/**
 * Work that is done one after the other, in the order in which it was asked for. What nothing is ahead of begins in the moment in which
 * it is asked for: the worker is busy with it while the screen is drawn.
 */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    const ahead = this.#waiting === 0 ? undefined : this.#last;
    this.#waiting += 1;
    let take: (result: Promise<Result>) => void = () => undefined;
    const done = new Promise<Result>((resolve) => {
      take = resolve;
    }).finally(() => {
      this.#waiting -= 1;
    });
    // Before it begins: what it asks for itself comes after it.
    this.#last = done.catch(() => undefined);
    take(ahead ? ahead.then(work) : (async () => await work())());
    return done;
  }
}
