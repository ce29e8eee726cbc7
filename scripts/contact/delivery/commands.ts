import type { Spool } from '../spool/spool.ts';

/** What a person can do with a message. */
export const messageActions = ['retry', 'release'] as const;
export type MessageAction = (typeof messageActions)[number];

/** What became of a command: words for the person, and whether the message is queued now. */
export type CommandResult = { isQueued: boolean; words: string };

/**
 * Queues a message again: `retry` one that waits or was given up, `release` one that was kept back.
 * The five days until it is given up begin anew.
 */
export async function runCommand(spool: Spool, action: MessageAction, id: string, now: number): Promise<CommandResult> {
  const kept = await spool.read(id).catch(() => undefined);
  const refuse = (words: string) => ({ isQueued: false, words });
  if (!kept) return refuse(`There is no message ${id}.`);
  if (kept.status === 'sent') return refuse(`Message ${id} was delivered at ${kept.sentAt}.`);
  if (action === 'retry' && kept.status === 'quarantined')
    return refuse(`Message ${id} is kept back as suspicious. Use \`release\` to send it.`);
  if (action === 'release' && kept.status !== 'quarantined')
    return refuse(`Message ${id} is not kept back. Use \`retry\` to send it again.`);
  const at = new Date(now).toISOString();
  await spool.update({ ...kept, status: 'queued', attempts: 0, queuedAt: at, nextAttemptAt: at });
  return { isQueued: true, words: `Message ${id} is queued for delivery.` };
}
