/** What is used of the package, whose published types lack the order of preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** Those of `available` that the client accepts, the best first; what it likes equally stands as in `preferred`. */
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[];
  }
}
