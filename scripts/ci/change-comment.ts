import { askGitHub, fieldOf, fieldOfEvent, listOf, numberOf, type Repository } from './github.ts';
import type { PullRequest } from './pull-request.ts';

/** What the comment begins with, by which the next run finds it. Readers don't see it. */
const marker = '<!-- content-changes -->';

/** Who writes it: nobody else's comment is touched, whatever it begins with. */
const author = 'github-actions[bot]';

/** What is said of a pull request, as the workflow hands it on. */
export type Described = { text: string; isEmpty: boolean };

/**
 * Keeps one comment on a pull request that says what it changes: writes it, or brings it up to date. Where nothing changes there is
 * none, unless there was one. Gives what it did. A run that comes too late, for a commit before the newest, does nothing.
 */
export async function keepComment(
  repository: Repository,
  { number, commit }: PullRequest,
  described: Described,
): Promise<string> {
  const request = await askGitHub(repository, `pulls/${number}`);
  if (fieldOfEvent(request, 'state') !== 'open' || fieldOfEvent(fieldOf(request, 'head'), 'sha') !== commit)
    return 'The pull request is closed or has a newer commit: nothing was written.';
  const [first, ...more] = await ownComments(repository, number);
  // Two runs at once may both have found none.
  for (const { id } of more) await askGitHub(repository, `issues/comments/${id}`, { method: 'DELETE' });
  if (!first && described.isEmpty) return 'Nothing of the content changes: nothing was written.';
  const body = commentText(described.text, await previewOf(repository, { number, commit }));
  if (first?.body === body) return 'The comment is up to date.';
  if (first) await askGitHub(repository, `issues/comments/${first.id}`, { method: 'PATCH', body: { body } });
  else await askGitHub(repository, `issues/${number}/comments`, { method: 'POST', body: { body } });
  return first ? 'The comment was brought up to date.' : 'The comment was written.';
}

/** The comment. `text` is Markdown in which all that others say stands in code spans. */
function commentText(text: string, preview: string | undefined): string {
  const address = preview === undefined ? [] : [`The preview: <${preview}>`, ''];
  return [marker, '### What this changes for visitors', '', ...address, text].join('\n');
}

type Comment = { id: number; body: string };

/** More pages of comments than this are not looked through. */
const mostPages = 20;

/** The comments of this workflow, the oldest first. */
async function ownComments(repository: Repository, number: number): Promise<Comment[]> {
  const found: Comment[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const comments = listOf(await askGitHub(repository, `issues/${number}/comments?per_page=100&page=${page}`));
    for (const comment of comments) {
      const [id, body = ''] = [numberOf(comment, 'id'), fieldOfEvent(comment, 'body')];
      const isOwn = fieldOfEvent(fieldOf(comment, 'user'), 'login') === author && body.startsWith(marker);
      if (isOwn && id !== undefined) found.push({ id, body });
    }
    if (comments.length < 100) break;
  }
  return found;
}

/** How many previews are looked through for the one of a pull request. */
const mostPreviews = 20;

/** Where the newest preview of a pull request is, if there is one: only an address as the workflow `deploy` makes it counts. */
async function previewOf(repository: Repository, { number, commit }: PullRequest): Promise<string | undefined> {
  const deployments = listOf(await askGitHub(repository, 'deployments?environment=preview&per_page=100'));
  const isOwn = (deployment: unknown) => fieldOfEvent(deployment, 'sha') === commit;
  const sorted = [...deployments.filter(isOwn), ...deployments.filter((deployment) => !isOwn(deployment))];
  for (const deployment of sorted.slice(0, mostPreviews)) {
    const statuses = listOf(await askGitHub(repository, `deployments/${numberOf(deployment, 'id')}/statuses`));
    const [address] = statuses.flatMap((status) => fieldOfEvent(status, 'environment_url') ?? []);
    if (address !== undefined && isPreviewOf(number, address)) return address;
  }
  return undefined;
}

function isPreviewOf(number: number, address: string): boolean {
  return address.startsWith(`https://pr-${number}-`) && /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/?$/.test(address);
}
