import { nearest } from '#engine/base';
import { UsageError } from '../base/usage-error.ts';
import { git } from '../git/git.ts';

/** The commit that content is compared with. `name` is what somebody called it. */
export type Base = { commit: string; name: string };

/** What the main branch may be called: as it was last fetched, before as it is on this machine. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * The commit from which on changes count: where the work that is checked out in `folder` left `wanted`, or the main branch.
 * Throws UsageError, which says what to do, where there is none.
 */
export function baseCommit(folder: string, wanted: string | undefined): Base {
  if (git(folder, ['rev-parse', '--git-dir']) === undefined)
    throw new UsageError(
      'These pages are in no Git repository, so nobody knows what they were before. `git init` begins one.',
    );
  if (commitOf(folder, 'HEAD') === undefined)
    throw new UsageError('Nothing has been committed yet, so there is nothing to compare with.');
  const name = wanted ?? mainBranches.find((branch) => commitOf(folder, branch) !== undefined);
  if (name === undefined)
    throw new UsageError(
      `There is no main branch here (${mainBranches.slice(1).join(', ')}). Say what to compare with: --base REF`,
    );
  const commit = commitOf(folder, name);
  if (commit === undefined) throw new UsageError(unknown(folder, name));
  const common = git(folder, ['merge-base', commit, 'HEAD'])?.trim();
  if (common === undefined && git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true')
    throw new UsageError(
      `This copy of the repository lacks its history, so it can't be told where it left \`${name}\`. Write: git fetch --unshallow`,
    );
  return { commit: common ?? commit, name: shortName(folder, name) };
}

function commitOf(folder: string, name: string): string | undefined {
  // A name that begins with a dash would be read as an option.
  const commit = name.startsWith('-')
    ? undefined
    : git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  return commit?.trim();
}

/** `origin/HEAD` by the name of the branch that it stands for. */
function shortName(folder: string, name: string): string {
  return name === 'origin/HEAD' ? (git(folder, ['rev-parse', '--abbrev-ref', 'origin/HEAD'])?.trim() ?? name) : name;
}

function unknown(folder: string, name: string): string {
  const names =
    git(folder, ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags']) ?? '';
  const near = nearest(
    name,
    names.split('\n').filter((each) => each !== ''),
  );
  const isShallow = git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
  const help = isShallow
    ? ' This copy of the repository lacks its history; `git fetch --unshallow` gets it.'
    : near === undefined
      ? ' `git branch --all` lists the branches.'
      : ` Did you mean \`${near}\`?`;
  return `There is no branch, tag or commit \`${name}\`.${help}`;
}

/** What content is compared with, as people read it: "main (398c673 of 2026-11-22)". */
export function baseWords(folder: string, { commit, name }: Base): string {
  const day = git(folder, ['show', '--no-patch', '--format=%cs', commit])?.trim() ?? '';
  const short = commit.slice(0, 7);
  return commit.startsWith(name) ? `${short} of ${day}` : `${name} (${short} of ${day})`;
}
