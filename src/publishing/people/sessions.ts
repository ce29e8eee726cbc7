import { join } from 'node:path';
import { Records } from '../base/records.ts';
import { hashOfSecret, isSecret, newSecret } from '../base/secrets.ts';

/** Somebody who is signed in, in one browser. Its name is the hash of what the cookie holds. */
export type Session = {
  person: string;
  /** The hash of what the tab holds: a cookie alone, which goes to every port of a machine, opens nothing. */
  tab: string;
  at: number;
  seen: number;
  /** When they have last confirmed that it is they, in ms since 1970; nothing since they signed in. */
  confirmed?: number;
  /** The browser, in the words that it calls itself. */
  browser: string;
};

export type NamedSession = Session & { name: string };

const hour = 3_600_000;
/** How long a session lasts that nobody uses, and how long at most. */
const idle = 14 * 24 * hour;
const longest = 60 * 24 * hour;
/** How often it is written down that a session is used, in ms. */
const noted = hour;

/** Who is signed in. */
export class Sessions {
  readonly #records: Records<Session>;
  readonly #now: () => number;

  constructor(studioFolder: string, now: () => number = Date.now) {
    this.#records = new Records(join(studioFolder, 'sessions'));
    this.#now = now;
  }

  /** Signs somebody in, and returns what the cookie and the tab hold. */
  begin(person: string, browser: string): { cookie: string; tab: string } {
    this.#forget();
    const [cookie, tab] = [newSecret(), newSecret()];
    const at = this.#now();
    const session = { person, tab: hashOfSecret(tab), at, seen: at, browser: browser.slice(0, 200) };
    this.#records.put(hashOfSecret(cookie), session);
    return { cookie, tab };
  }

  /** Whose session it is: nothing without both halves of it, or when it has ended. */
  find(cookie: string | undefined, tab: string | undefined): NamedSession | undefined {
    const session = tab === undefined ? undefined : this.ofCookie(cookie);
    return session && tab !== undefined && isSecret(tab, session.tab) ? session : undefined;
  }

  /** The session of a cookie alone: for what an element of a page asks for, which sends no header. */
  ofCookie(cookie: string | undefined): NamedSession | undefined {
    if (cookie === undefined) return undefined;
    const name = hashOfSecret(cookie);
    const session = this.#records.get(name);
    if (!session) return undefined;
    const now = this.#now();
    if (this.#hasEnded(session)) {
      this.#records.remove(name);
      return undefined;
    }
    if (now - session.seen > noted) this.#records.put(name, { ...session, seen: now });
    return { ...session, name };
  }

  /** Notes down that somebody has confirmed that it is they; not in a session that has been ended meanwhile. */
  confirm(name: string): void {
    const session = this.#records.get(name);
    if (session) this.#records.put(name, { ...session, confirmed: this.#now() });
  }

  of(person: string): NamedSession[] {
    return this.#records.all().flatMap(([name, session]) => (session.person === person ? [{ ...session, name }] : []));
  }

  end(name: string): boolean {
    return this.#records.remove(name);
  }

  endAllOf(person: string): void {
    for (const { name } of this.of(person)) this.end(name);
  }

  #hasEnded({ at, seen }: Session): boolean {
    const now = this.#now();
    return now - seen > idle || now - at > longest;
  }

  #forget(): void {
    for (const [name, session] of this.#records.all()) if (this.#hasEnded(session)) this.#records.remove(name);
  }
}
