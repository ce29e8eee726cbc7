/** Why another repository hasn't done what it was asked for, in a sentence; `isAhead` where others have pushed meanwhile. */
export type Problem = { problem: string; isAhead?: true };

const noWayIn =
  /Authentication failed|could not read (?:Username|Password)|error: 40[13]|HTTP Basic: Access denied|Permission denied|Host key verification failed/i;

/** What Git and the servers of the usual hosts say (in English, by LC_ALL), and what is to be done about it. */
const known: readonly [RegExp, (where: string, reason: string) => string][] = [
  [
    /\[remote rejected\] \(([^()\n]*)\)/,
    (where, reason) =>
      /protected|prohibited|hook declined/i.test(reason)
        ? `${where} takes nothing that is pushed to this branch (${reason}): it is protected. Let the owner of the token push to it.`
        : `${where} didn’t take it: ${reason}.`,
  ],
  [
    noWayIn,
    (where) => `${where} doesn’t let this server in. The token in PUBLISH_TOKEN_FILE is missing, wrong or too old.`,
  ],
  [
    /not found|does not appear to be a git repository|does not exist|error: 404/i,
    (where) => `There is no repository at the address of PUBLISH_REMOTE (${where}), or the token doesn’t open it.`,
  ],
  [
    /Could not resolve host|unable to access|Failed to connect|timed out|Connection (?:refused|reset)|Could not read from remote/i,
    (where) => `${where} can’t be reached.`,
  ],
];

/** Why it failed, by what Git has printed. `where` is what people call the other repository; `isOwn`: it was asked as the person whose machine this is. */
export function remoteProblem(
  { stdout, stderr }: { stdout: string; stderr: string },
  where: string,
  isOwn = false,
): Problem {
  const said = `${stdout}\n${stderr}`;
  if (/\[rejected\]|non-fast-forward|fetch first/.test(said) && !/\[remote rejected\]/.test(said))
    return { problem: `Others have pushed to ${where} at the same time.`, isAhead: true };
  if (isOwn && noWayIn.test(said))
    return {
      problem: `${where} doesn’t let you in from here. \`git push\`, in a terminal in the folder of the site, says what it needs.`,
    };
  for (const [sign, words] of known) {
    const found = sign.exec(said);
    if (found) return { problem: words(where, found[1] ?? '') };
  }
  const last = stderr.trim().split('\n').at(-1)?.slice(0, 200);
  return { problem: last ? `${where} didn’t take it: ${last}` : `${where} gave no answer.` };
}
