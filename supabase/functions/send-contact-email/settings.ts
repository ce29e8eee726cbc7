/** The numbers that the environment may set, of both backends: what holds without one, and the least and most that work. */
const numbers = {
  /** Messages a minute from one address; 0 for no limit. */
  CONTACT_RATE_LIMIT: { usual: 30, least: 0, most: 10_000 },
  /** What all kept messages may take, in megabytes. */
  SPOOL_LIMIT_MB: { usual: 1024, least: 1, most: 1_048_576 },
  /** The days after which delivered and kept-back messages are deleted; 0 for never. A hundred years are the most. */
  MESSAGE_RETENTION_DAYS: { usual: 90, least: 0, most: 36_500 },
} as const;

/** A number of the environment; the usual one where nothing is set. Throws, with what to write, where it can't be used. */
export function numberOf(name: keyof typeof numbers, text: string | undefined): number {
  const { usual, least, most } = numbers[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least || value > most)
    throw new Error(
      `${name} must be a whole number from ${least} to ${most}, such as ${usual}, not "${text.slice(0, 40)}".`,
    );
  return value;
}

const megabyte = 1024 * 1024;

/** The bytes that SPOOL_LIMIT_MB allows. */
export function storeLimitOf(text: string | undefined): number {
  return numberOf('SPOOL_LIMIT_MB', text) * megabyte;
}
