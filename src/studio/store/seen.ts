type Text = string | undefined;

/**
 * What the person still sees of files that others have changed, until the screen shows their changes too. What is done meanwhile is
 * meant for these texts: it is made of them, and then merged with what the files say.
 */
export class Seen {
  #texts = new Map<string, Text>();
  #count = 0;

  /** Grows with each change of others: views that were asked for before one don't show it. */
  get count(): number {
    return this.#count;
  }

  get texts(): ReadonlyMap<string, Text> {
    return this.#texts;
  }

  /** Others have changed files, which the person sees as they were. Said before the worker hears of it. */
  changedOutside(changes: readonly { file: string; before: Text }[]): void {
    if (changes.length > 0) this.#count += 1;
    for (const { file, before } of changes) if (!this.#texts.has(file)) this.#texts.set(file, before);
  }

  /** What the person has made of what they see. */
  changedHere(texts: ReadonlyMap<string, Text>): void {
    for (const [file, text] of texts) if (this.#texts.has(file)) this.#texts.set(file, text);
  }

  /** The screen shows what the files say. */
  caughtUp(): void {
    this.#texts = new Map();
  }
}
