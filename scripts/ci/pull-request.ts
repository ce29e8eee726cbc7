/** The pull request that a workflow speaks of, as its event says. */
export type PullRequest = { number: number; commit: string };

/** Reads NUMBER and COMMIT, which the workflow takes from its event. Throws where they are none. */
export function pullRequestOf({ NUMBER = '', COMMIT = '' }: NodeJS.ProcessEnv): PullRequest {
  if (!/^[1-9]\d{0,9}$/.test(NUMBER) || !/^[0-9a-f]{40}$/.test(COMMIT))
    throw new Error('NUMBER and COMMIT must be those of a pull request.');
  return { number: Number(NUMBER), commit: COMMIT };
}
