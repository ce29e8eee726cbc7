/** So many items are handed out at a time, at the most. */
const most = 32;
/** Of several workers, each gets about so many portions: all of them end at about the same time then. */
const portions = 8;

/** Items that wait for workers. Each may have a worker of its own, which is handed it first; the others take what is left. */
export class WorkQueue<Item, Worker> {
  readonly #waiting = new Map<Worker | undefined, Item[]>();
  readonly #portion: number;

  constructor(items: readonly Item[], workerOf: (item: Item) => Worker | undefined, workers: number) {
    this.#portion = workers === 1 ? most : Math.min(most, Math.ceil(items.length / (workers * portions)));
    for (const item of items) {
      const worker = workerOf(item);
      const own = this.#waiting.get(worker);
      if (own) own.push(item);
      else this.#waiting.set(worker, [item]);
    }
  }

  /** The next items for a worker; none where nothing is left. */
  take(worker: Worker): Item[] {
    const own = this.#waiting.get(worker) ?? [];
    const longest = [...this.#waiting.values()].reduce(
      (some, other) => (other.length > some.length ? other : some),
      own,
    );
    return (own.length > 0 ? own : longest).splice(0, this.#portion);
  }

  clear(): void {
    this.#waiting.clear();
  }
}
