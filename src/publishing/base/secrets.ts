import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A secret that nobody guesses, for links, cookies and tabs: 256 bits, as addresses take them. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: who reads the disk can't sign in with it. It is the name of its record, too. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** True where a secret is the one that was kept, in a time that tells nothing of how near it is. */
export function isSecret(secret: string, hash: string): boolean {
  const [one, other] = [Buffer.from(hashOfSecret(secret)), Buffer.from(hash)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Eight digits that are typed from one device into another. */
export function newCode(): string {
  return String(randomInt(0, 100_000_000)).padStart(8, '0');
}

/**
 * The name of a new record: when it was made, so that lists are in the order in which they were made, and a part that is no other's.
 * Behind `after` it stands in any case: in one moment too, and where the clock was put back.
 */
export function newName(now: number, after?: string): string {
  const moment = new Date(Math.max(now, timeOf(after) + 1)).toISOString().replaceAll(/[-:.]/g, '');
  return `${moment}-${randomBytes(5).toString('hex')}`;
}

/** When a record was made, by its name, in ms since 1970. */
function timeOf(name = ''): number {
  const [, year, month, day, hour, minute, second, rest] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})?Z/.exec(name) ?? [];
  if (year === undefined) return 0;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest ?? '999'}Z`);
}
