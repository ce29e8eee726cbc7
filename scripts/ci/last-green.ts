import { askGitHub, fieldOfEvent, listOf, type Repository } from './github.ts';

/**
 * The newest commit of main that the workflow `ci` has passed, or `undefined` where there is none. Only runs that a
 * push has started count: what a pull request brings is not on main yet, though its branch may be called so.
 */
export async function lastGreen(repository: Repository): Promise<string | undefined> {
  const query = 'branch=main&event=push&status=success&per_page=1';
  const answer = await askGitHub(repository, `actions/workflows/ci.yml/runs?${query}`);
  const [run] = listOf(answer, 'workflow_runs');
  const commit = fieldOfEvent(run, 'head_sha');
  if (commit === undefined) return undefined;
  const place = fieldOfEvent(await askGitHub(repository, `compare/${commit}...main`), 'status');
  return place === 'ahead' || place === 'identical' ? commit : undefined;
}
