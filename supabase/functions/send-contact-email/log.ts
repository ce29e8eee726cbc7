/** Where the contact path says what happens. No line holds anything that a visitor typed. */
export type Log = { info(line: string): void; warn(line: string): void; error(line: string): void };

/** What went wrong, without the texts of others in it: an error's code or name. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${response}`;
}
