/** Why an address can't be reached, as far as it is known: the server says so, or there is none that answers. */
export type Unreachable =
  | 'no-host'
  | 'refused'
  | 'broken-off'
  | 'slow'
  | 'server-error'
  | 'loop'
  | 'too-many'
  | 'astray';

/**
 * What a check of links to elsewhere learned of an address, once it was the same on three days running: `since` is the first of them.
 * `isSure` is said of a new address that can't be another page than the one that was meant.
 */
export type OutsideAnswer = { since: string } & (
  | { what: 'gone' | 'certificate' }
  | { what: 'moved'; to: string; isSure: boolean }
  | { what: 'unreachable'; why: Unreachable }
);
