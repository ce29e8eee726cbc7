/** What a workflow of GitHub Actions knows of its repository, as the runner's environment tells it. */
export type Repository = {
  /** GITHUB_API_URL */
  api: string;
  /** GITHUB_REPOSITORY, such as `owner/name` */
  name: string;
  /** GITHUB_TOKEN, which may read the runs. */
  token: string;
};

/** The repository of the workflow that runs this. Throws where a variable is missing. */
export function repositoryOf(environment: NodeJS.ProcessEnv): Repository {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token } = environment;
  if (!api || !name || !token) throw new Error('GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN must be set.');
  return { api, name, token };
}

/**
 * The newest commit of main that the workflow `ci` has passed, or `undefined` where there is none. Only runs that a
 * push has started count: what a pull request brings is not on main yet, though its branch may be called so.
 */
export async function lastGreen(repository: Repository): Promise<string | undefined> {
  const query = 'branch=main&event=push&status=success&per_page=1';
  const answer = await ask(repository, `actions/workflows/ci.yml/runs?${query}`);
  const [run] = listOf(answer, 'workflow_runs');
  const commit = textOf(run, 'head_sha');
  if (commit === undefined) return undefined;
  const place = textOf(await ask(repository, `compare/${commit}...main`), 'status');
  return place === 'ahead' || place === 'identical' ? commit : undefined;
}

async function ask({ api, name, token }: Repository, path: string): Promise<unknown> {
  const response = await fetch(`${api}/repos/${name}/${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`);
  return response.json();
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
