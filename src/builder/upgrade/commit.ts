import { upgradePlaces } from '../base/upgrade-places.ts';
import { UsageError } from '../base/usage-error.ts';
import { git } from '../git/git.ts';

/** A repository that a site lies in: its own folder, the site's path in it, and the commit that is checked out. */
export type Repository = { folder: string; prefix: string; head: string };

/**
 * The repository of a site, in which nothing is uncommitted, but a file that is named. Throws UsageError, in words, where an upgrade would
 * mix with work of somebody's own, or can't be committed.
 */
export function cleanRepository(site: string, except: string | undefined): Repository {
  const asked = git(site, ['rev-parse', '--absolute-git-dir', '--show-prefix']);
  const head = git(site, ['rev-parse', '--verify', '--quiet', 'HEAD'])?.trim();
  if (asked === undefined || head === undefined)
    throw refused(
      'An upgrade is one commit, and Git keeps no state of this site so far: `git init`, then `git add --all` and `git commit`.',
    );
  if (git(site, ['var', 'GIT_COMMITTER_IDENT']) === undefined)
    throw refused(
      'An upgrade is one commit, and Git knows no name of yours: `git config user.name` and `git config user.email` say it.',
    );
  const changed = uncommitted(site, except);
  if (changed.length > 0)
    throw refused(
      [
        'There are changes here that aren’t committed. Commit them first, or put them aside (`git stash --include-untracked`):',
        ...changed.slice(0, 10).map((path) => `  ${path}`),
        ...(changed.length > 10 ? [`  and ${changed.length - 10} more`] : []),
      ].join('\n'),
    );
  const [folder = '', prefix = ''] = asked.split('\n');
  return { folder, prefix, head };
}

function refused(words: string): UsageError {
  return new UsageError(`${words}\nNothing was changed.`);
}

/** The files of a site that aren't as they were committed, by their paths in the repository. */
function uncommitted(site: string, except: string | undefined): string[] {
  const listed = git(site, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.']);
  if (listed === undefined) throw refused('Git can’t say what is committed here: `git status` shows why.');
  const known =
    except === undefined ? undefined : git(site, ['ls-files', '--others', '--full-name', '-z', '--', except]);
  return listed.split('\0').flatMap((line) => (line === '' || `${line.slice(3)}\0` === known ? [] : [line.slice(3)]));
}

/** What has Git look at the site as it is to be, in the folder of the upgrade, with an index of its own. */
export function gitEnvironment(site: string, { folder }: Repository): Record<string, string> {
  const { tree, index } = upgradePlaces(site);
  return { GIT_DIR: folder, GIT_WORK_TREE: tree, GIT_INDEX_FILE: index };
}

/** Makes the commit of an upgrade, which no branch has yet. `next` is the site as it is to be, `paths` what changes in it. */
export function makeCommit(
  site: string,
  repository: Repository,
  { next, paths, message }: { next: string; paths: readonly string[]; message: string },
): string {
  const environment = gitEnvironment(site, repository);
  const run = (args: readonly string[], input?: string) => {
    const out = git(next, args, { environment, ...(input === undefined ? {} : { input }) });
    if (out === undefined) throw refused(`The upgrade can't be committed: \`git ${args[0]}\` failed.`);
    return out.trim();
  };
  run(['read-tree', repository.head]);
  run(['update-index', '--add', '--remove', '-z', '--stdin'], paths.map((path) => `${path}\0`).join(''));
  return run(['commit-tree', run(['write-tree']), '-p', repository.head, '-F', '-'], message);
}

/**
 * Has the branch stand at the commit of an upgrade, and Git know that the files are as it says. False where somebody has committed
 * something else meanwhile. Throws UsageError where Git can't do it now.
 */
export function takeCommit(
  site: string,
  { before, after }: { before: string; after: string },
  paths: readonly string[],
): boolean {
  const head = git(site, ['rev-parse', 'HEAD'])?.trim();
  if (head !== before && head !== after) return false;
  const isTaken =
    (head === after || git(site, ['update-ref', '-m', 'upgrade', 'HEAD', after, before]) !== undefined) &&
    git(site, ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'], {
      input: paths.map((path) => `${path}\0`).join(''),
    }) !== undefined;
  if (isTaken) return true;
  throw new UsageError(
    'The upgrade is there, and Git can’t take its commit now. Where a Git has been killed, it has left a file `….lock` below `.git`: delete it, then run any command again.',
  );
}
