/** The mails that were promised by an answer and go out after it: a server that stops waits for them. */
export class MailsUnderWay {
  readonly #all = new Set<Promise<void>>();

  /** Notes a mail from the moment on that it is promised. Where it can't be sent, `otherwise` is printed with why. */
  add(sending: Promise<unknown>, otherwise: string): void {
    const one = sending.then(
      () => undefined,
      (error: unknown) => console.error(otherwise, error),
    );
    this.#all.add(one);
    void one.then(() => this.#all.delete(one));
  }

  /** Resolves when none is under way of those that were promised until now. */
  async settled(): Promise<void> {
    await Promise.all(this.#all);
  }
}
