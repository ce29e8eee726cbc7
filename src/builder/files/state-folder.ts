import { accessSync, constants, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const name = 'page-builder';

/**
 * The folder of this user on this machine for what must outlive a command: `$XDG_STATE_HOME/page-builder` (XDG Base Directory
 * Specification), by default below `~/.local/state`. It lies outside of everything that a repository can hold or `npm ci` deletes.
 * Where the home folder can't be written to, it is one in the system's temporary folder. With `isMade` it is made where it is
 * missing. Nothing where there is none: a link is none, and neither is what others own or may write to.
 */
export function stateFolder({ isMade }: { isMade: boolean }): string | undefined {
  return candidates().find((folder) => {
    if (isMade) make(folder);
    return isOwn(folder);
  });
}

function candidates(): string[] {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  const local = process.platform === 'win32' ? LOCALAPPDATA : undefined;
  const home = homedir();
  // One that isn't there is nobody's, and none is made.
  const state = XDG_STATE_HOME || local || (existsSync(home) ? join(home, '.local/state') : undefined);
  const temporary = join(tmpdir(), `${name}-${process.getuid?.() ?? 'user'}`);
  return state === undefined ? [temporary] : [join(state, name), temporary];
}

function make(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // The next one is taken.
  }
}

function isOwn(folder: string): boolean {
  try {
    const found = lstatSync(folder);
    accessSync(folder, constants.W_OK);
    const isMine = process.getuid === undefined || (found.uid === process.getuid() && (found.mode & 0o022) === 0);
    return found.isDirectory() && isMine;
  } catch {
    return false;
  }
}
