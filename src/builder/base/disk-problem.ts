import { codeOf } from './error-code.ts';
import { UsageError } from './usage-error.ts';

/** Why a system call failed, as the end of a sentence, and what to do about it, as a whole one. */
export type DiskProblem = { reason: string; advice: string };

const rights = { reason: 'you may not write there', advice: 'Change the rights, or take another folder.' };
const open = {
  reason: 'too many files are open',
  advice: 'End other programs, or raise the limit (`ulimit -n 4096`).',
};
const full = { reason: 'the disk is full', advice: 'Delete what you don’t need, and try again.' };

const problems: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: { reason: 'a file would be larger than this system allows', advice: 'Raise the limit (`ulimit -f`).' },
  EROFS: { reason: 'the disk can only be read', advice: 'Take a folder on another disk.' },
  EACCES: rights,
  EPERM: rights,
  EMFILE: open,
  ENFILE: open,
  ENOTDIR: { reason: 'a file has the name of a folder', advice: 'Take another folder.' },
  EIO: { reason: 'the disk has an error', advice: 'Let somebody look whether it is damaged.' },
  EBUSY: { reason: 'it is in use, or a disk of its own', advice: 'End what uses it, or take a folder in it.' },
};

/** What is wrong with the disk or the rights, where a system call failed for such a reason; nothing for any other error. */
export function diskProblem(error: unknown): DiskProblem | undefined {
  return problems[codeOf(error) ?? ''];
}

/** The same in two sentences, with the place where it is known. `state` is what has become of the work, as a sentence. */
export function diskProblemWords(error: unknown, state: string): string | undefined {
  const problem = diskProblem(error);
  if (!problem) return undefined;
  const place = error instanceof Error && 'path' in error ? `\`${String(error.path)}\`` : 'A file';
  return `${place} can't be read or written: ${problem.reason}. ${state} ${problem.advice}`;
}

/** Does work whose system calls may fail. Throws UsageError in words where one did for such a reason; `state` is what has become of it. */
export function sayingWhy<Result>(state: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const words = diskProblemWords(error, state);
    throw words === undefined ? error : new UsageError(words);
  }
}
