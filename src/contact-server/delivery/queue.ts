/** Does one thing after the other, so that nobody changes a message between another's look at it and its change. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Does `work` when everything before it has ended, and returns its result. */
  add<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
