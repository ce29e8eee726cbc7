/** How long what is said after a first word is gathered, in ms: who comments ten times sends no ten mails. */
const pause = 10 * 60_000;

/** Passes on what is said of each draft: the first at once, what follows soon after it together, and with it what could not be passed on. */
export class Gathered {
  readonly #waiting = new Map<string, string[]>();
  readonly #send: (draft: string, said: readonly string[]) => Promise<boolean>;

  /** `send` resolves with whether it was taken. */
  constructor(send: (draft: string, said: readonly string[]) => Promise<boolean>) {
    this.#send = send;
  }

  add(draft: string, said: string): void {
    const waiting = this.#waiting.get(draft);
    if (waiting) waiting.push(said);
    else this.#pass(draft, [said]);
  }

  #pass(draft: string, said: readonly string[]): void {
    const waiting: string[] = [];
    this.#waiting.set(draft, waiting);
    void this.#send(draft, said).then((isTaken) => {
      if (!isTaken) waiting.unshift(...said);
    });
    setTimeout(() => {
      if (waiting.length > 0) this.#pass(draft, waiting);
      else this.#waiting.delete(draft);
    }, pause).unref();
  }
}
