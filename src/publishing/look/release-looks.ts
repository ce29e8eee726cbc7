import { hashOfSecret, newSecret } from '../base/secrets.ts';

const lasts = 3_600_000;
/** Of more links than this, the oldest goes. */
const mostLinks = 200;

/** Links by which those who have an account look at something that was published, for an hour each, and as long as the server runs. */
export class ReleaseLooks {
  readonly #now: () => number;
  readonly #links = new Map<string, { release: string; expires: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Makes a link to a release, and returns what it holds. */
  makeLink(release: string): string {
    const [oldest] = this.#links.keys();
    if (oldest !== undefined && this.#links.size >= mostLinks) this.#links.delete(oldest);
    const token = newSecret();
    this.#links.set(hashOfSecret(token), { release, expires: this.#now() + lasts });
    return token;
  }

  /** What a link leads to; nothing where it is none, or too old. */
  find(token: string): { release: string; expires: number } | undefined {
    const link = this.#links.get(hashOfSecret(token));
    return link && link.expires > this.#now() ? link : undefined;
  }
}
