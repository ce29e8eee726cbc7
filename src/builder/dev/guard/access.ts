import { createHash, randomBytes } from 'node:crypto';
import { keyMark, tokenHeader } from '#kit/preview';
import type { Judged } from './refusal.ts';

/** What is said to a window that isn't let in, or not any more. */
export const notLetIn =
  'This window is not let in, or not any more. Press Enter in the terminal in which this was started, and open the address that it shows then. What you have typed here stays.';

/**
 * Who may do more than look at pages. Other users of the machine reach the same port, so what lets somebody in is never in
 * an answer: a key of one use stands in the address that the terminal shows, and becomes a token there.
 */
export class Access {
  readonly #keys = new Set<string>();
  readonly #tokens = new Set<string>();

  /** An address with a new key: in the fragment, which is not sent, and stands in no log and no referrer. */
  addressFor(address: string): string {
    const key = secret();
    this.#keys.add(hashOf(key));
    return `${address}${keyMark}${key}`;
  }

  /** The token for a key that nobody has used before. */
  redeem(key: string): string | undefined {
    if (!this.#keys.delete(hashOf(key))) return undefined;
    const token = secret();
    this.#tokens.add(hashOf(token));
    return token;
  }

  /** True for a request with one token of this start that one of this origin's own pages has sent. */
  allows(request: Judged): boolean {
    const [token, ...more] = request.headersDistinct[tokenHeader] ?? [];
    return isFromOwnPage(request) && token !== undefined && more.length === 0 && this.#tokens.has(hashOf(token));
  }
}

/** True where a browser says that one of this origin's own pages asks. What it says of others, the guard has refused. */
export function isFromOwnPage({ headers }: Judged): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin';
}

/** 256 bits, as an address and a header can hold them. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are compared by their hashes: how long that takes tells nothing of them. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
