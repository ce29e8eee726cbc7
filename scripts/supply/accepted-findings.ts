/** A weakness of a package that does not touch this project: why, and until when that is believed (YYYY-MM-DD). */
export type AcceptedFinding = { why: string; until: string };

/** By the address of the advisory, such as `https://github.com/advisories/GHSA-…`. */
export const acceptedFindings: Readonly<Record<string, AcceptedFinding>> = {};
