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

/** What is asked for beside the path: a change, with what it says. */
type Request = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown };

/** What GitHub answers about the repository at a path of its API. Throws where it answers with an error, or not within half a minute. */
export async function askGitHub(
  { api, name, token }: Repository,
  path: string,
  request: Request = {},
): Promise<unknown> {
  const response = await fetch(`${api}/repos/${name}/${path}`, {
    method: request.method ?? 'GET',
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`);
  return response.status === 204 ? undefined : response.json();
}

/** A list of an answer, or the answer itself where no name is given; an empty one where it has none. */
export function listOf(value: unknown, name?: string): readonly unknown[] {
  const list = name === undefined ? value : fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** A text of an answer, where it has one. */
export function fieldOfEvent(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : undefined;
}

/** A whole number of an answer, where it has one. */
export function numberOf(value: unknown, name: string): number | undefined {
  const number = fieldOf(value, name);
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** What an answer holds under a name. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
