import type { Remote } from '../git/remote.ts';
import type { Head, Repository } from '../git/repository.ts';
import { changesFrom } from '../publish/changes-from.ts';
import type { Outcome } from '../publish/order.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Task } from './deliveries.ts';

/** How often it begins again where others push at the same time. */
const mostAttempts = 5;

/** What has come of a task: what is done, or why not. */
type Result = { done: string } | { problem: string };

/** Pushes what is public to another repository. What others have pushed there is published first. `onTaken` is told of that. */
export function pushTask(publisher: Publisher, remote: Remote, onTaken: (release: string) => void): Task {
  const { repository } = publisher;
  return {
    name: 'push',
    to: remote.name,
    wanted: async () => (await repository.head()).commit,
    work: async () => {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const result = await push({ publisher, repository, remote, onTaken });
        if (result) return result;
      }
      return { problem: `Others push to ${remote.name} again and again.` };
    },
  };
}

type Work = { publisher: Publisher; repository: Repository; remote: Remote; onTaken: (release: string) => void };

/** One attempt; nothing where others were faster, so that it begins again. */
async function push({ publisher, repository, remote, onTaken }: Work): Promise<Result | undefined> {
  const own = await repository.head();
  const found = await remote.head(repository);
  if ('problem' in found) return found;
  const branch = own.ref.replace(/^refs\/heads\//, '');
  const { head } = found;
  if (head && head.branch !== branch)
    return {
      problem: `The pages are on the branch \`${branch}\`, and ${remote.name} shows \`${head.branch}\`. Whoever runs the server brings both to one name.`,
    };
  if (head?.commit === own.commit) return { done: own.commit };
  if (head && !(await repository.isPublic(head.commit))) {
    const problem = (await remote.fetch(repository, branch)) ?? (await takeOver(publisher, head.commit, own, remote));
    if (problem) return problem;
    onTaken(publisher.releases.newest ?? '');
    return undefined;
  }
  const problem = await remote.push(repository, branch, own.commit);
  if (!problem) return { done: own.commit };
  return problem.isAhead ? undefined : problem;
}

/** Publishes what others have pushed, joined with what is public here. Returns what stands in the way. */
async function takeOver(
  publisher: Publisher,
  theirs: string,
  own: Head,
  { name }: Remote,
): Promise<{ problem: string } | undefined> {
  const { repository } = publisher;
  const common = await repository.commonOf(own.commit, theirs);
  if (common === undefined)
    return {
      problem: `The repository at ${name} has another history than the one here: it belongs to something else.`,
    };
  const beside = await repository.changedBeside(common, theirs);
  if (beside.length > 0)
    return {
      problem: `Somebody has pushed files beside the pages to ${name} (${beside.slice(0, 3).join(', ')}), which the server doesn’t take over by itself: whoever runs it does, by \`git pull\`.`,
    };
  const outcome = await publisher.publish({
    title: `What was pushed to ${name}`,
    author: { id: 'server', name: 'Studio' },
    ...(await changesFrom(publisher, common, theirs)),
    joins: theirs,
  });
  const words = inTheWay(outcome);
  return words === undefined
    ? undefined
    : { problem: `What others have pushed to ${name} can’t be published: ${words}` };
}

function inTheWay(outcome: Outcome): string | undefined {
  if ('refused' in outcome) return outcome.refused;
  if ('contradictions' in outcome)
    return `the same words were changed here (${Object.keys(outcome.contradictions).join(', ')}). Whoever runs the server joins them, by \`git pull\`.`;
  if (!('problems' in outcome)) return undefined;
  const [first] = outcome.problems;
  return first && `${first.where ?? first.path}: ${first.message}`;
}
