import type { Session } from '#kit';
import type { Path } from '#kit/model';
import { ask } from './account.ts';
import type { NotDone, Problem } from './publishing.ts';

/** Who has said something: one of those who work on the draft, or whoever has its link. */
export type By = { name: string; isOurs: boolean };

/** A comment with what was answered. */
export type Thread = {
  id: string;
  at: number;
  by: By;
  text: string;
  /** The page by its address, and one of its sections by its number and words. */
  about?: { page: string; title: string; section?: { index: number; words: string } };
  answers: readonly { at: number; by: By; text: string }[];
  isSettled: boolean;
};

/** Whether somebody approves. `isVoid`: of what the draft said before it was changed. */
export type Verdict = { at: number; by: By; approves: boolean; text: string; isVoid: boolean };

/** A comment, and where the section that it is about is written by now. */
export type PlacedThread = Thread & { place?: { file: string; path: Path } };

/** What is shown of a draft to people without an account, and what they have said. */
export type DraftLook = {
  name: string;
  look?: { by: string; note: string; at: number; expires: number; mailed: readonly string[]; isOld: boolean };
  /** Why nobody can be asked. */
  problem?: string;
  /** Whether links can be mailed. */
  mails: boolean;
  threads: readonly PlacedThread[];
  verdicts: readonly Verdict[];
};

/** What has come of asking: a link, or what has to be fixed or decided first. */
export type Asked =
  | { asked: string; isMailed: boolean }
  | { problems: readonly Problem[] }
  | { contradictions: unknown }
  | Extract<NotDone, { refused: string }>;

/** Asks people without an account for a look at a draft, and holds what they say. */
export class Looking {
  readonly #session: Pick<Session, 'fetch'>;
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #state: DraftLook | undefined;

  constructor(session: Pick<Session, 'fetch'>, draft: string) {
    this.#session = session;
    this.#address = `/drafts/${draft}`;
  }

  /** Nothing before it was asked for. */
  get state(): DraftLook | undefined {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async load(): Promise<void> {
    await this.#ask('GET', '/look');
  }

  async ask(given: { name: string; note: string; mails: readonly string[] }): Promise<Asked> {
    const { answer, message } = await ask(this.#session, 'POST', `${this.#address}/look`, given);
    await this.load();
    // As the server made it: one of these, or a sentence.
    if (['asked', 'problems', 'contradictions'].some((key) => key in answer)) return answer as Asked;
    return { refused: message ?? 'The server’s answer can’t be read.' };
  }

  /** Ends it: no link shows anything any more. Returns what is wrong. */
  async end(): Promise<string | undefined> {
    const { message } = await ask(this.#session, 'DELETE', `${this.#address}/look`);
    await this.load();
    return message;
  }

  answer(comment: string, text: string): Promise<string | undefined> {
    return this.#ask('POST', `/comments/${comment}`, { text });
  }

  settle(comment: string, isSettled: boolean): Promise<string | undefined> {
    return this.#ask('PATCH', `/comments/${comment}`, { isSettled });
  }

  async #ask(method: string, address: string, body?: unknown): Promise<string | undefined> {
    const { answer, message } = await ask(this.#session, method, this.#address + address, body);
    if (message === undefined) {
      // As the server made it.
      this.#state = answer as DraftLook;
      for (const listener of this.#listeners) listener();
    }
    return message;
  }
}
