/**
 * Publishing from a browser: drafts, the record in Git, releases of the site, and the server that people sign in to.
 */
export { type Order, type Outcome, Publisher } from './publish/publisher.ts';
export type { NamedRelease, Release } from './publish/releases.ts';
export { type Step, steps } from './publish/steps.ts';
export { takeBack } from './publish/take-back.ts';
