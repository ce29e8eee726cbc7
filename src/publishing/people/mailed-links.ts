import { join } from 'node:path';
import { Records } from '../base/records.ts';
import { hashOfSecret, isSecret, newCode, newSecret } from '../base/secrets.ts';

/** A way in that was mailed. Its name is the hash of what the asking browser holds: in another one it opens nothing. */
type MailedLink = { person: string; purpose: Purpose; link: string; code: string; tries: number; expires: number };

/** What it was mailed for. A code to sign in confirms nothing: who has a passkey shows it for that, and reading their mails is not enough. */
type Purpose = 'sign-in' | 'confirm';

/** How long one lasts, in ms. */
const lasts = 15 * 60_000;
/** How often a code may be typed wrongly before another mail has to be asked for. */
const mostTries = 5;
/** How many one person may have at once, from however many senders: nobody's mailbox is filled. */
const mostOfPerson = 10;

/**
 * Links and codes that are mailed to people who sign in. Opening a link uses nothing up, since programs that look through mails do that:
 * only the browser that has asked for it can use it, once, by the link's own secret or by the code beside it.
 */
export class MailedLinks {
  readonly #records: Records<MailedLink>;
  readonly #now: () => number;

  constructor(studioFolder: string, now: () => number = Date.now) {
    this.#records = new Records(join(studioFolder, 'links'));
    this.#now = now;
  }

  /** What an asking browser holds. Everybody who asks gets one, whether they are known or not. */
  static browser(): string {
    return newSecret();
  }

  /** Makes a link for somebody who has asked for it in a browser. Returns what the mail says; nothing where there are too many already. */
  make(purpose: Purpose, person: string, browser: string): { link: string; code: string } | undefined {
    let count = 0;
    for (const [name, record] of this.#records.all())
      if (record.expires <= this.#now()) this.#records.remove(name);
      else if (record.person === person) count += 1;
    if (count >= mostOfPerson) return undefined;
    const [link, code] = [newSecret(), newCode()];
    const expires = this.#now() + lasts;
    this.#records.put(hashOfSecret(browser), {
      person,
      purpose,
      link: hashOfSecret(link),
      // Eight digits alone would be found by trying; with what the browser holds they can't be.
      code: hashOfSecret(`${browser} ${code}`),
      tries: 0,
      expires,
    });
    return { link, code };
  }

  /** Who is let in: by a link or a code, in the browser that has asked. It is used up then. */
  use(purpose: Purpose, browser: string | undefined, given: { link: string } | { code: string }): string | undefined {
    if (browser === undefined) return undefined;
    const name = hashOfSecret(browser);
    const record = this.#records.get(name);
    if (record?.purpose !== purpose || record.expires <= this.#now()) return undefined;
    const isRight =
      'link' in given
        ? isSecret(given.link, record.link)
        : isSecret(`${browser} ${given.code.replaceAll(/\D/g, '')}`, record.code);
    if (isRight) return this.#records.remove(name) ? record.person : undefined;
    if (record.tries + 1 >= mostTries) this.#records.remove(name);
    else this.#records.put(name, { ...record, tries: record.tries + 1 });
    return undefined;
  }
}
