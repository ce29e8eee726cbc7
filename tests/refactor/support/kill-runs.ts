import { dirname } from 'node:path';
import { removeFolder } from '../../support/content.ts';
import { randomFrom } from '../../support/random.ts';
import { type Command, copyOf, countCalls, killedAt, stateOf } from './killed.ts';

/** What came of commands that were ended by force. `wrong` are those after which the folder was neither as before nor as after. */
export type KillReport = { before: number; after: number; wrong: string[]; calls: number };

/**
 * Ends a command by force at random calls that change its folder, `count` times, each on a copy of `pages`. In every second
 * run, the command that would finish it is ended too. `next` reads the folder as any command does. `command` is told the folder.
 */
export async function killRuns(
  pages: string,
  command: (folder: string) => Command,
  { count, seed, next }: { count: number; seed: number; next: (folder: string) => Promise<unknown> },
): Promise<KillReport> {
  const pick = randomFrom(seed);
  const whole = copyOf(pages);
  const calls = await countCalls(command(whole), whole);
  const [before, after] = [stateOf(pages), stateOf(whole)].map((state) => JSON.stringify(state));
  const report: KillReport = { before: 0, after: 0, wrong: [], calls };
  for (let index = 0; index < count; index += 1) {
    const folder = copyOf(pages);
    const at = 1 + pick(calls);
    await killedAt(command(folder), folder, at);
    const isFinisherKilled = index % 2 === 1;
    const second = 1 + pick(calls);
    if (isFinisherKilled) await killedAt(['validate', '--pages', folder], folder, second);
    await next(folder);
    const state = JSON.stringify(stateOf(folder));
    if (state === before) report.before += 1;
    else if (state === after) report.after += 1;
    else
      report.wrong.push(`seed ${seed}, run ${index}: ended at ${at}${isFinisherKilled ? `, then at ${second}` : ''}`);
    removeFolder(dirname(folder));
  }
  removeFolder(dirname(whole));
  return report;
}
