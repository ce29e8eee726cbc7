import { causeOf, type DeliveryStatus } from '#contact-function';
import type { Spool, SpooledMessage } from '../spool/spool.ts';

/** What a person can do with one message. */
export const messageActions = ['retry', 'release', 'delete'] as const;
export type MessageAction = (typeof messageActions)[number];

/** What became of a command: words for the person, and whether it was done. */
export type CommandResult = { isDone: boolean; words: string };

const refuse = (words: string): CommandResult => ({ isDone: false, words });

/** What is said of a message that was queued, or deleted. */
export const doneWords = {
  queued: (id: string) => `Message ${id} is queued for delivery.`,
  deleted: (id: string, status: DeliveryStatus | undefined) => {
    const isUndelivered = status === 'queued' || status === 'failed';
    return `Message ${id} is deleted${isUndelivered ? '; it had not been delivered' : ''}.`;
  },
};

/** Why a message can't be mailed again, or released; nothing where it can. */
export function refusalOf(
  action: 'retry' | 'release',
  { id, status, sentAt }: Pick<SpooledMessage, 'id' | 'status' | 'sentAt'>,
): string | undefined {
  if (status === 'sent') return `Message ${id} was delivered at ${sentAt}.`;
  if (action === 'retry' && status === 'quarantined')
    return `Message ${id} is kept back as suspicious. Use \`release\` to send it.`;
  if (action === 'release' && status !== 'quarantined')
    return `Message ${id} is not kept back. Use \`retry\` to send it again.`;
  return undefined;
}

/**
 * Does what a person wants with a message: `retry` queues one again that waits or was given up, `release` one that was
 * kept back (the attempts until it is given up count from the first again); `delete` removes it for good.
 */
export async function runMessageAction(
  spool: Spool,
  action: MessageAction,
  id: string,
  now: number,
): Promise<CommandResult> {
  if (!(await spool.has(id))) return refuse(`There is no message ${id}.`);
  if (action === 'delete') return remove(spool, id);
  let kept: SpooledMessage | undefined;
  try {
    kept = await spool.read(id);
  } catch (error) {
    return refuse(`The file ${spool.fileOf(id)} holds no message that can be read (${causeOf(error)}).`);
  }
  if (!kept) return refuse(`There is no message ${id}.`);
  const refusal = refusalOf(action, kept);
  if (refusal !== undefined) return refuse(refusal);
  const at = new Date(now).toISOString();
  await spool.update({ ...kept, status: 'queued', attempts: 0, queuedAt: at, nextAttemptAt: at });
  return { isDone: true, words: doneWords.queued(id) };
}

async function remove(spool: Spool, id: string): Promise<CommandResult> {
  const kept = await spool.read(id).catch(() => undefined);
  await spool.remove(id);
  await spool.sync();
  return { isDone: true, words: doneWords.deleted(id, kept?.status) };
}
