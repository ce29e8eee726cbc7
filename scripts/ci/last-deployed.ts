import { askGitHub, fieldOfEvent, listOf, type Repository } from './github.ts';

/**
 * When the workflow `deploy` last went through for main, by the time at which it began (ms since 1970): what was due then is
 * there. Nothing where it never did, or where the site was rolled back since: what somebody has taken back by hand stays so
 * until somebody publishes again.
 */
export async function lastDeployed(repository: Repository): Promise<number | undefined> {
  const [pushed, scheduled, byHand] = await Promise.all(
    ['workflow_run', 'schedule', 'workflow_dispatch'].map((event) => newestRun(repository, event)),
  );
  if (byHand?.title === rollBackTitle && byHand.time > (pushed?.time ?? 0)) return undefined;
  const times = [pushed, scheduled, byHand].flatMap((run) => run?.time ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** What the workflow calls a run that publishes the version before again. */
const rollBackTitle = 'roll back';

/** The newest run of the workflow that an event has started and that went through. */
async function newestRun(repository: Repository, event: string): Promise<{ time: number; title: string } | undefined> {
  const query = `branch=main&event=${event}&status=success&per_page=1`;
  const [run] = listOf(await askGitHub(repository, `actions/workflows/deploy.yml/runs?${query}`), 'workflow_runs');
  const time = Date.parse(fieldOfEvent(run, 'run_started_at') ?? '');
  return Number.isNaN(time) ? undefined : { time, title: fieldOfEvent(run, 'display_title') ?? '' };
}
