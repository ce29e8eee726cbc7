/** So many items are handed out at a time, at the most, and at the least. */
const [most, least] = [32, 2];
/** Of what is left, each of several workers gets about so many portions: they become smaller, and all workers end at about the same time. */
const portions = 8;

/**
 * Items that wait for workers. Each may have a worker of its own, which is handed them from the first on; the others take what is
 * left, from the last on: those that the own worker would come to last.
 */
export class WorkQueue<Item, Worker> {
  readonly #waiting = new Map<Worker | undefined, Item[]>();
  readonly #workers: number;
  #left: number;

  constructor(items: readonly Item[], workerOf: (item: Item) => Worker | undefined, workers: number) {
    this.#workers = workers;
    this.#left = items.length;
    for (const item of items) {
      const worker = workerOf(item);
      const own = this.#waiting.get(worker);
      if (own) own.push(item);
      else this.#waiting.set(worker, [item]);
    }
  }

  /** The next items for a worker; none where nothing is left. */
  take(worker: Worker): Item[] {
    const portion = this.#portion();
    const own = [worker, undefined].map((owner) => this.#waiting.get(owner)).find((items = []) => items.length > 0);
    const taken = own ? own.splice(0, portion) : this.#longest().splice(-portion);
    this.#left -= taken.length;
    return taken;
  }

  clear(): void {
    this.#waiting.clear();
  }

  #longest(): Item[] {
    return [...this.#waiting.values()].reduce((some, other) => (other.length > some.length ? other : some), []);
  }

  #portion(): number {
    if (this.#workers === 1) return most;
    return Math.max(least, Math.min(most, Math.ceil(this.#left / (this.#workers * portions))));
  }
}
