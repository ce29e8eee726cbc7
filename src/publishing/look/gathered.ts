/** How long what is said after a first word is gathered, in ms: who comments ten times sends no ten mails. */
const pause = 10 * 60_000;

/** Passes on what is said of each draft: the first at once, what follows soon after it together. */
export class Gathered {
  readonly #waiting = new Map<string, string[]>();
  readonly #send: (draft: string, said: readonly string[]) => void;

  constructor(send: (draft: string, said: readonly string[]) => void) {
    this.#send = send;
  }

  add(draft: string, said: string): void {
    const waiting = this.#waiting.get(draft);
    if (waiting) waiting.push(said);
    else {
      this.#send(draft, [said]);
      this.#wait(draft);
    }
  }

  #wait(draft: string): void {
    this.#waiting.set(draft, []);
    setTimeout(() => {
      const said = this.#waiting.get(draft) ?? [];
      this.#waiting.delete(draft);
      if (said.length === 0) return;
      this.#send(draft, said);
      this.#wait(draft);
    }, pause).unref();
  }
}
