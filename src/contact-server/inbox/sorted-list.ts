/** So many new entries are sorted by themselves and merged; beyond that, all are sorted at once. */
const few = 2000;

/** A list that is kept in an order while entries come and go: what is new is merged in when somebody looks. */
export class SortedList<Entry> {
  readonly #isBefore: (a: Entry, b: Entry) => boolean;
  #sorted: Entry[] = [];
  readonly #added = new Set<Entry>();
  readonly #removed = new Set<Entry>();

  constructor(isBefore: (a: Entry, b: Entry) => boolean) {
    this.#isBefore = isBefore;
  }

  add(entry: Entry): void {
    this.#added.add(entry);
  }

  remove(entry: Entry): void {
    if (!this.#added.delete(entry)) this.#removed.add(entry);
  }

  /** All entries in their order. */
  get entries(): readonly Entry[] {
    if (this.#added.size === 0 && this.#removed.size === 0) return this.#sorted;
    const stay = this.#removed.size === 0 ? this.#sorted : this.#sorted.filter((entry) => !this.#removed.has(entry));
    const compare = (a: Entry, b: Entry) => (this.#isBefore(a, b) ? -1 : this.#isBefore(b, a) ? 1 : 0);
    const added = [...this.#added];
    this.#sorted =
      added.length > few ? [...stay, ...added].sort(compare) : merged(stay, added.sort(compare), this.#isBefore);
    this.#added.clear();
    this.#removed.clear();
    return this.#sorted;
  }
}

function merged<Entry>(long: readonly Entry[], short: readonly Entry[], isBefore: (a: Entry, b: Entry) => boolean) {
  const all: Entry[] = [];
  let next = 0;
  for (const entry of long) {
    for (let other = short[next]; other !== undefined && isBefore(other, entry); other = short[next]) {
      all.push(other);
      next += 1;
    }
    all.push(entry);
  }
  return [...all, ...short.slice(next)];
}
