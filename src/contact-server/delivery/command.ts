import { setTimeout as sleep } from 'node:timers/promises';
import { causeOf } from '#contact-function';
import type { Spool } from '../spool/spool.ts';
import { type CommandResult, messageActions, runMessageAction } from './message-actions.ts';
import { askOwner, claimOwnership, hasNoSockets, type Ownership } from './owner.ts';
import { Queue } from './queue.ts';
import { deleteOld } from './retention.ts';

/** What a command is run with, in the process that may change messages. */
type CommandContext = {
  spool: Spool;
  queue: Queue;
  now: number;
  /** Keeps a message from being delivered meanwhile; returns `undefined` where it is just being delivered. */
  hold<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
};

/** How often and after what pause a command asks again that finds the owner just coming or going. */
const tries = 100;
const pause = 50;

/** Runs the line of a command (`retry ID`, `release ID`, `delete ID`, `expire DAYS`); returns nothing for another line. */
export async function obey(line: string, context: CommandContext): Promise<CommandResult | undefined> {
  const { spool, queue, now, hold } = context;
  const [verb, argument = ''] = line.split(' ');
  if (verb === 'expire') return expire(Number(argument), context);
  const action = messageActions.find((name) => name === verb);
  if (!action) return undefined;
  try {
    const result = await queue.add(() => hold(argument, () => runMessageAction(spool, action, argument, now)));
    return result ?? { isDone: false, words: `Message ${argument} is being delivered right now.` };
  } catch (error) {
    return { isDone: false, words: `Message ${argument} could not be changed (${causeOf(error)}).` };
  }
}

async function expire(days: number, { spool, queue, now, hold }: CommandContext): Promise<CommandResult> {
  await spool.refresh();
  const { all, undelivered } = await deleteOld(spool, queue, { now, daysOf: () => days, hold });
  const rest = undelivered === 0 ? '' : `; ${undelivered} of them had not been delivered`;
  const count = all === 1 ? '1 message' : `${all} messages`;
  return { isDone: true, words: `${count} older than ${days} days deleted${rest}.` };
}

/**
 * Runs a command in the process that may change messages; where there is none, this one is it for as long as that takes.
 */
export async function command(dataDir: string, spool: Spool, line: string): Promise<CommandResult> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await askOwner(dataDir, line);
    if (answer === '') return { isDone: false, words: 'The server that delivers does not answer. Please try again.' };
    if (answer !== undefined && answer !== busy) return JSON.parse(answer) as CommandResult;
    const result = answer === busy ? undefined : await asOwner(dataDir, () => obeyAlone(spool, line));
    if (result) return result;
    await sleep(pause);
  }
  return { isDone: false, words: 'Other commands are running. Please try again.' };
}

/** Does `work` as the process that may change messages; returns `undefined` where another one is it. */
export async function asOwner<T>(dataDir: string, work: () => Promise<T>): Promise<T | undefined> {
  let ownership: Ownership | undefined;
  try {
    ownership = await claimOwnership(dataDir, async () => busy);
  } catch (error) {
    if (!hasNoSockets(error)) throw error;
    return work();
  }
  if (!ownership) return undefined;
  try {
    return await work();
  } finally {
    await ownership.release();
  }
}

async function obeyAlone(spool: Spool, line: string): Promise<CommandResult> {
  const hold = <T>(_: string, work: () => Promise<T>) => work();
  const result = await obey(line, { spool, queue: new Queue(), now: Date.now(), hold });
  return result ?? { isDone: false, words: `There is no command ${line}.` };
}

/** What is answered by who has the right to change messages for a moment only. */
export const busy = 'busy';
