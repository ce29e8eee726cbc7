/** Where the contact path says what happens. No line holds anything that a visitor typed. */
export type Log = { info(line: string): void; warn(line: string): void; error(line: string): void };

/** A log that shows no secret, whatever it is told. */
export function logWithout(log: Log, hide: (text: string) => string): Log {
  return {
    info: (line) => log.info(hide(line)),
    warn: (line) => log.warn(hide(line)),
    error: (line) => log.error(hide(line)),
  };
}

/** What went wrong, without the texts of others in it: an error's code or name. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${response}`;
}
