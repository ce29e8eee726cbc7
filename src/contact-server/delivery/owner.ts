import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '#builder/base';
import { ask, type CommandListener, hungUp, listenIn } from './socket.ts';

/** The right to deliver and change the messages of a data folder. Only one process has it, so nothing is mailed twice. */
export type Ownership = { release(): Promise<void> };

/** What a file system answers that has no sockets. */
const unsupported: readonly (string | undefined)[] = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'];

/** Whether an error of `claimOwnership` means that the folder's file system has no sockets, so that it never will work. */
export function hasNoSockets(error: unknown): boolean {
  return unsupported.includes(codeOf(error));
}

/** What a process answers that has only just come, and may yet become the owner. */
const candidate = 'candidate';
const roleQuestion = 'role';
const ending = '.sock';
/** How long a candidate waits for another one that gives way to it, in milliseconds. */
const briefly = 20;

/**
 * Becomes the owner of a data folder, or returns `undefined` where another process is. Throws where no socket can be made.
 *
 * Each process listens on a socket of its own name, which is in the folder only once it listens; a name is never used
 * again, so who finds that nobody listens may remove it. Who sees no other name at one glance is the owner, and from then
 * on says so to whoever asks; of several candidates the one with the first name stays. A killed process leaves
 * its name, and nothing else: there is nothing that two others could both take over.
 */
export async function claimOwnership(dataDir: string, onCommand: CommandListener): Promise<Ownership | undefined> {
  const folder = socketFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `${crypto.randomUUID().slice(0, 18)}${ending}`;
  let isOwner = false;
  const close = await listenIn(folder, own, async (line) => {
    if (line === roleQuestion) return isOwner ? 'owner' : candidate;
    return isOwner ? onCommand(line) : candidate;
  });
  const release = () => rm(join(folder, own), { force: true }).finally(close);
  try {
    for (;;) {
      const names = socketsIn(folder);
      const others = names.filter((name) => name !== own);
      if (others.length === 0 && names.length === 1) {
        // Nothing is awaited between the glance and this line: whoever comes later is told.
        isOwner = true;
        return { release };
      }
      if (!names.includes(own) || (await givesWay(folder, own, others))) break;
    }
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
  await release();
  return undefined;
}

/**
 * Sends a line to the owner of a data folder. Returns its answer, which is empty where it takes too long,
 * or `undefined` where no process is the owner.
 */
export async function askOwner(dataDir: string, line: string): Promise<string | undefined> {
  const folder = socketFolder(dataDir);
  for (const name of socketsIn(folder)) {
    const answer = await ask(folder, name, line);
    if (answer !== undefined && answer !== candidate && answer !== hungUp) return answer;
  }
  return undefined;
}

/** Whether a candidate gives up its claim because of others. Removes the names of processes that have ended. */
async function givesWay(folder: string, own: string, others: readonly string[]): Promise<boolean> {
  let isWaiting = false;
  for (const name of others) {
    const role = await ask(folder, name, roleQuestion);
    if (role === undefined) await rm(join(folder, name), { force: true });
    else if (role === hungUp || (role === candidate && name > own)) isWaiting = true;
    else return true;
  }
  if (isWaiting) await sleep(briefly);
  return false;
}

function socketFolder(dataDir: string): string {
  return join(resolve(dataDir), 'delivery');
}

/** The names of the sockets in a folder, read at once and not in turns: what it gives is true at that moment. */
function socketsIn(folder: string): string[] {
  // Asked for every message; an error costs more than the look.
  if (!existsSync(folder)) return [];
  try {
    const found = readdirSync(folder, { withFileTypes: true });
    return found.flatMap((entry) => (entry.isSocket() && entry.name.endsWith(ending) ? [entry.name] : []));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
